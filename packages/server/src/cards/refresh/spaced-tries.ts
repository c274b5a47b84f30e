import type { Clock } from '../../lib/clock.ts'
import { nextTryAfter } from '../service/back-off.ts'
import { isDue } from './schedule.ts'

/** Tries of this process that come less and less often while they bring nothing. */
export interface SpacedTries {
  areDue(): boolean
  /** One more brought nothing, or begins: then it counts unless `reset` follows. */
  count(): void
  reset(): void
}

export function spacedTries({ clock, random }: { clock: Clock; random(): number }): SpacedTries {
  let failures = 0
  let nextTryAt: string | null = null
  return {
    areDue: () => isDue({ nextTryAt }, clock.now()),
    count() {
      failures += 1
      const waitMs = nextTryAfter({ failures, retryAfterMs: null, random })
      nextTryAt = new Date(clock.now().getTime() + waitMs).toISOString()
    },
    reset() {
      failures = 0
      nextTryAt = null
    },
  }
}
