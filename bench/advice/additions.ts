import { limits } from '@manafolio/contract'
import { type AdviceTable, adviceOn, randomFrom } from '@manafolio/deck'

import type { AdviceWorld } from './advice-world.ts'
import type { BenchDeck } from './bench-decks.ts'
import { meanOf, meanRecall, type Recall, recallOf } from './recall.ts'
import { seeds, type Trial, trialOf } from './trial.ts'

export interface AdditionFigures {
  advice: Recall
  /** By the rank on EDHREC alone. */
  rank: Recall
  /** The share of the first suggestions with a reason that counts cards. */
  counted: number
  /** Different cards among the first suggestions of all decks. */
  distinct: number
  /** Milliseconds for advice on each deck. */
  times: number[]
}

/** Recall of cards that were taken out of a deck, once for each seed. */
export function measureAdditions(world: AdviceWorld, deck: BenchDeck): AdditionTrial[] {
  return seeds.map((seed) => measureTrial(world.table, trialOf(world, deck, randomFrom(seed))))
}

export function figuresOf(trials: readonly AdditionTrial[]): AdditionFigures {
  return {
    advice: meanRecall(trials.map(({ advice }) => advice)),
    rank: meanRecall(trials.map(({ rank }) => rank)),
    counted: meanOf(trials.map(({ counted }) => counted)),
    distinct: new Set(trials.flatMap(({ first }) => first)).size,
    times: trials.map(({ ms }) => ms),
  }
}

type AdditionTrial = ReturnType<typeof measureTrial>

function measureTrial(table: AdviceTable, { deck, taken, candidates }: Trial) {
  const began = performance.now()
  const advice = adviceOn(table, deck, candidates)
  const ranking = advice.best({ count: 100 }).map(({ card }) => card)
  const first = ranking.slice(0, limits.suggestions)
  const reasons = first.map((card) => advice.reasonsFor(card))
  const ms = performance.now() - began
  const counted = reasons.map((all) => Number(all.some(({ kind }) => kind !== 'rank')))
  return {
    advice: recallOf(ranking, taken),
    rank: recallOf(byRank(table, candidates), taken),
    counted: meanOf(counted),
    first,
    ms,
  }
}

/** The hundred most played candidates. */
function byRank({ edhrecRank }: AdviceTable, candidates: Uint32Array): number[] {
  const rankOf = (card: number) => edhrecRank[card] || Number.MAX_VALUE
  return [...candidates].sort((a, b) => rankOf(a) - rankOf(b) || a - b).slice(0, 100)
}
