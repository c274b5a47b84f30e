import { readdir, readFile, writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { sampleLines, useFolder } from '../../test/bulk-files.ts'
import { importWorker } from '../../test/bundle-folder.ts'
import { bulkOrigin } from './fingerprint.ts'
import type { ImportOrder } from './import-job.ts'
import { runImport } from './run-import.ts'
import { readSnapshot, snapshotPath } from './snapshot-file.ts'

const source = new URL('../../import-worker.ts', import.meta.url)
const worker = importWorker()
const folder = useFolder()
let lines: string[]

beforeAll(async () => {
  lines = await sampleLines()
})

async function orderOf(content: string, more: Partial<ImportOrder> = {}): Promise<ImportOrder> {
  const bulkFile = await folder.write('default-cards.jsonl', content)
  const origin = await bulkOrigin(bulkFile)
  const snapshotFile = snapshotPath(folder.path('data'))
  return { bulkFile, tagFiles: [], origin, atLeastPrintings: 0, snapshotFile, ...more }
}

test.each([
  ['source, as in development', source],
  ['bundle', worker],
])(
  'an import in a thread from its %s writes the snapshot and tells how it went',
  async (_, entry) => {
    const shares: number[] = []
    const order = await orderOf([...lines, lines[0]].join('\n'))
    const report = await runImport(entry, order, (share) => shares.push(share))
    expect(report).toEqual({ cards: 592, printings: 591, duplicates: 1, badLines: 0, notes: [] })
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(await readSnapshot(order.snapshotFile)).toMatchObject({ meta: { printingCount: 591 } })
  },
)

test('the reason of a refusal comes back as it is', async () => {
  const order = await orderOf('{"object":"error"}')
  await expect(runImport(worker, order, () => {})).rejects.toThrow('line 1: this is no card')
})

test('an import that is called off stops, leaves nothing behind and keeps the old snapshot', async () => {
  const order = await orderOf(lines.join('\n'))
  await runImport(worker, order, () => {})
  const before = await readFile(order.snapshotFile)
  // As if it was stopped in the middle of writing.
  await writeFile(`${order.snapshotFile}.${process.pid}.tmp`, 'half')
  const stop = new AbortController()
  const running = runImport(worker, order, () => stop.abort(), stop.signal)
  await expect(running).rejects.toThrow('aborted')
  expect(await readdir(folder.path('data'))).toEqual(['catalogue.bin'])
  expect(before.equals(await readFile(order.snapshotFile))).toBe(true)
})

test('an import that was called off before it began never begins', async () => {
  const order = await orderOf(lines.join('\n'))
  const running = runImport(worker, order, () => {}, AbortSignal.abort())
  await expect(running).rejects.toThrow('aborted')
  expect(await readdir(folder.path('.'))).toEqual(['default-cards.jsonl'])
})

test('a worker that does not start is reported', async () => {
  const missing = new URL('missing-worker.mjs', worker)
  await expect(runImport(missing, await orderOf(''), () => {})).rejects.toThrow('missing-worker')
})
