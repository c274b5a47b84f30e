import { vi } from 'vitest'

/** A busy machine takes seconds for what takes milliseconds here; a check that passes ends the wait. */
const limits = { timeout: 10_000, interval: 10 }

/** Waits until a check does not throw any more, and returns what it returns. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, limits)
}
