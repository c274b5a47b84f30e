import type { DeckSheet } from '../deck-sheet.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import { colorOddsOf } from './color-odds.ts'
import { commanderOddsOf } from './commander-odds.ts'
import { libraryOf } from './library.ts'
import { openingHandOf } from './opening-hand.ts'

/** How likely something is, from 0 to 1. */
export interface Chance {
  chance: number
  /** Half the width of its 95 % interval where it was found by trying; 0 where it was calculated. */
  error: number
}

/** What drawing from a deck brings, on the play. Turns count from 1; turn t has seen 6 + t cards. */
export interface Odds {
  /** Cards to draw from: the main deck without its commanders and signature spells. */
  cards: number
  lands: number
  opening: {
    /** Seven cards with so many lands are kept. */
    keepsFrom: number
    keepsTo: number
    keepable: Chance
    /** By the number of lands from 0 to 7. */
    byLands: readonly Chance[]
    /** Keepable in one of the first two hands of seven. */
    keepableWithMulligan: Chance
    averageLands: number
  }
  /** Of each colour that the deck's costs ask for: a source of it seen by turn 1, 2, … */
  colors: readonly { color: ManaColor; sources: number; byTurn: readonly Chance[] }[]
  /** Commanders, and in formats without them none: enough lands of the right colours by its turn. */
  commanders: readonly {
    cardName: string
    manaValue: number
    /** From the turn of its mana value on; the first is “on curve”. */
    byTurn: readonly { turn: number; chance: Chance }[]
  }[]
  /** Games tried for what was not calculated, and where their chance began: the same again is the same. */
  trials: number
  seed: number
}

/**
 * Lands alone bring mana here, one of one of their colours each, and none enters tapped: neither what else
 * makes mana nor what draws cards is counted. A chance whose error is 0 was calculated.
 */
export function oddsOf(sheet: DeckSheet, options: { trials: number; seed: number }): Odds {
  const library = libraryOf(sheet)
  const trials = Math.max(1, Math.floor(options.trials))
  return {
    cards: library.cards,
    lands: library.lands,
    opening: openingHandOf(library, sheet.format),
    colors: colorOddsOf(sheet, library),
    commanders: commanderOddsOf(sheet, library, { trials, seed: options.seed }),
    trials,
    seed: options.seed,
  }
}
