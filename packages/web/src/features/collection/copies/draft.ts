import {
  type CopiesKind,
  conditions,
  type Finish,
  kindKey,
  languages,
  plainKind,
  type Variant,
} from '@manafolio/contract'

/** Copies of a kind while they are being edited; two rows may be of the same kind meanwhile. */
export interface DraftRow extends Variant {
  /** Tells rows apart, whatever they become. */
  row: number
}

export function draftOf(variants: readonly Variant[]): DraftRow[] {
  return variants.map((variant, row) => ({ ...variant, row }))
}

/** One copy more, of the plainest kind that is not there yet. */
export function withAnotherKind(rows: readonly DraftRow[], finishes: readonly Finish[]) {
  const row = Math.max(-1, ...rows.map((each) => each.row)) + 1
  return [...rows, { ...kindNotIn(rows, finishes), quantity: 1, row }]
}

function kindNotIn(rows: readonly Variant[], finishes: readonly Finish[]): CopiesKind {
  const taken = new Set(rows.map(kindKey))
  const kinds = languages.flatMap((language) =>
    conditions.flatMap((condition) => finishes.map((finish) => ({ finish, condition, language }))),
  )
  return kinds.find((kind) => !taken.has(kindKey(kind))) ?? plainKind
}

/** Rows of kinds that an earlier row has too. */
export function repeatedRows(rows: readonly DraftRow[]): Set<number> {
  const first = new Map<string, number>()
  for (const each of rows) if (!first.has(kindKey(each))) first.set(kindKey(each), each.row)
  return new Set(rows.flatMap((each) => (first.get(kindKey(each)) === each.row ? [] : [each.row])))
}

/** As they are saved: each kind once, with the copies of all its rows. */
export function variantsOf(rows: readonly DraftRow[]): Variant[] {
  const merged = new Map<string, Variant>()
  for (const { finish, condition, language, quantity } of rows) {
    const kind = { finish, condition, language }
    const before = merged.get(kindKey(kind))?.quantity ?? 0
    merged.set(kindKey(kind), { ...kind, quantity: before + quantity })
  }
  return [...merged.values()]
}

/** The same kinds with the same quantities, in whatever order. */
export function areAlike(a: readonly Variant[], b: readonly Variant[]): boolean {
  const texts = (variants: readonly Variant[]) =>
    variants.map((each) => `${kindKey(each)} ${each.quantity}`).sort()
  return texts(a).join() === texts(b).join()
}
