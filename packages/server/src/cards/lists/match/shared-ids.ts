import type { Finish } from '@manafolio/contract'
import { type Catalogue, finishesOf } from '@manafolio/search'
import type { ParsedCard } from '../listed.ts'
import { agrees } from './agreement.ts'
import { matchSets } from './match-sets.ts'
import type { ParsedName } from './parse-name.ts'
import { parseNumbers } from './parse-numbers.ts'

interface Row {
  raw: ParsedCard
  name: ParsedName | undefined
  /** The one that the id stands for, if it does for one alone. */
  finish: Finish | undefined
}

type IsMeant = (printing: number) => boolean

/** Of printings that share an id, those that all else in the row fits best, in their order. */
export function likeliest(
  catalogue: Catalogue,
  printings: readonly number[],
  row: Row,
): readonly number[] {
  let left = printings
  for (const trait of traits) {
    if (left.length < 2) break
    const isMeant = trait(catalogue, row)
    const meant = isMeant ? left.filter(isMeant) : []
    if (meant.length > 0) left = meant
  }
  return left
}

/** What distinguishes such printings, in this order; undefined where the data has none. */
const traits: readonly ((catalogue: Catalogue, row: Row) => IsMeant | undefined)[] = [
  (catalogue, { raw }) => {
    const { meant } = matchSets(catalogue, raw)
    return (printing) => meant.includes(catalogue.columns.printingSet[printing] ?? 0)
  },
  // Marketplaces leave out the star of a card that is numbered apart for its finish alone.
  ofNumber((number) => number.replace(/[★†]$/, '')),
  (catalogue, { name }) => name && ((printing) => agrees(catalogue, printing, name)),
  (catalogue, { raw, finish = raw.finish }) =>
    finish && ((printing) => finishesOf(catalogue, printing).includes(finish)),
  ofNumber((number) => number),
]

function ofNumber(asWritten: (number: string) => string) {
  return ({ meta, columns }: Catalogue, { raw }: Row): IsMeant => {
    const numbers = parseNumbers(raw.collectorNumber ?? '')
    return (printing) => {
      const number = (meta.numbers[columns.printingNumber[printing] ?? 0] ?? '').toLowerCase()
      return numbers.includes(number) || numbers.includes(asWritten(number))
    }
  }
}
