import type { DeckSheet } from '../deck-sheet.ts'
import { keepableLands } from '../hands/keepable.ts'
import { freeMulligansIn } from '../hands/mulligan-rules.ts'
import { randomFrom } from '../odds/random.ts'
import { type GoldfishDeck, goldfishDeckOf } from './goldfish-deck.ts'
import { type Goldfish, goldfishTally, goldfishTurns } from './goldfish-tally.ts'
import { dealtOpening } from './opening.ts'

export interface GoldfishOptions {
  games: number
  seed: number
  /** On the draw, a card is drawn on the first turn. */
  first: 'play' | 'draw'
  /** Usual mulligans throw away every hand that is not keepable. */
  mulligans: 'none' | 'usual'
}

/** After so many games the averages so far are given. */
const gamesPerStep = 500

/**
 * Plays games alone with a deck, and gives the averages so far after each step: the last ones are complete.
 * Only lands produce mana, one each, and none enters tapped. The same seed gives the same games.
 */
export function* goldfishOf(
  sheet: DeckSheet,
  { games, seed, first, mulligans }: GoldfishOptions,
): Generator<Goldfish, void> {
  const deck = goldfishDeckOf(sheet)
  const isDrawFirst = first === 'draw'
  const rules = {
    keepable: mulligans === 'none' ? null : keepableLands(sheet.format),
    freeMulligans: freeMulligansIn(sheet.format),
    draws: lastTurnOf(deck) - (isDrawFirst ? 0 : 1),
  }
  const random = randomFrom(seed)
  const tally = goldfishTally(deck)
  for (let played = 1; played <= games; played++) {
    const { seen, hand } = dealtOpening(deck.cards, rules, random)
    const drawnBefore = isDrawFirst ? hand : hand - 1
    tally.count({ seen, hand, seenBy: (turn) => drawnBefore + turn })
    if (played % gamesPerStep === 0 || played === games) yield tally.averages()
  }
}

function lastTurnOf({ commanders }: GoldfishDeck): number {
  const turns = commanders.flatMap((commander) => commander.turns)
  return Math.max(goldfishTurns.lands, goldfishTurns.colors, ...turns)
}
