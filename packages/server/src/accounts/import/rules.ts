import {
  type AccountImportSummary,
  changedSettings,
  type importAccount as importEndpoint,
  type OutputOf,
} from '@manafolio/contract'
import { hasSavedSearches, importSavedSearch } from '../../cards/saved-searches/account-import.ts'
import { collectionImport, isCollectionUsed } from '../../collection/account-import.ts'
import { shortenHistory } from '../../collection/horizon/shorten.ts'
import { whileSettledAndLocked } from '../../collection/pending/settled.ts'
import type { Db } from '../../db/database.ts'
import { lockCards } from '../../db/lock-user.ts'
import { decksImport, hasDecks } from '../../decks/account-import.ts'
import { shortenDeckHistories } from '../../decks/history/shorten.ts'
import { AppError } from '../../errors.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { getSettings } from '../settings/rules.ts'
import { upsertSettings } from '../settings/store.ts'
import { type ExportItem, exportItems } from './export-items.ts'

interface SentExport {
  file: Uint8Array
  onProgress: OnProgress
}

/** What an export has, with all refusals that an import of it would have. */
export async function previewAccountImport(
  db: Db,
  userId: string,
  { file, onProgress }: SentExport,
): Promise<AccountImportSummary> {
  await checkEmpty(db, userId)
  const summary: AccountImportSummary = {
    ...{ exportedAt: '', email: '', decks: 0, printings: 0, copies: 0, savedSearches: 0 },
    openImports: [],
  }
  for await (const item of exportItems(file, onProgress)) count(summary, item)
  return summary
}

function count(summary: AccountImportSummary, { part, item }: ExportItem): void {
  if (part === 'exportedAt') summary.exportedAt = item
  if (part === 'account') summary.email = item.email
  if (part === 'decks') summary.decks += 1
  if (part === 'savedSearches') summary.savedSearches += 1
  if (part === 'imports') summary.openImports.push(item.fileName)
  if (part !== 'collection') return
  summary.printings += 1
  for (const { quantity } of item.variants) summary.copies += quantity
}

/**
 * Writes an export into an account, all of it or nothing. It is read twice, so that nobody waits for
 * the database while a file is checked that turns out not to be valid.
 */
export async function importAccount(
  db: Db,
  userId: string,
  { file, onProgress }: SentExport,
): Promise<OutputOf<typeof importEndpoint>> {
  const onCheck: OnProgress = (share) => onProgress(share / 2)
  const summary = await previewAccountImport(db, userId, { file, onProgress: onCheck })
  const items = () => exportItems(file, (share) => onProgress((1 + share) / 2))
  const unsharedDecks = await whileSettledAndLocked(db, userId, {
    lock: lockCards,
    async work(tx, revision) {
      if (revision === undefined) throw new AppError('authentication_required')
      await checkEmpty(tx, userId)
      return write(tx, { userId, revision }, items())
    },
  })
  await shortenHistory(db, userId)
  await shortenDeckHistories(db, userId)
  return { ...summary, unsharedDecks }
}

/** Nothing of an import may meet what is there: neither in the account nor in its history. */
async function checkEmpty(db: Db, userId: string): Promise<void> {
  const isUsed =
    (await hasDecks(db, userId)) ||
    (await isCollectionUsed(db, userId)) ||
    (await hasSavedSearches(db, userId))
  if (isUsed) throw new AppError('account_not_empty')
}

/** Answers the decks whose links belong to others. */
async function write(
  tx: Db,
  { userId, revision }: { userId: string; revision: number },
  items: AsyncIterable<ExportItem>,
): Promise<string[]> {
  const collection = collectionImport(tx, { userId, revision })
  const decks = decksImport(tx, userId)
  const writers: Writers = {
    settings: async (settings) =>
      upsertSettings(tx, userId, changedSettings(await getSettings(tx, userId), settings)),
    savedSearches: (search) => importSavedSearch(tx, userId, search),
    collection: collection.addEntry,
    collectionHistoryBeginsAt: collection.setBeginning,
    collectionChanges: collection.addChange,
    values: collection.addValue,
    'decks.changes': decks.addChange,
    decks: decks.addDeck,
  }
  for await (const { part, item } of items) await writers[part]?.(item as never) // of that part
  await collection.end()
  return decks.end()
}

type Writers = {
  [Item in ExportItem as Item['part']]?: (item: Item['item']) => Promise<void> | void
}
