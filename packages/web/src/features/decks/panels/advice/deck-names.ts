import type { DeckDetail } from '@manafolio/contract'

type DeckCards = Pick<DeckDetail, 'commanderName' | 'cards'>

/** The names of all cards in a deck and of their faces, to be compared with `withFaces` of a card. */
export function namesInDeck({ commanderName, cards }: DeckCards): Set<string> {
  const names = [
    commanderName ?? '',
    ...cards.flatMap((row) => [row.cardName, row.card?.name ?? '']),
  ]
  return new Set(names.filter(Boolean).flatMap(withFaces))
}

/** “Fire // Ice” also matches “Fire” and “Ice”; case doesn't matter. */
export function withFaces(name: string): string[] {
  return [...new Set([name, ...name.split(' // ')])].map((one) => one.trim().toLowerCase())
}
