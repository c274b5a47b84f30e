import type { Card, ImportCard } from '@manafolio/contract'

/** A card that was found. In which finishes it comes is known once it is chosen. */
export function importCardOf(card: Card): ImportCard {
  return {
    scryfallId: card.id,
    cardName: card.name,
    setCode: card.setCode,
    setName: card.setName,
    collectorNumber: card.collectorNumber,
    finishes: [],
    imageUrl: (card.imageUris ?? card.faces[0]?.imageUris)?.small ?? null,
  }
}
