import type { ImportEffect } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { changesSomething } from '../change.ts'
import type { EntryState } from '../entry-state.ts'
import { readSettled } from '../pending/settled.ts'
import { copiesIn } from '../variants.ts'
import { type Requested, readied } from './ready.ts'

/** What committing rows of an import would do. */
export async function previewImport(
  { db, clock, catalogue }: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  requested: Requested,
): Promise<ImportEffect> {
  const needs = { db, catalogue: catalogue.current(), now: clock.now() }
  const { states, withoutRoom, printingsWithoutRoom, ...plan } = await readSettled(
    db,
    requested.userId,
    () => readied(needs, requested),
  )
  const edits = plan.edits.filter(changesSomething)
  const added = edits.filter(({ before }) => !before).length
  const removed = edits.filter(({ after }) => !after).length
  const copiesBefore = copiesOf([...states.values()])
  const gained = copiesOf(edits.map(({ after }) => after))
  const lost = copiesOf(edits.map(({ before }) => before))
  return {
    added,
    changed: edits.length - added - removed,
    removed,
    printingsBefore: states.size,
    printingsAfter: states.size + added - removed,
    copiesBefore,
    copiesAfter: copiesBefore + gained - lost,
    copiesWithoutRoom: withoutRoom
      .filter(({ reason }) => reason === 'no_room')
      .reduce((sum, { quantity }) => sum + quantity, 0),
    printingsWithoutRoom,
  }
}

function copiesOf(states: readonly (EntryState | undefined)[]): number {
  return states.reduce((sum, state) => sum + copiesIn(state?.variants ?? []), 0)
}
