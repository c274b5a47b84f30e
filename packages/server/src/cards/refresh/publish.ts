import { open, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Catalogue, snapshotFormat } from '@manafolio/search'
import type { Database, Db } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { readSnapshot, temporaryOf } from '../import/snapshot-file.ts'
import {
  deleteChunks,
  deleteOtherFormats,
  findChunk,
  insertChunk,
  type PublishedCatalogue,
  upsertPublished,
} from './store.ts'

/** How long processes of other versions may still need what they published. */
const otherFormatsMs = 7 * 24 * 60 * 60 * 1000

const chunkBytes = 4 * 1024 * 1024
const pack = promisify(gzip)
const unpack = promisify(gunzip)

/**
 * Announces the catalogue in the snapshot file to other processes. Those on PostgreSQL may have a
 * DATA_DIR of their own, so they get its bytes as well; those on SQLite share the folder.
 */
export async function publishCatalogue(
  { db, engine, clock }: Pick<Database, 'db' | 'engine'> & { clock: Clock },
  { meta }: Catalogue,
  snapshotFile: string,
): Promise<void> {
  const published = {
    format: snapshotFormat,
    fingerprint: meta.fingerprint,
    printings: meta.printingCount,
    pricesAsOf: meta.pricesAsOf,
  }
  await db.transaction().execute(async (tx) => {
    const nowMs = clock.now().getTime()
    await upsertPublished(tx, published, new Date(nowMs).toISOString())
    const before = new Date(nowMs - otherFormatsMs).toISOString()
    await deleteOtherFormats(tx, published.format, before)
    if (engine === 'postgres') await storeChunks(tx, snapshotFile)
  })
}

async function storeChunks(tx: Db, snapshotFile: string) {
  await deleteChunks(tx, snapshotFormat)
  const file = await open(snapshotFile)
  try {
    const buffer = Buffer.alloc(chunkBytes)
    for (let number = 0; ; number++) {
      const { bytesRead } = await file.read(buffer) // continues at the file position: it may return less
      if (bytesRead === 0) return
      const bytes = await pack(buffer.subarray(0, bytesRead), { level: 1 })
      await insertChunk(tx, { format: snapshotFormat, number, bytes })
    }
  } finally {
    await file.close()
  }
}

/**
 * The catalogue that another process published; undefined when it can't be had here. Then this
 * process has to see for itself.
 */
export async function fetchPublished(
  { db, engine }: Database,
  published: PublishedCatalogue,
  snapshotFile: string,
): Promise<Catalogue | undefined> {
  const stored = await readPublished(snapshotFile, published)
  return stored || engine === 'sqlite' ? stored : fetchChunks(db, published, snapshotFile)
}

async function readPublished(file: string, { fingerprint }: PublishedCatalogue) {
  const read = await readSnapshot(file)
  return typeof read === 'object' && read.meta.fingerprint === fingerprint ? read : undefined
}

/** The snapshot that is here stays until the new one is whole. */
async function fetchChunks(db: Db, published: PublishedCatalogue, snapshotFile: string) {
  const temporary = temporaryOf(snapshotFile, process.pid)
  try {
    await writeChunks(db, temporary)
    const catalogue = await readPublished(temporary, published)
    if (catalogue) await rename(temporary, snapshotFile)
    return catalogue
  } finally {
    await rm(temporary, { force: true })
  }
}

async function writeChunks(db: Db, path: string) {
  const file = await open(path, 'w')
  try {
    await eachChunk(db, async (chunk) => file.writeFile(await unpack(chunk)))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** All of one publication, also when the next one comes meanwhile. */
function eachChunk(db: Db, take: (chunk: Uint8Array) => Promise<void>): Promise<void> {
  const transaction = db.transaction().setIsolationLevel('repeatable read')
  return transaction.execute(async (tx) => {
    for (let number = 0; ; number++) {
      const chunk = await findChunk(tx, snapshotFormat, number)
      if (!chunk) return
      await take(chunk)
    }
  })
}
