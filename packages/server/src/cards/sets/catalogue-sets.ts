import type { SetSummary } from '@manafolio/contract'
import { type Catalogue, hasRow, type SetFacts, setFacts } from '@manafolio/search'

/** A set as everyone sees it. */
export type SetDescription = Omit<SetSummary, 'owned'>

export interface CatalogueSets {
  /** Those that have a printing, newest first. */
  all: readonly SetDescription[]
  /** By code; codes are in lower case. */
  byCode: ReadonlyMap<string, SetDescription>
  /** Whether the completion of its set counts a printing. */
  isCounted(printing: number): boolean
}

const described = new WeakMap<Catalogue, CatalogueSets>()

/** The sets of a catalogue, counted once for each catalogue. */
export function catalogueSets(catalogue: Catalogue): CatalogueSets {
  const known = described.get(catalogue) ?? describe(catalogue)
  described.set(catalogue, known)
  return known
}

function describe(catalogue: Catalogue): CatalogueSets {
  const facts = setFacts(catalogue)
  const codes = new Set(facts.map(({ code }) => code))
  const { counts, isCounted } = countSets(catalogue)
  const all = facts
    .flatMap((set, number) => ({ set, count: counts[number] ?? noCount }))
    .filter(({ set }) => set.printings > 0)
    .sort(({ set: a }, { set: b }) => b.released - a.released || (a.name < b.name ? -1 : 1))
    .map(({ set, count }) => describeSet(set, count, codes))
  return { all, byCode: new Map(all.map((set) => [set.code, set])), isCounted }
}

function describeSet(
  set: SetFacts,
  { cards, printings }: Count,
  codes: ReadonlySet<string>,
): SetDescription {
  const releasedAt = dateOf(set.released)
  return {
    code: set.code,
    name: set.name,
    kind: set.type,
    releasedAt,
    year: releasedAt === null ? null : Number(releasedAt.slice(0, 4)),
    parentCode: parentOf(set, codes),
    isDigital: set.isDigital,
    cardCount: cards,
    printingCount: printings,
    uncountedPrintings: set.printings - printings,
  }
}

/** Of the number yyyymmdd: yyyy-mm-dd. */
export function dateOf(day: number): string | null {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(String(day)) ?? []
  return year ? `${year}-${month}-${date}` : null
}

const typesBesideASet = new Set(['token', 'promo', 'memorabilia', 'minigame'])

/**
 * Tokens, promos and the like belong to the set whose code is theirs without its first letter. The
 * bulk file has no parents, but most sets follow this.
 */
export function parentOf(
  { code, type }: Pick<SetFacts, 'code' | 'type'>,
  codes: ReadonlySet<string>,
): string | null {
  const main = code.slice(1)
  return typesBesideASet.has(type) && codes.has(main) ? main : null
}

interface Count {
  cards: number
  printings: number
}

const noCount: Count = { cards: 0, printings: 0 }

/** The best that a set has is what its completion counts. */
const grade = { paper: 0, digital: 1, paperExtra: 2, digitalExtra: 3 } as const

function countSets(catalogue: Catalogue) {
  const { meta, columns } = catalogue
  const gradeOf = grader(catalogue)
  const best = new Uint8Array(meta.sets.length).fill(grade.digitalExtra)
  for (let printing = 0; printing < meta.printingCount; printing++) {
    const set = columns.printingSet[printing] ?? 0
    best[set] = Math.min(best[set] ?? 0, gradeOf(printing))
  }
  const isCounted = (printing: number) =>
    gradeOf(printing) === best[columns.printingSet[printing] ?? 0]
  return { counts: countPrintings(catalogue, isCounted), isCounted }
}

function grader({ visible }: Catalogue): (printing: number) => number {
  return (printing) => {
    if (hasRow(visible.onPaperWithoutExtras, printing)) return grade.paper
    if (hasRow(visible.withoutExtras, printing)) return grade.digital
    return hasRow(visible.onPaper, printing) ? grade.paperExtra : grade.digitalExtra
  }
}

/** For each of meta.sets. The printings of a card lie together. */
function countPrintings(
  { meta, columns }: Catalogue,
  isCounted: (printing: number) => boolean,
): Count[] {
  const counts = meta.sets.map(() => ({ ...noCount }))
  const lastCard = new Int32Array(meta.sets.length).fill(-1)
  for (let printing = 0; printing < meta.printingCount; printing++) {
    const set = columns.printingSet[printing] ?? 0
    const count = counts[set]
    if (!count || !isCounted(printing)) continue
    const card = columns.printingCard[printing] ?? 0
    count.printings++
    if (lastCard[set] !== card) count.cards++
    lastCard[set] = card
  }
  return counts
}
