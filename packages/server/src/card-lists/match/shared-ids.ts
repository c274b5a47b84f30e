import type { Finish } from '@manafolio/contract'
import { type Catalogue, finishesOf } from '@manafolio/search'
import type { SaidCard } from '../listed.ts'
import { agrees } from './agreement.ts'
import type { SaidName } from './said-name.ts'
import { numbersSaid } from './said-number.ts'
import { saidSets } from './said-sets.ts'

interface Row {
  said: SaidCard
  name: SaidName | undefined
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

/** By what such printings are told apart, one after the other; undefined where nothing is said of it. */
const traits: readonly ((catalogue: Catalogue, row: Row) => IsMeant | undefined)[] = [
  (catalogue, { said }) => {
    const { meant } = saidSets(catalogue, said)
    return (printing) => meant.includes(catalogue.columns.printingSet[printing] ?? 0)
  },
  // Marketplaces leave out the star of a card that is numbered apart for its finish alone.
  ofNumber((number) => number.replace(/[★†]$/, '')),
  (catalogue, { name }) => name && ((printing) => agrees(catalogue, printing, name)),
  (catalogue, { said, finish = said.finish }) =>
    finish && ((printing) => finishesOf(catalogue, printing).includes(finish)),
  ofNumber((number) => number),
]

function ofNumber(asSaid: (number: string) => string) {
  return ({ meta, columns }: Catalogue, { said }: Row): IsMeant => {
    const numbers = numbersSaid(said.collectorNumber ?? '')
    return (printing) => {
      const number = (meta.numbers[columns.printingNumber[printing] ?? 0] ?? '').toLowerCase()
      return numbers.includes(number) || numbers.includes(asSaid(number))
    }
  }
}
