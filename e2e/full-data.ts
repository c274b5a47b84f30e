import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { openDatabase } from '@manafolio/server/src/db/database.ts'
import { fillWithPrintings } from '@manafolio/server/src/test/full-collection.ts'
import { expect, type Page } from '@playwright/test'
import { bulkFile } from './bulk-file.ts'

/**
 * Fills the user's collection directly in the database: the API would take minutes.
 */
export async function ownPrintings(page: Page, count: number): Promise<void> {
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const file = join(process.env.E2E_DATA_DIR ?? '', 'full', 'manafolio.db')
  const { db } = openDatabase({ file })
  await fillWithPrintings(db, id, await firstPrintings(count))
  await db.destroy()
}

async function firstPrintings(count: number): Promise<string[]> {
  if (!bulkFile) throw new Error('CARD_BULK_FILE names no bulk file.')
  const lines = createInterface({ input: createReadStream(bulkFile).pipe(createGunzip()) })
  const ids: string[] = []
  for await (const line of lines) {
    const [, id] = /"id":"([0-9a-f-]{36})"/.exec(line) ?? []
    if (id) ids.push(id)
    if (ids.length === count) break
  }
  return ids
}

/** The server starts with the sample and imports the file in the background. */
export async function untilFullData(page: Page): Promise<void> {
  const source = async () => (await (await page.request.get('/api/site')).json()).catalogue.source
  await expect.poll(source, { timeout: 55_000 }).toBe('bulk')
}
