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

/** What somebody with a small collection does meanwhile: mostly looks, one time in eight adds a card. */
export async function othersUntil(event: Promise<unknown>, owner: Owner): Promise<number[]> {
  const times: number[] = []
  const state = { isOver: false }
  const over = event.finally(() => {
    state.isOver = true
  })
  for (let turn = 0; !state.isOver; turn++) {
    const began = performance.now()
    await (calls[turn % calls.length] ?? look)(owner, turn)
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, betweenMs))
  }
  await over
  return times
}

type Call = (owner: Owner, turn: number) => Promise<unknown>

const look: Call = (owner) => send(owner, getCollectionStats, {})

const add: Call = (owner, turn) => {
  const scryfallId = owner.scryfallIds[turn % owner.scryfallIds.length] ?? ''
  return send(owner, addToCollection, { input: { scryfallId } })
}

const calls: readonly Call[] = [
  look,
  (owner) => send(owner, searchCards, { input: { query: 't:dragon c:r' } }),
  (owner) => send(owner, listDecks, {}),
  (owner) => send(owner, findInCollection, { input: { q: 'usd>1' } }),
  add,
  look,
  (owner) => send(owner, searchCards, { input: { query: 'lightning bolt' } }),
  (owner) => send(owner, findInCollection, { input: { q: 't:creature' } }),
]

/** Requests, their p50, p99 and longest in ms. */
export function othersRow(name: string, times: readonly number[]): string[] {
  const figures = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1))
  return [name, String(times.length), ...figures]
}
