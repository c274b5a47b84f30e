import { createHash } from 'node:crypto'
import { type CollectionImport, type Language, languages } from '@manafolio/contract'
import { type Catalogue, finishesOf, languageOf } from '@manafolio/search'
import type { CardList } from '../../cards/lists/listed.ts'
import { vocabularyOf } from '../../cards/lists/match/vocabulary.ts'
import { readList } from '../../cards/lists/read/read-list.ts'
import type { Deps } from '../../deps.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { finderOf } from './found.ts'
import { getImport } from './imports.ts'
import { newRow } from './new-row.ts'
import type { ImportKey } from './row-columns.ts'
import { checkLimit, isThere, storeImport } from './store-import.ts'
import type { StoredRow } from './stored-row.ts'
import { listWords } from './word-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export interface SentFile {
  name: string
  bytes: Uint8Array
}

/** Reads a file and keeps its rows, all of them or none. The same file sent again is there already. */
export async function startImport(
  needs: Needs,
  key: ImportKey,
  { file, onProgress }: { file: SentFile; onProgress: OnProgress },
): Promise<CollectionImport> {
  const { db, clock } = needs
  const requestDigest = digestOf(file)
  if (await isThere(db, key, requestDigest)) return getImport(db, key)
  await checkLimit(db, key.userId)
  const words = await listWords(db, key.userId)
  const { name, bytes } = file
  const vocabulary = vocabularyOf(needs.catalogue.current())
  const list = await readList(bytes, { name, words, vocabulary }, (share) =>
    onProgress(share * 0.3),
  )
  const rows = await matchedRows(needs, list, (share) => onProgress(0.3 + share * 0.4))
  const made = {
    id: key.importId,
    fileName: file.name,
    format: list.format,
    startedAt: clock.now().toISOString(),
    totalRows: rows.length,
    ignoredColumns: [...list.ignoredColumns],
    remarks: list.remarks,
    requestDigest,
  }
  await storeImport(needs, key, {
    made,
    rows,
    onProgress: (share) => onProgress(0.7 + share * 0.3),
  })
  return getImport(db, key)
}

function digestOf({ name, bytes }: SentFile): string {
  return createHash('sha256').update(`${name}\0`).update(bytes).digest('base64url')
}

async function matchedRows(
  { db, catalogue: live }: Needs,
  list: CardList,
  onProgress: OnProgress,
): Promise<StoredRow[]> {
  const catalogue = live.current()
  const find = await finderOf({ db, catalogue }, list)
  const yieldToEventLoop = eventLoopYielder()
  const rows: StoredRow[] = []
  for (const listed of list.rows) {
    const found = await find(listed.card)
    const printing = catalogue.printingById.get(found.scryfallId ?? '')
    const printedIn = printing === undefined ? [] : finishesOf(catalogue, printing)
    const language = printing === undefined ? undefined : printedLanguage(catalogue, printing)
    rows.push(newRow({ number: rows.length + 1, listed, found, printedIn, language }))
    if (rows.length % rowsPerUpdate === 0) onProgress(rows.length / list.rows.length)
    await yieldToEventLoop()
  }
  return rows
}

/** Undefined for a language in which nobody has copies. */
function printedLanguage(catalogue: Catalogue, printing: number): Language | undefined {
  const code = languageOf(catalogue, printing)
  return languages.find((language) => language === code)
}

const rowsPerUpdate = 500
