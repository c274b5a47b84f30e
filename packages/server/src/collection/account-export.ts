import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../cards/present.ts'
import type { Deps } from '../deps.ts'
import { jsonList, nestedJsonList } from '../lib/json-list.ts'
import {
  exportChanges,
  exportEntries,
  exportImportRows,
  exportValues,
  listImports,
  type StoredEntry,
} from './account-export-store.ts'
import { findHorizon } from './horizon/horizon-store.ts'
import { applyPending } from './pending/apply.ts'
import { printedIn } from './printed.ts'
import { asPrinted } from './variants.ts'

/** The collection's fields of a user's data export. */
export async function* exportCollection(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  userId: string,
): AsyncGenerator<string> {
  await applyPending(db, userId)
  yield* jsonList('collection', withCards(catalogue.current(), exportEntries(db, userId)))
  yield ',\n'
  const { beginsAt } = await findHorizon(db, userId)
  yield `"collectionHistoryBeginsAt":${JSON.stringify(beginsAt)},\n`
  yield* jsonList('collectionChanges', exportChanges(db, userId))
  yield ',\n'
  yield* nestedJsonList('imports', importsOf(db, userId), ({ id, ...facts }) => ({
    facts,
    name: 'rows',
    batches: exportImportRows(db, userId, id),
  }))
  yield ',\n'
  yield* jsonList('values', exportValues(db, userId))
}

async function* importsOf(db: Deps['db'], userId: string) {
  yield* await listImports(db, userId)
}

async function* withCards(catalogue: Catalogue, batches: AsyncIterable<StoredEntry[]>) {
  for await (const entries of batches) {
    yield entries.map(({ scryfallId, quantity, variants, addedAt, withdrawnAt }) => ({
      scryfallId,
      quantity,
      addedAt,
      withdrawnAt,
      variants: asPrinted(variants, printedIn(catalogue, scryfallId)),
      card: cardOf(catalogue, scryfallId),
    }))
  }
}

function cardOf(catalogue: Catalogue, scryfallId: string) {
  const printing = catalogue.printingById.get(scryfallId)
  const [card] = printing === undefined ? [] : presentCards(catalogue, [printing])
  if (!card) return null
  const { name, setCode, collectorNumber } = card
  return { name, setCode, collectorNumber }
}
