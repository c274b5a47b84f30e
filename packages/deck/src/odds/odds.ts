import { copiesOf, type DeckSheet } from '../deck-sheet.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import { type CardOdds, cardOddsOf } from './card-odds.ts'
import { type ColorNeed, colorNeedsOf } from './color-needs.ts'
import { calculated, drawChance } from './combinations.ts'
import { commanderOddsOf } from './commander-odds.ts'
import { cardsSeenBy, type Library, libraryOf } from './library.ts'
import { openingHandOf } from './opening-hand.ts'

/** A probability, from 0 to 1. */
export interface Chance {
  chance: number
  /** Half the width of its 95 % interval when simulated; 0 when calculated. */
  error: number
}

/** The odds of drawing from a deck, on the play. Turns count from 1; on turn t, 6 + t cards are seen. */
export interface Odds {
  /** The library: the main deck without its commanders and signature spells. */
  cards: number
  lands: number
  opening: {
    /** Hands of seven with this many lands are keepable. */
    keepsFrom: number
    keepsTo: number
    keepable: Chance
    /** By the number of lands from 0 to 7. */
    byLands: readonly Chance[]
    /** For none, one and two mulligans: a keepable hand by then, and how many cards of it are kept. */
    byMulligans: readonly { mulligans: number; cards: number; keepable: Chance }[]
    averageLands: number
  }
  /**
   * For each color that some card needs, or each pair of a hybrid symbol where all have one: the odds of
   * a source by turn 1, 2, …
   */
  colors: readonly { colors: readonly ManaColor[]; sources: number; byTurn: readonly Chance[] }[]
  /** The sources that each color needs. */
  needs: readonly ColorNeed[]
  /** The spells of the library, the hardest to cast on curve first. */
  spells: readonly CardOdds[]
  /** For each commander: the odds of enough lands of the right colors by its turn. */
  commanders: readonly {
    cardName: string
    manaValue: number
    /** From the turn of its mana value on; the first is “on curve”. */
    byTurn: readonly { turn: number; chance: Chance }[]
  }[]
  /** The number of simulated games and their seed, so that results are reproducible. */
  trials: number
  seed: number
}

/**
 * Only lands produce mana here, one each, and none enters tapped: other mana sources and card draw are
 * not counted. A probability with error 0 was calculated.
 */
export function oddsOf(sheet: DeckSheet, options: { trials: number; seed: number }): Odds {
  const library = libraryOf(sheet)
  const trials = Math.max(1, Math.floor(options.trials))
  const needs = colorNeedsOf(sheet, library)
  const simulation = { trials, seed: options.seed }
  return {
    cards: library.cards,
    lands: library.lands,
    opening: openingHandOf(library, sheet.format),
    colors: colorOddsOf(needs, library),
    needs,
    spells: cardOddsOf(sheet, library, simulation),
    commanders: commanderOddsOf(sheet, library, simulation),
    ...simulation,
  }
}

const lastTurn = 8

/** Only lands are sources: cards that cost mana can't provide the first of a color. */
function colorOddsOf(needs: readonly ColorNeed[], library: Library): Odds['colors'] {
  const single = needs.filter(({ colors }) => colors.length === 1)
  return (single.length > 0 ? single : needs).map(({ colors }) => {
    const makers = library.manaLands.filter((land) =>
      land.colors.some((color) => colors.includes(color)),
    )
    const sources = copiesOf(makers.map(({ entry }) => entry))
    const byTurn = Array.from({ length: lastTurn }, (_, at) => {
      const seen = cardsSeenBy(at + 1, library)
      return calculated(1 - drawChance({ cards: library.cards, hits: sources }, seen, 0))
    })
    return { colors, sources, byTurn }
  })
}
