import {
  addToCollection,
  findInCollection,
  getCollectionStats,
  listDecks,
  searchCards,
} from '@manafolio/contract'
import { type Owner, send } from './collection-calls.ts'
import { percentile } from './measure.ts'

const betweenMs = 10

/** Milliseconds that a user with a small collection waited for reads and writes. */
export interface Waits {
  looks: number[]
  adds: number[]
}

/** One client reads and one adds cards until the work is done. */
export async function othersUntil(event: Promise<unknown>, owner: Owner): Promise<Waits> {
  const state = { isOver: false }
  const over = event.finally(() => {
    state.isOver = true
  })
  const goOn = async (calls: readonly Call[]) => {
    const times: number[] = []
    for (let round = 0; !state.isOver; round++) {
      const began = performance.now()
      await calls[round % calls.length]?.(owner, round)
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, betweenMs))
    }
    return times
  }
  const [looks, adds] = await Promise.all([goOn(looking), goOn([add]), over])
  return { looks, adds }
}

type Call = (owner: Owner, round: number) => Promise<unknown>

const add: Call = (owner, round) => {
  const scryfallId = owner.scryfallIds[round % owner.scryfallIds.length] ?? ''
  return send(owner, addToCollection, { input: { scryfallId } })
}

const looking: readonly Call[] = [
  (owner) => send(owner, getCollectionStats, {}),
  (owner) => send(owner, searchCards, { input: { query: 't:dragon c:r' } }),
  (owner) => send(owner, listDecks, {}),
  (owner) => send(owner, findInCollection, { input: { q: 'usd>1' } }),
  (owner) => send(owner, searchCards, { input: { query: 'lightning bolt' } }),
  (owner) => send(owner, findInCollection, { input: { q: 't:creature' } }),
]

/** Two rows: requests, their p50, p99 and longest in ms. */
export function othersRows(name: string, { looks, adds }: Waits): string[][] {
  return [
    [`${name}: looks`, ...figuresOf(looks)],
    [`${name}: adds`, ...figuresOf(adds)],
  ]
}

function figuresOf(times: readonly number[]): string[] {
  const figures = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1))
  return [String(times.length), ...figures]
}
