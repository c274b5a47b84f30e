import type { Card, ListedPrinting } from '@manafolio/contract'
import { priceOf } from '../../cards/card-price.ts'

/** A card that was found, as a line has it. */
export function listedPrintingOf(card: Card): ListedPrinting {
  const { id, name, setCode, setName, collectorNumber, tcgplayerId, typeLine } = card
  const { normal, small } = card.imageUris ?? card.faces[0]?.imageUris ?? {}
  return {
    ...{ scryfallId: id, cardName: name, setCode, setName, collectorNumber, tcgplayerId, typeLine },
    image: normal ?? small ?? null,
    usd: priceOf(card)?.usd ?? null,
  }
}
