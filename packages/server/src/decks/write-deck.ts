import { type DeckState, deckCard, deckSummary } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { cardBytes } from '../cards/written-cards.ts'
import { arrayOf, type Pieces, withProperties, writerOf } from '../http/json-bytes.ts'

const writeSummary = writerOf(deckSummary)
const writeRow = writerOf(deckCard)
const none = Buffer.from('null')

/** The JSON of a deck with its printings, null for those that the catalogue does not know. */
export function writeDeck(catalogue: Catalogue, deck: DeckState): Buffer {
  const cardOf = (scryfallId: string | null): Pieces => {
    const printing = catalogue.printingById.get(scryfallId ?? '')
    return [printing === undefined ? none : cardBytes(catalogue, printing)]
  }
  const rows = deck.cards.map((row) =>
    withProperties(writeRow(row), { card: cardOf(row.scryfallId) }),
  )
  const details = { cards: arrayOf(rows), commander: cardOf(deck.commanderId) }
  return Buffer.concat(withProperties(writeSummary(deck), details))
}
