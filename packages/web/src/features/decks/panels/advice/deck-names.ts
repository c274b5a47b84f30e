import { type DeckDetail, limits } from '@manafolio/contract'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { isBasicLand, isNameOfBasicLand } from './basic-land.ts'

type DeckCards = Pick<DeckDetail, 'commanderName' | 'cards'>

/**
 * The names that characterize a deck, each once: the commander, then the main deck, then the sideboard, in
 * deck order. Basic lands are skipped.
 */
export function characteristicNames({ commanderName, cards }: DeckCards): string[] {
  const of = (slot: DeckRow['slotType']) =>
    cards.filter((row) => row.slotType === slot && !isBasic(row)).map((row) => row.cardName)
  const names = [...(commanderName ? [commanderName] : []), ...of('main'), ...of('side')]
  return [...new Set(names)].slice(0, limits.suggestionNames)
}

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

function isBasic({ cardName, card }: DeckRow): boolean {
  return card ? isBasicLand(card.typeLine) : isNameOfBasicLand(cardName)
}
