import { isExtra } from './facts.ts'
import type { RawCard } from './raw-card.ts'

/** Of a set, counted without a look at the catalogue. */
export interface SetCount {
  cards: number
  printings: number
  /** Printings that its completion does not count. */
  uncounted: number
}

/** From what a set should be counted by to what is taken in a set that has nothing better. */
const grades = ['paper', 'digital', 'paper extra', 'digital extra'] as const
type Grade = (typeof grades)[number]

interface Printing {
  grade: Grade
  oracleId: string
}

/** For each set code what the objects of a bulk file say. */
export function countSets(printings: Iterable<RawCard>): Map<string, SetCount> {
  const sets = new Map<string, Printing[]>()
  for (const printing of printings) {
    const others = sets.get(printing.set) ?? []
    sets.set(printing.set, others)
    others.push({ grade: gradeOf(printing), oracleId: oracleIdOf(printing) })
  }
  return new Map([...sets].map(([code, all]) => [code, countSet(all)]))
}

function countSet(all: readonly Printing[]): SetCount {
  const best = grades.find((grade) => all.some((printing) => printing.grade === grade))
  const counted = all.filter(({ grade }) => grade === best)
  return {
    cards: new Set(counted.map(({ oracleId }) => oracleId)).size,
    printings: counted.length,
    uncounted: all.length - counted.length,
  }
}

function gradeOf(printing: RawCard): Grade {
  const { digital, games } = printing
  const isOfPaper = !digital && (games.length === 0 || games.includes('paper'))
  if (isExtra(printing)) return isOfPaper ? 'paper extra' : 'digital extra'
  return isOfPaper ? 'paper' : 'digital'
}

/** A card that is on both sides has its id on the sides. */
function oracleIdOf({ oracle_id, card_faces }: RawCard): string {
  const id = oracle_id ?? card_faces?.[0]?.oracle_id
  if (!id) throw new Error('a printing of no card')
  return id
}
