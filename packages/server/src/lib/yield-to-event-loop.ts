import { setImmediate } from 'node:timers/promises'

/** How long a work may keep others from having their turn. */
const turnMs = 5

/** To be awaited often; there is nothing to wait for until the work has gone on for a while. */
export type YieldToEventLoop = () => Promise<void> | undefined

/** Lets others have their turn whenever a work has gone on for a while. */
export function eventLoopYielder(): YieldToEventLoop {
  let began = performance.now()
  async function giveTurn() {
    await setImmediate()
    began = performance.now()
  }
  // No promise where there is nothing to wait for: it is asked for each row of thousands.
  return () => (performance.now() - began < turnMs ? undefined : giveTurn())
}
