import { type Card, countsInDeck, type DeckCover, type DeckDetail } from '@manafolio/contract'
import { frontOf } from '../../../card-kit/face-card.ts'

export interface CoverChoice {
  cover: DeckCover
  /** “ZEN 126” */
  printing: string
}

const names = new Intl.Collator('en')

/** The commander, then the other cards by name; each printing once. */
export function coverChoices({ commander, cards }: DeckDetail): CoverChoice[] {
  const listed = cards
    .filter(countsInDeck)
    .flatMap(({ card }) => card ?? [])
    .toSorted((one, other) => names.compare(one.name, other.name))
  const all = commander ? [commander, ...listed] : listed
  return [...new Map(all.map((card) => [card.id, card])).values()].map(choiceOf)
}

function choiceOf(card: Card): CoverChoice {
  const { name, typeLine } = frontOf(card)
  const { id, colorIdentity, artist, imageUris, setCode, collectorNumber } = card
  return {
    cover: {
      scryfallId: id,
      name,
      typeLine,
      colorIdentity,
      artist,
      artCrop: imageUris?.artCrop ?? null,
    },
    printing: `${setCode.toUpperCase()} ${collectorNumber}`,
  }
}
