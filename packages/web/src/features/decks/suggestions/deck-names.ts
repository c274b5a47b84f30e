import { type DeckDetail, limits } from '@manafolio/contract'
import type { DeckRow } from '../deck-actions.ts'
import { isBasicLand, isNameOfBasicLand } from './basic-land.ts'

type DeckCards = Pick<DeckDetail, 'commanderName' | 'cards'>

/**
 * The names that tell what a deck is about, once each: the commander's, then the main deck's, then the
 * sideboard's, in the deck's order. Basic lands say nothing of it.
 */
export function tellingNames({ commanderName, cards }: DeckCards): string[] {
  const of = (slot: DeckRow['slotType']) =>
    cards.filter((row) => row.slotType === slot && !saysNothing(row)).map((row) => row.cardName)
  const names = [...(commanderName ? [commanderName] : []), ...of('main'), ...of('side')]
  return [...new Set(names)].slice(0, limits.suggestionNames)
}

/** All that is in a deck, by its names and those of its faces, to be asked with withFaces of a card. */
export function namesInDeck({ commanderName, cards }: DeckCards): Set<string> {
  const names = [
    commanderName ?? '',
    ...cards.flatMap((row) => [row.cardName, row.card?.name ?? '']),
  ]
  return new Set(names.filter(Boolean).flatMap(withFaces))
}

/** “Fire // Ice” also goes by “Fire” and by “Ice”; capitals don't matter. */
export function withFaces(name: string): string[] {
  return [...new Set([name, ...name.split(' // ')])].map((one) => one.trim().toLowerCase())
}

function saysNothing({ cardName, card }: DeckRow): boolean {
  return card ? isBasicLand(card.typeLine) : isNameOfBasicLand(cardName)
}
