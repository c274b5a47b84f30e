import type { ImportEffect } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import { changesSomething } from '../change.ts'
import type { Collection, CollectionCache } from '../collection-cache.ts'
import type { EntryState } from '../entry-state.ts'
import { heldEntries } from '../held.ts'
import { readSettled } from '../pending/settled.ts'
import type { States } from '../store.ts'
import { copiesIn } from '../variants.ts'
import { type Requested, readied } from './ready.ts'

interface Needs extends Pick<Deps, 'db' | 'clock' | 'catalogue'> {
  collections: CollectionCache
}

/** What committing rows of an import would do. */
export async function previewImport(
  { db, clock, catalogue, collections }: Needs,
  requested: Requested,
): Promise<ImportEffect> {
  const { userId } = requested
  const readStates = async () => statesOf(await collections.of(userId), catalogue.current())
  const { states, withoutRoom, printingsWithoutRoom, ...plan } = await readSettled(db, userId, () =>
    readied({ db, now: clock.now(), readStates }, requested),
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

function statesOf(collection: Collection, catalogue: Catalogue): States {
  return new Map(
    heldEntries(collection, catalogue).map(({ entry, variants }) => {
      const { id, addedAt, withdrawnAt } = entry
      return [entry.scryfallId, { id, addedAt, withdrawnAt, variants }]
    }),
  )
}

function copiesOf(states: readonly (EntryState | undefined)[]): number {
  return states.reduce((sum, state) => sum + copiesIn(state?.variants ?? []), 0)
}
