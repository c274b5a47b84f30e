import { formatFacts } from '@manafolio/contract'
import { type DeckSheet, entriesIn } from './deck-sheet.ts'
import { moreCardsCompanion } from './legality/companion-conditions.ts'

/** The fewest cards of a main deck: one companion asks for twenty more, where the format allows them. */
export function requiredSize(sheet: DeckSheet): number {
  const { cards, isExact } = formatFacts[sheet.format]
  const isRequested = entriesIn(sheet, 'companion').some(
    ({ cardName }) => cardName === moreCardsCompanion,
  )
  return isRequested && !isExact ? cards + 20 : cards
}
