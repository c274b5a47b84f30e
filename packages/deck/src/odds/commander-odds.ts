import { type DeckSheet, entriesIn } from '../deck-sheet.ts'
import { type Front, knownOf } from '../numbers/front.ts'
import { calculated } from './combinations.ts'
import { exactPayment } from './exact-payment.ts'
import { cardsSeenBy, type Library } from './library.ts'
import type { Odds } from './odds.ts'
import { meansFor, paymentFor } from './payment.ts'
import { type Trials, triedPayment } from './tried-payment.ts'

/** The turn of its mana value and those after it. */
const turnsShown = 5

/** Unknown commanders are left out. */
export function commanderOddsOf(
  sheet: DeckSheet,
  library: Library,
  trials: Trials,
): Odds['commanders'] {
  return knownOf(entriesIn(sheet, 'commander')).map(({ entry, front }) => ({
    cardName: entry.cardName,
    manaValue: front.manaValue,
    byTurn: byTurnOf(front, library, trials),
  }))
}

function byTurnOf(front: Front, library: Library, trials: Trials) {
  const payment = paymentFor(front)
  const onCurve = Math.max(1, payment.lands)
  const turns = Array.from({ length: turnsShown }, (_, at) => onCurve + at)
  const seen = turns.map((turn) => cardsSeenBy(turn, library))
  const question = { payment, means: meansFor(payment, library), seen }
  const chances = exactPayment(question)?.map(calculated) ?? triedPayment(question, trials)
  return turns.map((turn, at) => ({ turn, chance: chances[at] ?? calculated(0) }))
}
