import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { sampleLines, useFolder } from '../../test/bulk-files.ts'
import { bundleOf } from '../../test/bundle-folder.ts'
import { endedWithItsTest } from '../../test/child-process.ts'
import { bulkOrigin } from './fingerprint.ts'
import { type ImportOrder, type ImportUpdate, importBulk } from './import-job.ts'
import { readSnapshot } from './snapshot-file.ts'

const folder = useFolder()
const run = promisify(execFile)
const job = () => pathToFileURL(bundleOf('import-job.ts')).href

/**
 * In a process that may write files of so many blocks of 512 or 1024 bytes: as if the disk was
 * full.
 */
async function importWithRoomFor(blocks: number, order: ImportOrder): Promise<ImportUpdate[]> {
  const script = `
    const { importBulk } = await import(${JSON.stringify(job())})
    await importBulk(${JSON.stringify(order)}, (news) => console.log(JSON.stringify(news)))`
  const node = [process.execPath, '--input-type=module', '--eval', script]
  const limited = `ulimit -f ${blocks} && exec "$@"`
  const ended = run('sh', ['-c', limited, 'sh', ...node])
  endedWithItsTest(ended.child)
  const { stdout } = await ended
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

async function order(): Promise<ImportOrder> {
  const bulkFile = await folder.write('cards.jsonl', (await sampleLines()).join('\n'))
  const origin = { ...(await bulkOrigin(bulkFile)), fingerprint: 'the next day' }
  const snapshotFile = folder.path('catalogue.bin')
  return { bulkFile, tagFiles: [], origin, atLeastPrintings: 0, snapshotFile }
}

test.skipIf(process.platform === 'win32')(
  'without room on the disk a message says so, and the old snapshot stays whole',
  async () => {
    const next = await order()
    const origin = { ...next.origin, fingerprint: 'today' }
    await importBulk({ ...next, origin }, () => {})
    const before = await readFile(next.snapshotFile)
    const update = await importWithRoomFor(100, next)
    const reason = 'there is no room on the disk for the card data'
    expect(update.at(-1)).toEqual({ kind: 'failed', reason })
    expect((await readdir(folder.path('.'))).sort()).toEqual(['cards.jsonl', 'catalogue.bin'])
    expect(before.equals(await readFile(next.snapshotFile))).toBe(true)
    expect(await readSnapshot(next.snapshotFile)).toMatchObject({ meta: origin })
  },
)

test.skipIf(process.platform === 'win32')('with room enough it is replaced', async () => {
  const next = await order()
  const update = await importWithRoomFor(100_000, next)
  expect(update.at(-1)).toMatchObject({ kind: 'done', printings: 591 })
  expect(await readSnapshot(next.snapshotFile)).toMatchObject({ meta: next.origin })
})
