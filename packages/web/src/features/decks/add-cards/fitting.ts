import type { DeckDetail, DeckFormat } from '@manafolio/contract'

type FittedDeck = Pick<DeckDetail, 'format' | 'commanderId' | 'commanderName' | 'colorIdentity'>

/**
 * What the query language calls a format, where that is another word: decks of sixty cards from
 * Standard sets are “standardbrawl” to the card-data service, whose “brawl” is the one of a hundred.
 */
const formatKeys: Partial<Record<DeckFormat, string>> = { brawl: 'standardbrawl' }

/** In the query language: legal in the deck's format and within its commander's colours. */
export function fittingTerms(deck: FittedDeck): string {
  const legal = `legal:${formatKeys[deck.format] ?? deck.format}`
  const colors = commanderColors(deck)
  if (colors === null) return legal
  return `${legal} ${colors === '' ? 'id:c' : `id<=${colors}`}`
}

/** Letters of colours, none for a colourless commander; null without a commander. */
export function commanderColors(deck: FittedDeck): string | null {
  if (deck.commanderId === null && deck.commanderName === null) return null
  return deck.colorIdentity.join('').toLowerCase()
}
