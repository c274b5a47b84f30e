import { pause } from '../pause.ts'

/** Requests each of many keys; returns the results in order. */
export type Walk = <Item, Answer>(
  items: readonly Item[],
  request: (item: Item) => Promise<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Answer[]>

export const runParallel: Walk = (items, request) => Promise.all(items.map(request))

/** One by one, up to `atMost`, with a pause after every few. */
export function runSequential({ atMost = Infinity, every = 1, pauseMs = 0 }): Walk {
  return async (items, request, signal) => {
    const answers = []
    for (const [i, item] of items.slice(0, atMost).entries()) {
      if (i > 0 && i % every === 0) await pause(pauseMs, signal)
      answers.push(await request(item))
    }
    return answers
  }
}
