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
import { type ExportItem, exportItems, type ItemOf } from './export-items.ts'

interface SentExport {
  file: Uint8Array
  onProgress: OnProgress
}

/** What an export has, with all refusals that an import of it would have. */
export async function previewAccountImport(
  db: Db,
  userId: string,
  sent: SentExport,
): Promise<AccountImportSummary> {
  await checkEmpty(db, userId)
  return (await readWhole(sent)).summary
}

interface Whole {
  summary: AccountImportSummary
  /** The ids of the collection's changes, with how many printings each of them changed. */
  changeSizes: Map<string, number>
}

async function readWhole({ file, onProgress }: SentExport): Promise<Whole> {
  const summary: AccountImportSummary = {
    ...{ exportedAt: '', email: '', decks: 0, printings: 0, copies: 0, savedSearches: 0 },
    openImports: [],
  }
  const changeSizes = new Map<string, number>()
  const add: Handlers = {
    exportedAt: (at) => Object.assign(summary, { exportedAt: at }),
    account: ({ email }) => Object.assign(summary, { email }),
    decks: () => summary.decks++,
    savedSearches: () => summary.savedSearches++,
    imports: ({ fileName }) => summary.openImports.push(fileName),
    collection({ variants }) {
      summary.printings += 1
      for (const { quantity } of variants) summary.copies += quantity
    },
    collectionChanges: ({ changeId }) =>
      changeSizes.set(changeId, (changeSizes.get(changeId) ?? 0) + 1),
  }
  await handleAll(exportItems(file, onProgress), add)
  return { summary, changeSizes }
}

/**
 * Writes an export into an account, all of it or nothing. It is read twice, so that nothing is
 * written of a file that turns out not to be valid; and what may take long is written before others
 * have to wait.
 */
export async function importAccount(
  db: Db,
  userId: string,
  { file, onProgress }: SentExport,
): Promise<OutputOf<typeof importEndpoint>> {
  await checkEmpty(db, userId)
  const onCheck: OnProgress = (share) => onProgress(share * 0.4)
  const { summary, changeSizes } = await readWhole({ file, onProgress: onCheck })
  const items = exportItems(file, (share) => onProgress(0.4 + share * 0.4))
  const write = await prepare(db, userId, { items, changeSizes })
  const unsharedDecks = await whileSettledAndLocked(db, userId, {
    lock: lockCards,
    async work(tx, revision) {
      if (revision === undefined) throw new AppError('authentication_required')
      await checkEmpty(tx, userId)
      return write(tx)
    },
  })
  onProgress(1)
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

interface Items extends Pick<Whole, 'changeSizes'> {
  items: AsyncIterable<ExportItem>
}

/** Makes the write of all items, which answers the decks whose links belong to others. */
async function prepare(db: Db, userId: string, { items, changeSizes }: Items) {
  const collection = await collectionImport(db, userId, changeSizes)
  const decks = decksImport(userId)
  const searches: ItemOf<'savedSearches'>[] = []
  let settings: ItemOf<'settings'> = {}
  await handleAll(items, {
    settings(item) {
      settings = item
    },
    savedSearches: (search) => searches.push(search),
    collection: collection.addEntry,
    collectionHistoryBeginsAt: collection.setBeginning,
    collectionChanges: collection.addChange,
    values: collection.addValue,
    'decks.changes': decks.addChange,
    decks: decks.addDeck,
  })
  await collection.endLog()
  return async (tx: Db): Promise<string[]> => {
    await upsertSettings(tx, userId, changedSettings(await getSettings(tx, userId), settings))
    for (const search of searches) await importSavedSearch(tx, userId, search)
    await collection.write(tx)
    return decks.write(tx)
  }
}

type Handlers = {
  [Item in ExportItem as Item['part']]?: (item: Item['item']) => unknown
}

async function handleAll(items: AsyncIterable<ExportItem>, handlers: Handlers): Promise<void> {
  for await (const { part, item } of items) await handlers[part]?.(item as never) // of that part
}
