import { vi } from 'vitest'

/** Busy machines take seconds for what takes milliseconds here; a passing check ends the wait. */
const limits = { timeout: 10_000, interval: 10 }

/** Waits until a check stops throwing, and returns its result. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, limits)
}
