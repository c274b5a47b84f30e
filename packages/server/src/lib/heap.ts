import { setFlagsFromString } from 'node:v8'

/** In percent of what is alive. */
const growth = 40

/**
 * Has the engine look for garbage before the heap is twice what is alive, which by default it does
 * not when there is memory enough. With a catalogue of a hundred thousand printings alive this keeps
 * the process a third smaller, and answers no slower.
 */
export function limitHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
}
