import { runsOf } from '@manafolio/testing/property-runs'
import type { DeckEntry } from '../../deck-sheet.ts'
import type { Chance } from '../../odds/odds.ts'
import { entryOf } from '../numbers/cards.ts'

export const options = { trials: 2000, seed: 7 }

/** The same decks in every run. */
export const runs = { seed: 20_260_815, numRuns: runsOf(60) }

/** This many Forests among this many cards. */
export function forests(lands: number, cards: number): DeckEntry[] {
  return [entryOf('Forest', { quantity: lands }), entryOf('Tarmogoyf', { quantity: cards - lands })]
}

export function chancesOf(chances: readonly Chance[]): number[] {
  return chances.map(({ chance }) => chance)
}
