import { chosenColor, colorChoosers, commanderColors } from '../commander-colors.ts'
import type { DeckEntry, DeckSheet } from '../deck-sheet.ts'
import { bitsOf, isWithin } from './colors.ts'

/**
 * The combined color identity of the commanders; undefined without commanders, when the catalogue
 * does not know one of them, and while the color of one is not chosen.
 */
export function identityOf(sheet: DeckSheet): number | undefined {
  const colors = commanderColors(sheet)
  return colors === null || isColorMissing(sheet) ? undefined : bitsOf(colors)
}

/** Whether a color is to be chosen for a commander, and none is. */
export function isColorMissing(sheet: DeckSheet): boolean {
  return colorChoosers(sheet).length > 0 && chosenColor(sheet) === null
}

export function fitsIdentity({ card }: DeckEntry, identity: number): boolean {
  return !card || isWithin(bitsOf(card.colorIdentity), identity)
}
