import { createHash } from 'node:crypto'
import type { CollectionImport } from '@manafolio/contract'
import { vocabularyOf } from '../../cards/lists/match/vocabulary.ts'
import type { Known } from '../../cards/lists/read/columns.ts'
import { readList } from '../../cards/lists/read/read-list.ts'
import type { Deps } from '../../deps.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { getImport } from './imports.ts'
import { matchedRows } from './matched-rows.ts'
import { findMemory } from './memory-store.ts'
import type { ImportKey } from './row-columns.ts'
import { checkLimit, isThere, storeImport } from './store-import.ts'

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
  const known = await knownTo(needs, key.userId)
  const list = await readList(file.bytes, { name: file.name, ...known }, (share) =>
    onProgress(share * 0.3),
  )
  const rows = await matchedRows(needs, list, (share) => onProgress(0.3 + share * 0.4))
  const made = {
    id: key.importId,
    fileName: file.name,
    format: list.format,
    startedAt: clock.now().toISOString(),
    totalRows: rows.length,
    columns: [...list.columns],
    remarks: list.remarks,
    requestDigest,
    contentDigest: createHash('sha256').update(file.bytes).digest('base64url'),
  }
  await storeImport(needs, key, {
    made,
    rows,
    onProgress: (share) => onProgress(0.7 + share * 0.3),
  })
  return getImport(db, key)
}

/** What a user says of words and columns, and what is known of cards. */
export async function knownTo(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  userId: string,
): Promise<Known> {
  const memory = await findMemory(db, userId)
  return { ...memory, vocabulary: vocabularyOf(catalogue.current()) }
}

function digestOf({ name, bytes }: SentFile): string {
  return createHash('sha256').update(`${name}\0`).update(bytes).digest('base64url')
}
