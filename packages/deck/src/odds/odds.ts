import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { copiesOf, type DeckSheet } from '../deck-sheet.ts'
import { colorNumbersOf } from '../numbers/color-numbers.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import { calculated, drawChance } from './combinations.ts'
import { commanderOddsOf } from './commander-odds.ts'
import { cardsSeenBy, type Library, libraryOf } from './library.ts'

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
    /** Keepable in one of the first two hands of seven. */
    keepableWithMulligan: Chance
    averageLands: number
  }
  /** For each color in the deck's costs: the odds of a source by turn 1, 2, … */
  colors: readonly { color: ManaColor; sources: number; byTurn: readonly Chance[] }[]
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

const lastTurn = 8

/** Only lands are sources: cards that cost mana can't provide the first of a color. */
function colorOddsOf(sheet: DeckSheet, library: Library): Odds['colors'] {
  const requested = colorNumbersOf(sheet).filter(({ symbols }) => symbols > 0)
  return requested.map(({ color }) => {
    const makers = library.manaLands.filter(({ colors }) => colors.includes(color))
    const sources = copiesOf(makers.map(({ entry }) => entry))
    const byTurn = Array.from({ length: lastTurn }, (_, at) => {
      const seen = cardsSeenBy(at + 1, library)
      return calculated(1 - drawChance({ cards: library.cards, hits: sources }, seen, 0))
    })
    return { color, sources, byTurn }
  })
}

const handSize = 7

/**
 * Two to five lands of seven are keepable; with a hundred cards three to five, since cards cost more,
 * games are longer, and the first mulligan is free. A smaller library is drawn completely.
 */
function openingHandOf(library: Library, format: DeckFormat): Odds['opening'] {
  const { cards, lands } = library
  const [keepsFrom, keepsTo] = [formatFacts[format].cards >= 100 ? 3 : 2, 5]
  const drawn = Math.min(handSize, cards)
  const byLands = Array.from({ length: handSize + 1 }, (_, found) =>
    drawChance({ cards, hits: lands }, drawn, found),
  )
  const keepable = byLands.slice(keepsFrom, keepsTo + 1).reduce((sum, chance) => sum + chance, 0)
  return {
    keepsFrom,
    keepsTo,
    keepable: calculated(keepable),
    byLands: byLands.map(calculated),
    keepableWithMulligan: calculated(1 - (1 - keepable) ** 2),
    averageLands: cards === 0 ? 0 : (drawn * lands) / cards,
  }
}
