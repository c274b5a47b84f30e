import {
  type CollectionChange,
  type EntryChange,
  limits,
  type listCollectionChanges,
  type OutputOf,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { allIdsOf } from '../cards/changes/rules.ts'
import { findNamedPrinting } from '../cards/named-printing.ts'
import type { Deps } from '../deps.ts'
import { type ChangeRecord, countChanges, listChanges, listKinds } from './change-store.ts'
import { listFirstEdits } from './edit-store.ts'
import { findHorizon } from './horizon/horizon-store.ts'
import { printedIn } from './printed.ts'
import type { Edit } from './store.ts'
import { asPrinted } from './variants.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>
type ChangeList = OutputOf<typeof listCollectionChanges>

export interface HistoryPage {
  page: number
  scryfallId?: string | undefined
}

/** What happened to a collection, or to one printing in it, newest first. */
export async function listHistory(
  { db, catalogue }: Needs,
  userId: string,
  { page, scryfallId }: HistoryPage,
): Promise<ChangeList> {
  const scryfallIds = scryfallId === undefined ? undefined : await allIdsOf(db, scryfallId)
  const total = await countChanges(db, userId, scryfallIds)
  const records = await listChanges(db, userId, { page, scryfallIds })
  const edits = await listFirstEdits(db, userId, {
    numbers: records.map(({ number }) => number),
    scryfallIds,
    limit: limits.changedEntriesListed,
  })
  const undone = records.flatMap(({ undoes }) => undoes ?? [])
  const kinds = await listKinds(db, userId, undone)
  const changes = records.map((record) => {
    const own = edits.filter(({ number }) => number === record.number)
    return changeOf(record, kinds, presentEdits(catalogue.current(), own))
  })
  const { beginsAt } = await findHorizon(db, userId)
  return { changes, total, hasMore: total > page * limits.collectionChangesPage, beginsAt }
}

function changeOf(
  { number, isPartial, family, requestDigest: _, ...record }: ChangeRecord,
  kinds: Awaited<ReturnType<typeof listKinds>>,
  entries: EntryChange[],
): CollectionChange {
  return { ...record, undoneKind: kinds.get(record.undoes ?? '') ?? null, entries }
}

/** Edits with what the catalogue knows of their printings. */
export function presentEdits(catalogue: Catalogue, edits: readonly Edit[]): EntryChange[] {
  return edits.map(({ scryfallId, before, after }) => {
    const { setName: _, ...named } = findNamedPrinting(catalogue, scryfallId)
    const finishes = printedIn(catalogue, scryfallId)
    return {
      ...named,
      before: [...asPrinted(before?.variants ?? [], finishes)],
      after: [...asPrinted(after?.variants ?? [], finishes)],
    }
  })
}
