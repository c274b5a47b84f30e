import { shallowEqual } from '@mantine/hooks'
import type { Step } from './step.ts'
import type { StepHistory } from './step-history.ts'
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

/** The one before when nothing is different. */
export function snapshotOf(
  { writes, ...rest }: Pick<ChangesSnapshot, 'writes' | 'state' | 'areStored'>,
  { past, future }: StepHistory,
  before: ChangesSnapshot,
): ChangesSnapshot {
  const same = shallowEqual(writes, before.writes)
  const listed = { writes: same ? before.writes : writes, ...rest }
  const next = { ...listed, nextUndo: past.at(-1), nextRedo: future.at(-1) }
  return shallowEqual(next, before) ? before : next
}
