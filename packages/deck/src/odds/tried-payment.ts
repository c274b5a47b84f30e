import type { Kinds, Means, Payment, Question } from './payment.ts'
import { randomFrom } from './random.ts'

export interface Trials {
  trials: number
  seed: number
}

/** How often a payment was possible, for each number of cards seen. */
export function triedPayment(
  { payment, means, seen }: Question,
  { trials, seed }: Trials,
): { chance: number; error: number }[] {
  const library = shuffleable(means)
  const random = randomFrom(seed)
  const most = Math.max(0, ...seen)
  const cardsNeeded = cardsNeededFor(payment)
  const needed = Array.from({ length: trials }, () => {
    shuffleTop(library, most, random)
    return cardsNeeded(library, most)
  })
  return seen.map((cards) => tried(needed.filter((need) => need <= cards).length, trials))
}

/** Cards as the mask of kinds that they pay as lands, plus 1; others are 0. */
function shuffleable({ cards, landsByKinds }: Means): Uint32Array {
  const library = new Uint32Array(cards)
  library.set(landsByKinds.flatMap((copies, kinds) => Array(copies).fill(kinds + 1)))
  return library
}

export function shuffleTop(library: Uint32Array, most: number, random: () => number) {
  for (let at = 0; at < most; at++) {
    const other = at + Math.floor(random() * (library.length - at))
    const card = library[other] ?? 0
    library[other] = library[at] ?? 0
    library[at] = card
  }
}

/**
 * How many of the top cards it takes to pay; Infinity when they can't. By Hall's theorem lands can pay
 * all symbols when for any set of kinds there are at least as many lands that can pay one of these.
 */
export function cardsNeededFor({ lands: landsNeeded, kinds }: Payment) {
  const requested = setsOf(kinds.length).map((set) => symbolsIn(set, kinds))
  const paying = new Uint32Array(requested.length)
  const isPaid = () => requested.every((symbols, set) => (paying[set] ?? 0) >= symbols)
  return (library: Uint32Array, most: number) => {
    paying.fill(0)
    let lands = 0
    for (let at = 0; at < most; at++) {
      const card = library[at] ?? 0
      if (card > 0) {
        lands++
        addLand(paying, card - 1)
      }
      if (lands >= landsNeeded && isPaid()) return at + 1
    }
    return Number.POSITIVE_INFINITY
  }
}

function addLand(paying: Uint32Array, kinds: Kinds) {
  for (let set = 1; set < paying.length; set++) {
    if ((set & kinds) !== 0) paying[set] = (paying[set] ?? 0) + 1
  }
}

function setsOf(kinds: number): Kinds[] {
  return Array.from({ length: 2 ** kinds }, (_, set) => set)
}

function symbolsIn(set: Kinds, kinds: Payment['kinds']): number {
  return kinds.reduce(
    (sum, { symbols }, kind) => sum + ((set & (1 << kind)) !== 0 ? symbols : 0),
    0,
  )
}

/** Wilson's interval, which has a width even if all trials have the same outcome. */
export function tried(hits: number, trials: number): { chance: number; error: number } {
  const [chance, z] = [hits / trials, 1.96]
  const spread = (chance * (1 - chance)) / trials + z ** 2 / (4 * trials ** 2)
  return { chance, error: (z * Math.sqrt(spread)) / (1 + z ** 2 / trials) }
}
