import type { Step } from './step.ts'
import type { Write } from './write.ts'
import type { QueueState } from './write-queue.ts'

/** A snapshot of the changes of a deck. */
export interface ChangesSnapshot {
  /** Applied over the deck as the server last returned it. */
  writes: readonly Write[]
  state: QueueState
  /** Whether the writes are stored in the browser until there is a network. */
  areStored: boolean
  /** The steps that Undo and Redo take next. */
  nextUndo: Step | undefined
  nextRedo: Step | undefined
}

export const noChanges: ChangesSnapshot = {
  writes: [],
  state: 'saved',
  areStored: false,
  nextUndo: undefined,
  nextRedo: undefined,
}
