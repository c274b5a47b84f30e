import { choose } from './combinations.ts'
import type { Kinds, Means, Payment, Question } from './payment.ts'

/** With more states, calculating takes longer than simulating. */
const limits = { seen: 60, partialPayments: 128, states: 1000 }

/**
 * The probability of a payment for each number of cards seen; null when that takes too long. Only the
 * sets of symbols that the lands seen can pay matter, and there are few of these: the number of ways to
 * reach each is counted land by land.
 */
export function exactPayment(question: Question): number[] | null {
  const { payment, means, seen } = question
  if (landsIn(means) < payment.lands) return seen.map(() => 0)
  const most = Math.max(0, ...seen)
  const partial = payment.kinds.reduce((sum, { symbols }) => sum * (symbols + 1), 1)
  if (most > limits.seen || partial > limits.partialPayments) return null
  const ways = waysByLands(payment, means, most)
  return ways && seen.map((cards) => chanceOf(ways.slice(0, cards + 1), question, cards))
}

function chanceOf(ways: readonly number[], { payment, means }: Question, seen: number): number {
  const others = means.cards - landsIn(means)
  const enough = ways.map((some, lands) =>
    lands < payment.lands ? 0 : some * choose(others, seen - lands),
  )
  return enough.reduce((sum, some) => sum + some, 0) / choose(means.cards, seen)
}

function landsIn({ landsByKinds }: Means): number {
  return landsByKinds.reduce((sum, copies) => sum + copies, 0)
}

/** For each number of lands, in how many ways they can pay all symbols. */
function waysByLands(payment: Payment, means: Means, most: number): number[] | null {
  const { start, isComplete, after } = partialPayments(payment)
  const none = Array.from({ length: most + 1 }, () => 0)
  let states: Ways = new Map([[start, [1, ...none.slice(1)]]])
  for (const [kinds, copies] of means.landsByKinds.entries()) {
    states = withLands(states, copies, (state) => after(state, kinds))
    if (states.size > limits.states) return null
  }
  const complete = [...states].filter(([state]) => isComplete(state))
  return none.map((_, lands) => complete.reduce((sum, [, ways]) => sum + (ways[lands] ?? 0), 0))
}

/** In how many ways a state is reached, by the number of lands. */
type Ways = Map<bigint, number[]>

function withLands(before: Ways, copies: number, after: (state: bigint) => bigint): Ways {
  const states: Ways = new Map()
  for (const [from, ways] of before) {
    let state = from
    for (let drawn = 0; drawn <= Math.min(copies, ways.length - 1); drawn++) {
      addWays(states, state, { ways, drawn, times: choose(copies, drawn) })
      state = after(state)
    }
  }
  return states
}

interface MoreWays {
  ways: readonly number[]
  drawn: number
  times: number
}

function addWays(states: Ways, state: bigint, { ways, drawn, times }: MoreWays) {
  const sum = states.get(state) ?? ways.map(() => 0)
  states.set(state, sum)
  for (let lands = drawn; lands < ways.length; lands++) {
    sum[lands] = (sum[lands] ?? 0) + times * (ways[lands - drawn] ?? 0)
  }
}

/**
 * The ways to pay a part of the symbols are numbered; a state is the set of those that the lands so far
 * allow, as a bit mask. Another land pays one more symbol of a kind that it can pay.
 */
function partialPayments({ kinds }: Payment) {
  const sizes = kinds.map(({ symbols }) => symbols + 1)
  const strides = sizes.map((_, kind) => sizes.slice(0, kind).reduce((all, size) => all * size, 1))
  const all = Array.from({ length: sizes.reduce((sum, size) => sum * size, 1) }, (_, at) => at)
  const steps = kinds.map(({ symbols }, kind) => {
    const stride = strides[kind] ?? 1
    const open = all.filter((at) => Math.floor(at / stride) % (symbols + 1) < symbols)
    return { bit: 1 << kind, stride: BigInt(stride), open: bitsOf(open) }
  })
  return {
    start: 1n,
    isComplete: (state: bigint) => state >> BigInt(all.length - 1) === 1n,
    after: (state: bigint, paid: Kinds) =>
      steps
        .filter(({ bit }) => (paid & bit) !== 0)
        .reduce((next, { stride, open }) => next | ((state & open) << stride), state),
  }
}

function bitsOf(places: readonly number[]): bigint {
  return places.reduce((bits, at) => bits | (1n << BigInt(at)), 0n)
}
