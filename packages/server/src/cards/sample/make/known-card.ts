import { type CardObject, isReversible } from '@manafolio/search'

/** A card of the bulk file with its printings that may be part of the sample. */
export interface KnownCard {
  name: string
  first: CardObject
  printings: CardObject[]
}

/** Printings that are not what people own, or of which the sample has no way to tell the facts. */
export function isUsual(card: CardObject): boolean {
  const isOnPaper = card.digital !== true && card.games?.includes('paper') !== false
  return (
    isOnPaper &&
    card.lang === 'en' &&
    card.oversized !== true &&
    !isReversible(card) &&
    card.set_type !== 'memorabilia'
  )
}

/** 1 is played most; cards without a rank come last. */
function rankOf({ first }: KnownCard): number {
  return first.edhrec_rank ?? Number.MAX_SAFE_INTEGER
}

export function hasType({ first }: KnownCard, type: string): boolean {
  const line = first.type_line ?? first.card_faces?.map((face) => face.type_line).join(' ') ?? ''
  return line.split(/[ /]+/).includes(type)
}

/** By rank, then by name. */
export function byRank(one: KnownCard, other: KnownCard): number {
  return rankOf(one) - rankOf(other) || (one.name < other.name ? -1 : 1)
}
