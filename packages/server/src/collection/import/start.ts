import { createHash } from 'node:crypto'
import type { CollectionImport } from '@manafolio/contract'
import { finishesOf } from '@manafolio/search'
import type { CardList } from '../../card-lists/listed.ts'
import { readList } from '../../card-lists/read/read-list.ts'
import type { Deps } from '../../deps.ts'
import type { Tell } from '../../lib/tell.ts'
import { turns } from '../../lib/turns.ts'
import { finderOf } from './found.ts'
import { getImport } from './imports.ts'
import { checkLimit, isThere, keepImport } from './keep.ts'
import type { KeptRow } from './kept-row.ts'
import { newRow } from './new-row.ts'
import type { ImportKey } from './row-columns.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export interface SentFile {
  name: string
  bytes: Uint8Array
}

/** Reads a file and keeps its rows, all of them or none. The same file sent again is there already. */
export async function startImport(
  needs: Needs,
  key: ImportKey,
  { file, tell }: { file: SentFile; tell: Tell },
): Promise<CollectionImport> {
  const { db, clock } = needs
  const asked = digestOf(file)
  if (await isThere(db, key, asked)) return getImport(db, key)
  await checkLimit(db, key.userId)
  const list = await readList(file.bytes, file, (share) => tell(share * 0.3))
  const rows = await matchedRows(needs, list, (share) => tell(0.3 + share * 0.4))
  const made = {
    id: key.importId,
    fileName: file.name,
    format: list.format,
    startedAt: clock.now().toISOString(),
    totalRows: rows.length,
    ignoredColumns: [...list.ignoredColumns],
    asked,
  }
  await keepImport(needs, key, { made, rows, tell: (share) => tell(0.7 + share * 0.3) })
  return getImport(db, key)
}

function digestOf({ name, bytes }: SentFile): string {
  return createHash('sha256').update(`${name}\0`).update(bytes).digest('base64url')
}

async function matchedRows(
  { db, catalogue: live }: Needs,
  list: CardList,
  tell: Tell,
): Promise<KeptRow[]> {
  const catalogue = live.current()
  const find = await finderOf({ db, catalogue }, list)
  const othersTurn = turns()
  const rows: KeptRow[] = []
  for (const listed of list.rows) {
    const found = await find(listed.card)
    const printing = catalogue.printingById.get(found.scryfallId ?? '')
    const printedIn = printing === undefined ? [] : finishesOf(catalogue, printing)
    rows.push(newRow({ number: rows.length + 1, listed, found, printedIn }))
    if (rows.length % rowsPerNews === 0) tell(rows.length / list.rows.length)
    await othersTurn()
  }
  return rows
}

const rowsPerNews = 500
