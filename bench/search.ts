import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Catalogue, search } from '@manafolio/search'
import { importBulk } from '@manafolio/server/src/cards/import/import-job.ts'
import { readSnapshot } from '@manafolio/server/src/cards/import/snapshot-file.ts'
import { printTable } from './table.ts'

const queries = {
  name: ['lightning bolt', 'sol ring', 'dragon', 'limdul', 'a', 'jace the mind', '"of the"'],
  exact: ['!"Fire // Ice"', '!forest', '!"black lotus"'],
  type: ['t:goblin', 't:"legendary creature"', 't:creature -t:human'],
  text: ['o:"draw a card"', 'o:flying', 'o:"enters the battlefield" o:token'],
  numbers: ['mv<=2', 'usd>100', 'mv=odd r:mythic', 'cn>300 s:mh2'],
  mixed: [
    't:goblin f:modern',
    'id<=wu f:commander o:draw',
    'c:u (t:instant or t:sorcery) mv<4 usd<1',
  ],
}

const rounds = 15
const pageSize = 60

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-bench-'))
const snapshotFile = join(dataDir, 'catalogue.bin')
await importBulk({ bulkFile: process.env.CARD_BULK_FILE ?? '', snapshotFile }, (news) => {
  if (news.kind === 'failed') throw new Error(news.reason)
})
const catalogue = await openImported()

async function openImported(): Promise<Catalogue> {
  const imported = await readSnapshot(snapshotFile)
  if (typeof imported !== 'object') throw new Error(imported ?? 'no catalogue was written')
  return imported
}

/** Milliseconds from the text of a query to its first page, after a few rounds to warm up. */
function measure(query: string): number[] {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    search(catalogue, { query, mode: 'cards', page: 1, pageSize })
    times.push(performance.now() - began)
  }
  return times.slice(3)
}

function percentile(sorted: number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
}

const rows = Object.entries(queries).map(([kind, texts]) => {
  const times = texts.flatMap(measure).sort((a, b) => a - b)
  return [kind, String(texts.length), percentile(times, 0.5), percentile(times, 0.99)]
})
printTable(`Search over ${catalogue.meta.printingCount} printings, text to first page`, [
  ['kind', 'queries', 'p50 ms', 'p99 ms'],
  ...rows,
])
