import { setTimeout } from 'node:timers/promises'

/** Never touched, and so never memory of the machine; but the engine counts it. */
const pressureBytes = 40 << 20

/** For the engine to begin with its first steps. */
const pauseMs = 100

/**
 * To be called after a catalogue was replaced. What is left of the old one lies mostly outside of the
 * heap, and a quiet process might keep it for hours. Room that is asked for outside of the heap has
 * the engine look for such memory: in small steps, which a forced collection would not do.
 */
export async function giveOldMemoryBack(): Promise<void> {
  for (const bytes of [pressureBytes, pressureBytes]) {
    new ArrayBuffer(bytes)
    await setTimeout(pauseMs)
  }
}
