import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the long run; see vitest.config.ts. */
    isLongRun: boolean
  }
}

const fewest = 20

/** How often a property is tried: so many times in the long run, else a fifth of that. */
export function runsOf(times: number): number {
  return inject('isLongRun') ? times : Math.min(times, Math.max(fewest, Math.ceil(times / 5)))
}
