import type { Card, PrintingAddress } from '@manafolio/contract'

/** What a link to a card's page and its quick view are made of. */
export interface LinkedCard {
  name: string
  /** The printing's Scryfall id; without one and without `printing`, the name finds the card. */
  id?: string
  /** Where the printing is, if that is known. */
  printing?: Pick<PrintingAddress, 'setCode' | 'collectorNumber'>
  /** Everything about the printing, where it is loaded anyway. */
  details?: Card
}

export function linkedCard(card: Card): LinkedCard {
  return { name: card.name, id: card.id, printing: card, details: card }
}

interface NamedPrinting {
  scryfallId: string
  cardName: string | null
  setCode?: string | null
  collectorNumber?: string | null
  card?: Card | null
}

/** A printing of which more or less is known. */
export function linkedPrinting(printing: NamedPrinting): LinkedCard {
  const { scryfallId: id, cardName, setCode, collectorNumber, card } = printing
  if (card) return linkedCard(card)
  const name = cardName ?? 'Unknown card'
  return setCode && collectorNumber
    ? { name, id, printing: { setCode, collectorNumber } }
    : { name, id }
}
