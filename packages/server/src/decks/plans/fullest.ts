import type { YieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import type { Conflict } from './conflicts.ts'
import { roomFor } from './room.ts'

/** What a search may cost. It is counted in steps, not in time: the same question has one answer. */
export interface Work {
  steps: number
  /** Lets others have their turn. */
  yieldToEventLoop: YieldToEventLoop
}

/** For each deck of a conflict whether it can be built with the other taken ones. */
export interface Choice {
  isTaken: readonly boolean[]
  /** False when the work was used up before all was tried. */
  isMost: boolean
}

/** Places tried that are remembered: some 20 MB at the most. */
const memoMax = 50_000

/**
 * The largest choice of decks by branch and bound: each deck is taken before it is left out, so of
 * equally large choices the preferred one is found first. A branch ends where what is left can not
 * make it larger than the best one, or where the same room was left for the same decks before.
 */
export async function fullest(conflict: Conflict, work: Work): Promise<Choice> {
  const { decks } = conflict
  await work.yieldToEventLoop()
  const easy = easyChoice(conflict)
  await work.yieldToEventLoop()
  const room = roomFor(conflict)
  const memo = new Map<string, number>()
  const path: boolean[] = []
  let best = { isTaken: easy, count: countOf(easy) - 1 }
  let count = 0

  const canImprove = () => {
    if (count + room.mostFrom(path.length) <= best.count) return false
    const trace = room.memoKey(path.length)
    if ((memo.get(trace) ?? -1) >= count) return false
    if (memo.size < memoMax) memo.set(trace, count)
    return true
  }
  /** Back to the last deck that was taken, and on without it; false when there is none. */
  const goBack = () => {
    while (path.at(-1) === false) path.pop()
    if (path.pop() === undefined) return false
    room.give(path.length)
    count--
    path.push(false)
    return true
  }

  for (;;) {
    if (path.length === decks.length && count > best.count) best = { isTaken: [...path], count }
    if (path.length < decks.length && canImprove()) {
      const isTaken = room.take(path.length)
      path.push(isTaken)
      if (isTaken) count++
    } else if (!goBack()) return { isTaken: best.isTaken, isMost: true }
    work.steps -= room.stepCost
    if (work.steps < 0) return { isTaken: best.isTaken, isMost: false }
    await work.yieldToEventLoop()
  }
}

function countOf(isTaken: readonly boolean[]): number {
  return isTaken.filter(Boolean).length
}

/** One deck after the other that still fits, first those that take the smallest share of the room. */
function easyChoice({ decks, demands, room }: Conflict): boolean[] {
  const shares = demands.map((some) =>
    some.reduce((sum, { card, copies }) => sum + copies / (room[card] ?? 1), 0),
  )
  const order = [...decks.keys()].sort((one, other) => (shares[one] ?? 0) - (shares[other] ?? 0))
  const left = roomFor({ decks, demands, room })
  const isTaken = decks.map(() => false)
  for (const place of order) isTaken[place] = left.take(place)
  return isTaken
}
