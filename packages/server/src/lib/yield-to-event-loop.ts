import { setImmediate } from 'node:timers/promises'

/** How long a work may keep others from having their turn. */
const turnMs = 5

/** Lets others have their turn whenever a work has gone on for a while; cheap to ask for often. */
export function eventLoopYielder(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < turnMs) return
    await setImmediate()
    began = performance.now()
  }
}
