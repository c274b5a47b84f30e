import { pause } from '../pause.ts'

/** Asks for each of many things; gives the answers in their order. */
export type Walk = <Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Answer[]>

export const atOnce: Walk = (items, ask) => Promise.all(items.map(ask))

/** One by one, as far as the first `atMost`, with a pause after every so many. */
export function inTurn({ atMost = Infinity, every = 1, pauseMs = 0 }): Walk {
  return async (items, ask, signal) => {
    const answers = []
    for (const [i, item] of items.slice(0, atMost).entries()) {
      if (i > 0 && i % every === 0) await pause(pauseMs, signal)
      answers.push(await ask(item))
    }
    return answers
  }
}
