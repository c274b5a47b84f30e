import { setTimeout } from 'node:timers/promises'

/**
 * More than V8 lets pass without looking for garbage (64 MB). It is never touched, and so never
 * takes memory of the machine.
 */
const pressureBytes = 80 << 20

/** For the engine to take its first steps. */
const pauseMs = 100

/**
 * To be called after a catalogue was replaced, by nobody who held the old one: an async function
 * may do so until it ends. What is left of it lies mostly outside of the heap, and a quiet process
 * might keep it for hours. Allocating outside of the heap makes the engine look for such memory, in
 * small steps, where a collection by force would block everybody.
 */
export async function nudgeGc(): Promise<void> {
  for (const bytes of [pressureBytes, pressureBytes]) {
    const pressure = new ArrayBuffer(bytes)
    await setTimeout(pauseMs, pressure)
  }
}
