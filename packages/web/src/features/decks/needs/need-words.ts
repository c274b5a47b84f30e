import type { NeededCard, Offer } from '@manafolio/contract'

/** The copies of a card in words. */
export function copiesWords({ owned, bound, free, needed }: NeededCard): string {
  return `${owned} owned · ${bound} in other decks · ${free} free · ${needed} needed`
}

type Printing = Pick<Offer, 'setCode' | 'collectorNumber'>

/** A printing in short, as in “CLB 187”. */
export function printingWords({ setCode, collectorNumber }: Printing): string {
  return `${setCode.toUpperCase()} ${collectorNumber}`
}

/** The same with its finish, where that is not the plainest one. */
export function offerWords({ finish, ...printing }: Printing & Pick<Offer, 'finish'>): string {
  const words = printingWords(printing)
  return finish === 'nonfoil' ? words : `${words}, ${finish}`
}

export function unpricedWords(copies: number): string {
  return copies === 1 ? '1 copy has no price' : `${copies} copies have no price`
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function dayWords(day: string): string {
  return days.format(new Date(day))
}
