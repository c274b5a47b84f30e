import { countsInDeck, type Deck, type DeckCard } from '@manafolio/contract'
import { type Catalogue, rowText } from '@manafolio/search'
import { basicLandsIn, type CardKey, cardKeyOf } from './card-key.ts'
import { commanderBeside } from './demand.ts'

/** What the deck says of a card. */
export interface NamedPrintings {
  cardName: string
  scryfallIds: string[]
}

/** Of the main deck and the sideboard, the commander first if it is beside the cards. */
export function printingsByCard(
  catalogue: Catalogue,
  deck: Deck,
  cards: readonly DeckCard[],
): Map<CardKey, NamedPrintings> {
  const beside = commanderBeside(catalogue, deck, cards)
  const leader = { scryfallId: beside ?? '', cardName: deck.commanderName ?? beside ?? '' }
  const named = new Map<CardKey, NamedPrintings>()
  const counted = cards.filter(countsInDeck)
  for (const { scryfallId, cardName } of beside === null ? counted : [leader, ...counted]) {
    const key = cardKeyOf(catalogue, scryfallId)
    const before = named.get(key)?.scryfallIds ?? []
    named.set(key, { cardName, scryfallIds: [...new Set([...before, scryfallId])] })
  }
  return named
}

/** What a card of a deck is called, by the catalogue or else by the deck. */
export function listedCardOf(catalogue: Catalogue, key: CardKey, { cardName }: NamedPrintings) {
  const { texts } = catalogue
  const isKnown = typeof key === 'number'
  return {
    oracleId: isKnown ? rowText(texts.cardOracleId, key) : key,
    cardName: isKnown ? rowText(texts.cardTitle, key) : cardName,
    isBasicLand: basicLandsIn(catalogue).has(key),
  }
}
