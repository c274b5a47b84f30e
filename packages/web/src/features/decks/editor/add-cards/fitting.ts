import { type DeckDetail, formatFacts } from '@manafolio/contract'

type FittedDeck = Pick<DeckDetail, 'format' | 'commanderId' | 'commanderName' | 'colorIdentity'>

/** Query terms: legal in the deck's format and within its commander's color identity. */
export function fittingTerms(deck: FittedDeck): string {
  const legal = `legal:${formatFacts[deck.format].legality}`
  const colors = commanderColors(deck)
  if (colors === null) return legal
  return `${legal} ${colors === '' ? 'id:c' : `id<=${colors}`}`
}

/** The colors as letters, empty for a colorless commander; null without a commander. */
export function commanderColors(deck: FittedDeck): string | null {
  if (deck.commanderId === null && deck.commanderName === null) return null
  return deck.colorIdentity.join('').toLowerCase()
}
