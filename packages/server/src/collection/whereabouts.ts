import type { Catalogue } from '@manafolio/search'
import { currentIds } from '../cards/changes/rules.ts'
import type { Deps } from '../deps.ts'
import type { EntryState } from './entry-state.ts'
import { entryAsPrinted } from './printed.ts'
import { findStates, type States } from './store.ts'

/** Where entries are that were under some ids. */
export interface CurrentEntries {
  /** The id under which an entry is now, or would be if it came back. */
  idOf(scryfallId: string): string
  /** The entries that are there now under these ids. */
  now: States
  /** A state that an entry was in, under the id that it has now. */
  asNow(scryfallId: string, state: EntryState): EntryState
}

type Needs = Pick<Deps, 'db'> & { catalogue: Catalogue }

/**
 * Looks for entries under ids that they had. One that is there no more is under the id into which
 * its own was merged. All copies are of finishes that the printings have.
 */
export async function resolveCurrentEntries(
  { db, catalogue }: Needs,
  userId: string,
  scryfallIds: readonly string[],
): Promise<CurrentEntries> {
  const found = await findStates(db, userId, scryfallIds)
  const merged = await currentIds(
    db,
    scryfallIds.filter((id) => !found.has(id)),
  )
  const idOf = (id: string) => merged.get(id) ?? id
  const others = new Set([...merged.values()].filter((id) => !found.has(id)))
  const all = [...found, ...(await findStates(db, userId, others))]
  return {
    idOf,
    now: new Map(all.map(([id, state]) => [id, entryAsPrinted(catalogue, id, state)])),
    asNow(scryfallId, state) {
      const id = idOf(scryfallId)
      const printed = entryAsPrinted(catalogue, id, state)
      return id === scryfallId ? printed : { ...printed, withdrawnAt: null }
    },
  }
}
