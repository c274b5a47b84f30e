import type { ManaColor } from '../numbers/mana-color.ts'
import type { Chance } from '../odds/odds.ts'
import { tried } from '../odds/tried-payment.ts'
import { type Average, averageOf, counted, sumsOf } from './average.ts'
import { cardsToCast, hasColors, landsAmong } from './game-measures.ts'
import type { GoldfishDeck } from './goldfish-deck.ts'

/** Averages over simulated games; each error is half the width of a 95 % interval. */
export interface Goldfish {
  /** The games so far; all of them at the end. */
  games: number
  /** The cards of the hand that was kept. */
  handCards: Average
  /** Lands in play on turn 4, with one land played each turn. */
  lands: Average
  /** A land on each of the first four turns. */
  landDrops: Chance
  /** All colors of the costs from the lands in play on turn 3; null when no cost has a color. */
  colors: { needed: readonly ManaColor[]; chance: Chance } | null
  /** Whether the lands in play pay for a commander. */
  commanders: readonly {
    cardName: string
    /** The turn of its mana value, and the two after it. */
    byTurn: readonly { turn: number; chance: Chance }[]
  }[]
}

export const goldfishTurns = { lands: 4, colors: 3 } as const

interface Game {
  /** The cards in the order in which they are seen, beginning with the hand. */
  seen: Uint32Array
  hand: number
  seenBy: (turn: number) => number
}

/** Counts what happens in games. */
export function goldfishTally(deck: GoldfishDeck) {
  const [hands, lands] = [sumsOf(), sumsOf()]
  const hits = { landDrops: 0, colors: 0 }
  const commanders = deck.commanders.map((commander) => commanderTally(commander, deck))

  return {
    count(game: Game) {
      const { seen, hand, seenBy } = game
      const landsSeen = landsAmong(seen.subarray(0, seenBy(goldfishTurns.lands)))
      // With one draw a turn, the lands seen by a turn could be played one by one until then.
      const inPlay = Math.min(goldfishTurns.lands, landsSeen)
      counted(hands, hand)
      counted(lands, inPlay)
      if (inPlay === goldfishTurns.lands) hits.landDrops++
      const early = seen.subarray(0, seenBy(goldfishTurns.colors))
      if (hasColors(early, deck, goldfishTurns.colors)) hits.colors++
      for (const commander of commanders) commander.count(game)
    },
    averages(): Goldfish {
      const games = hands.count
      const { colors: needed } = deck
      return {
        games,
        handCards: averageOf(hands),
        lands: averageOf(lands),
        landDrops: tried(hits.landDrops, games),
        colors: needed.length === 0 ? null : { needed, chance: tried(hits.colors, games) },
        commanders: commanders.map((commander) => commander.odds(games)),
      }
    },
  }
}

type GoldfishCommander = GoldfishDeck['commanders'][number]

/** Counts the games in which a commander was castable by each of its turns. */
function commanderTally({ cardName, payment, turns }: GoldfishCommander, { lands }: GoldfishDeck) {
  const cardsNeeded = cardsToCast(payment, lands)
  const hits = turns.map((turn) => ({ turn, games: 0 }))
  return {
    count({ seen, seenBy }: Game) {
      const needed = cardsNeeded(seen)
      for (const hit of hits) if (needed <= seenBy(hit.turn)) hit.games++
    },
    odds: (games: number) => ({
      cardName,
      byTurn: hits.map((hit) => ({ turn: hit.turn, chance: tried(hit.games, games) })),
    }),
  }
}
