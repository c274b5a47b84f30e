import { isKeepable, type LandRange } from '../hands/keepable.ts'
import { cardsToPutBack, handSize } from '../hands/mulligan-rules.ts'
import { shuffleTop } from '../odds/tried-payment.ts'

export interface OpeningRules {
  /** Null keeps every hand. */
  keepable: LandRange | null
  freeMulligans: number
  /** How many cards are drawn from the library later. */
  draws: number
}

/** The cards in the order in which they are seen: the hand that was kept, then the draws. */
export interface Opening {
  seen: Uint32Array
  hand: number
}

/** Hands of so few cards are kept, whatever they are. */
const smallestHand = 4

/** The number of lands that hands of fewer than seven cards are brought toward. */
const wantedLands = 3

/** Shuffles, and takes mulligans until a hand is kept. */
export function dealtOpening(
  library: Uint32Array,
  { keepable, freeMulligans, draws }: OpeningRules,
  random: () => number,
): Opening {
  const size = Math.min(handSize, library.length)
  const top = Math.min(library.length, size + draws)
  for (let mulligans = 0; ; mulligans++) {
    shuffleTop(library, top, random)
    const putBack = cardsToPutBack(mulligans, freeMulligans)
    const drawn = [...library.subarray(0, size)]
    const isLast = size - putBack <= smallestHand || keepable === null
    if (isLast || isKeepable(landsIn(drawn), keepable)) {
      const hand = keptCards(drawn, putBack)
      return { seen: Uint32Array.of(...hand, ...library.subarray(size, top)), hand: hand.length }
    }
  }
}

function landsIn(cards: readonly number[]): number {
  return cards.filter((card) => card > 0).length
}

/** Lands above three go to the bottom first, then spells. The order within a hand does not matter. */
function keptCards(drawn: readonly number[], putBack: number): number[] {
  const spells = drawn.filter((card) => card === 0)
  const lands = drawn.filter((card) => card > 0)
  for (let left = putBack; left > 0; left--) {
    const from = lands.length > wantedLands || spells.length === 0 ? lands : spells
    from.pop()
  }
  return [...lands, ...spells]
}
