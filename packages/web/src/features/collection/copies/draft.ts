import {
  type CopiesKind,
  conditions,
  type Finish,
  kindKey,
  languages,
  plainKind,
  type Variant,
} from '@manafolio/contract'

/**
 * Copies of a variant while they are being edited; two rows may have the same variant until they
 * are saved.
 */
export interface DraftRow extends Variant {
  /** A stable id of the row, for React. */
  row: number
}

export function draftOf(variants: readonly Variant[]): DraftRow[] {
  return variants.map((variant, row) => ({ ...variant, row }))
}

/** Adds one copy of the plainest variant that is not listed yet. */
export function withNewVariant(rows: readonly DraftRow[], finishes: readonly Finish[]) {
  const row = Math.max(-1, ...rows.map((each) => each.row)) + 1
  return [...rows, { ...nextVariant(rows, finishes), quantity: 1, row }]
}

function nextVariant(rows: readonly Variant[], finishes: readonly Finish[]): CopiesKind {
  const taken = new Set(rows.map(kindKey))
  const kinds = languages.flatMap((language) =>
    conditions.flatMap((condition) => finishes.map((finish) => ({ finish, condition, language }))),
  )
  return kinds.find((kind) => !taken.has(kindKey(kind))) ?? plainKind
}

/** Rows with the same variant as an earlier row. */
export function repeatedRows(rows: readonly DraftRow[]): Set<number> {
  const first = new Map<string, number>()
  for (const each of rows) if (!first.has(kindKey(each))) first.set(kindKey(each), each.row)
  return new Set(rows.flatMap((each) => (first.get(kindKey(each)) === each.row ? [] : [each.row])))
}

/** The copies as they are saved: each variant once, with the copies of all its rows. */
export function variantsOf(rows: readonly DraftRow[]): Variant[] {
  const merged = new Map<string, Variant>()
  for (const { finish, condition, language, quantity } of rows) {
    const kind = { finish, condition, language }
    const before = merged.get(kindKey(kind))?.quantity ?? 0
    merged.set(kindKey(kind), { ...kind, quantity: before + quantity })
  }
  return [...merged.values()]
}

/** Whether both have the same variants with the same quantities, in any order. */
export function areAlike(a: readonly Variant[], b: readonly Variant[]): boolean {
  const texts = (variants: readonly Variant[]) =>
    variants.map((each) => `${kindKey(each)} ${each.quantity}`).sort()
  return texts(a).join() === texts(b).join()
}
