import type { Card, CommanderColor } from '@manafolio/contract'
import { frontFace } from './deck-face.ts'
import { type DeckEntry, type DeckSheet, entriesIn } from './deck-sheet.ts'

/** By a rules text: a card for which a color is chosen where it is a commander (CR 903.4). */
export function choosesColor(oracleText: string): boolean {
  return /choose a color before the game begins/i.test(oracleText)
}

export function cardChoosesColor(card: Card): boolean {
  return choosesColor(frontFace(card).oracleText)
}

/** The commanders for which a color is chosen. */
export function colorChoosers(sheet: DeckSheet): DeckEntry[] {
  return entriesIn(sheet, 'commander').filter(({ card }) => card && cardChoosesColor(card))
}

/** The chosen color, where a commander is a card for which one is chosen. */
export function chosenColor(sheet: DeckSheet): CommanderColor | null {
  return colorChoosers(sheet).length > 0 ? sheet.commanderColor : null
}

/**
 * The colors of the commanders' combined identity, which may come more than once; null without
 * commanders, or when the catalogue does not know one of them.
 */
export function commanderColors(sheet: DeckSheet): readonly string[] | null {
  const commanders = entriesIn(sheet, 'commander')
  if (commanders.length === 0 || commanders.some(({ card }) => card === null)) return null
  const chosen = chosenColor(sheet)
  const colors = commanders.flatMap(({ card }) => card?.colorIdentity ?? [])
  return chosen === null ? colors : [...colors, chosen]
}
