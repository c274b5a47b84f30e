import { randomUUID } from 'node:crypto'
import {
  limits,
  type NewSavedSearch,
  type SavedSearch,
  type SavedSearchPatch,
  savedSearchKey,
} from '@manafolio/contract'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  deleteStoredSearch,
  insertStoredSearch,
  listStoredSearches,
  type StoredSearch,
  updateStoredSearch,
} from './store.ts'
import { type WarningNeeds, withWarnings } from './warnings.ts'

type Db = Deps['db']
export type Needs = Pick<Deps, 'db'> & WarningNeeds

const { compare } = new Intl.Collator('en', { numeric: true })

/** By name. */
export async function listSavedSearches(needs: Needs, userId: string): Promise<SavedSearch[]> {
  const stored = await listStoredSearches(needs.db, userId)
  stored.sort((a, b) => compare(a.name, b.name))
  return withWarnings(needs, userId, stored)
}

/** The same search under the same name is answered as it is. */
export async function createSavedSearch(
  needs: Needs,
  userId: string,
  requested: NewSavedSearch,
): Promise<SavedSearch> {
  const saved = await changeSearches(needs.db, userId, async (tx, stored) => {
    const namesake = findNamesake(stored, requested.name)
    if (namesake && isSameSearch(namesake, requested)) return namesake
    if (namesake) throw new AppError('saved_search_name_taken')
    if (stored.length >= limits.savedSearches) throw new AppError('saved_search_limit_reached')
    const at = needs.clock.now().toISOString()
    const search = { ...requested, id: randomUUID(), createdAt: at, updatedAt: at }
    await insertStoredSearch(tx, userId, search)
    return search
  })
  return withItsWarnings(needs, userId, saved)
}

export async function updateSavedSearch(
  needs: Needs,
  userId: string,
  { id, patch }: { id: string; patch: SavedSearchPatch },
): Promise<SavedSearch> {
  const updated = await changeSearches(needs.db, userId, async (tx, stored) => {
    const before = stored.find((search) => search.id === id)
    if (!before) throw new AppError('saved_search_not_found')
    const { name = before.name, query = before.query } = patch
    const { mode = before.mode, sort = before.sort } = patch
    const namesake = findNamesake(stored, name)
    if (namesake && namesake !== before) throw new AppError('saved_search_name_taken')
    const updatedAt = needs.clock.now().toISOString()
    const after = { ...before, name, query, mode, sort, updatedAt }
    await updateStoredSearch(tx, userId, after)
    return after
  })
  return withItsWarnings(needs, userId, updated)
}

export async function deleteSavedSearch(db: Db, userId: string, id: string): Promise<void> {
  if (!(await deleteStoredSearch(db, userId, id))) throw new AppError('saved_search_not_found')
}

/** Two devices that save at the same moment wait for each other, so neither misses a name. */
function changeSearches(
  db: Db,
  userId: string,
  change: (tx: Db, stored: readonly StoredSearch[]) => Promise<StoredSearch>,
): Promise<StoredSearch> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
    return change(tx, await listStoredSearches(tx, userId))
  })
}

function findNamesake(stored: readonly StoredSearch[], name: string): StoredSearch | undefined {
  const key = savedSearchKey(name)
  return stored.find((search) => savedSearchKey(search.name) === key)
}

function isSameSearch(stored: StoredSearch, { name, query, mode, sort }: NewSavedSearch): boolean {
  return (
    stored.name === name && stored.query === query && stored.mode === mode && stored.sort === sort
  )
}

async function withItsWarnings(needs: Needs, userId: string, stored: StoredSearch) {
  const [search = { ...stored, warnings: [] }] = await withWarnings(needs, userId, [stored])
  return search
}
