import type { ImportEffect } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Deps } from '../../deps.ts'
import { changesSomething } from '../change.ts'
import type { Collection, CollectionCache } from '../collection-cache.ts'
import { heldEntries } from '../held.ts'
import { readSettled } from '../pending/settled.ts'
import type { Edit, States } from '../store.ts'
import { copiesIn } from '../variants.ts'
import type { ListAdded } from './added-rows-cache.ts'
import { type Requested, readied } from './ready.ts'

interface Needs extends Pick<Deps, 'db' | 'clock' | 'catalogue'> {
  collections: CollectionCache
  listAdded: ListAdded
}

/** What committing rows of an import would do. */
export async function previewImport(
  { db, clock, catalogue, collections, listAdded }: Needs,
  requested: Requested,
): Promise<ImportEffect> {
  const { userId } = requested
  const readStates = async () => statesOf(await collections.of(userId), catalogue.current())
  const { states, withoutRoom, printingsWithoutRoom, ...plan } = await readSettled(db, userId, () =>
    readied({ db, now: clock.now(), readStates, listAdded }, requested),
  )
  const { added, changed, removed, gained } = sumOf(plan.edits)
  let copiesBefore = 0
  for (const { variants } of states.values()) copiesBefore += copiesIn(variants)
  return {
    added,
    changed,
    removed,
    printingsBefore: states.size,
    printingsAfter: states.size + added - removed,
    copiesBefore,
    copiesAfter: copiesBefore + gained,
    copiesWithoutRoom: withoutRoom
      .filter(({ reason }) => reason === 'no_room')
      .reduce((sum, { quantity }) => sum + quantity, 0),
    printingsWithoutRoom,
  }
}

function statesOf(collection: Collection, catalogue: Catalogue): States {
  return new Map(
    heldEntries(collection, catalogue).map(({ entry, variants }) => {
      return [entry.scryfallId, variants === entry.variants ? entry : { ...entry, variants }]
    }),
  )
}

/** How many entries are added, changed and removed, and how many copies more there are then. */
function sumOf(edits: readonly Edit[]) {
  const sum = { added: 0, changed: 0, removed: 0, gained: 0 }
  for (const edit of edits) {
    if (!changesSomething(edit)) continue
    const { before, after } = edit
    if (!before) sum.added += 1
    else if (after) sum.changed += 1
    else sum.removed += 1
    sum.gained += copiesIn(after?.variants ?? []) - copiesIn(before?.variants ?? [])
  }
  return sum
}
