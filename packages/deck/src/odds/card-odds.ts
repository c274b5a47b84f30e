import { type DeckSheet, entriesIn } from '../deck-sheet.ts'
import { isLand } from '../numbers/card-type.ts'
import { type KnownCopies, knownOf } from '../numbers/front.ts'
import { type CastingCost, castingCostsOf } from './casting-costs.ts'
import { calculated } from './combinations.ts'
import { exactPayment } from './exact-payment.ts'
import { cardsSeenBy, type Library } from './library.ts'
import type { Chance } from './odds.ts'
import { meansFor, type Payment, paymentFor } from './payment.ts'
import { type Trials, triedPayment } from './tried-payment.ts'

/** How often the lands pay for a card on curve, which is the turn of its mana value. */
export interface CardOdds {
  cardName: string
  manaCost: string
  turn: number
  onCurve: Chance
  /** Of the games with enough lands of any color: what the colors cost. */
  withEnoughLands: Chance
}

/** The different spells of the library, the hardest to cast on curve first. */
export function cardOddsOf(sheet: DeckSheet, library: Library, trials: Trials): CardOdds[] {
  const spells = knownOf(entriesIn(sheet, 'main')).filter(({ front }) => !isLand(front))
  const byName = new Map(spells.map((spell) => [spell.entry.cardName, spell]))
  const chances = paymentChances(library, trials)
  return [...byName.values()]
    .flatMap((spell) => oddsOfSpell(spell, chances))
    .sort((a, b) => a.onCurve.chance - b.onCurve.chance || b.turn - a.turn)
}

interface PaymentChances {
  turn: number
  onCurve: Chance
  withEnoughLands: Chance
}

/** Of two halves the one that is more likely to be cast counts. */
function oddsOfSpell(
  { entry, front }: KnownCopies,
  chancesFor: (cost: CastingCost) => PaymentChances,
): CardOdds[] {
  const [best] = castingCostsOf(front)
    .map(chancesFor)
    .sort((a, b) => b.onCurve.chance - a.onCurve.chance)
  return best ? [{ cardName: entry.cardName, manaCost: front.manaCost, ...best }] : []
}

/** Costs that are paid alike are calculated once. */
function paymentChances(library: Library, trials: Trials) {
  const known = new Map<string, PaymentChances>()
  return (cost: CastingCost): PaymentChances => {
    const payment = paymentFor(cost)
    const key = `${payment.lands} ${payment.kinds.map(({ colors, symbols }) => `${symbols}${colors.join('')}`).sort()}`
    const chances = known.get(key) ?? chancesOf(payment, library, trials)
    known.set(key, chances)
    return chances
  }
}

function chancesOf(payment: Payment, library: Library, trials: Trials): PaymentChances {
  const turn = Math.max(1, payment.lands)
  const onCurve = chanceBy(turn, payment, { library, trials })
  const lands = { lands: payment.lands, kinds: [] }
  const { chance: enough } = chanceBy(turn, lands, { library, trials })
  const share = enough === 0 ? calculated(0) : calculated(onCurve.chance / enough)
  const error = enough === 0 ? 0 : onCurve.error / enough
  return { turn, onCurve, withEnoughLands: { ...share, error } }
}

interface Means {
  library: Library
  trials: Trials
}

function chanceBy(turn: number, payment: Payment, { library, trials }: Means): Chance {
  const seen = [cardsSeenBy(turn, library)]
  const question = { payment, means: meansFor(payment, library), seen }
  const [chance] = exactPayment(question)?.map(calculated) ?? triedPayment(question, trials)
  return chance ?? calculated(0)
}
