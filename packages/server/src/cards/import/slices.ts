import { setImmediate } from 'node:timers/promises'
import type { Steps, Stretch } from '@manafolio/search'

/** How long others may have to wait: one step more than this at most. */
const sliceMs = 8

/** Runs work in small steps to its end, giving way to requests and timers now and then. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  fill: (stretch: Stretch) => Promise<void>,
): Promise<Result> {
  let since = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (step.value) await fill(step.value)
    if (step.value || performance.now() - since > sliceMs) {
      await setImmediate()
      since = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
