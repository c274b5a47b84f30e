import { cardSorts, searchModes } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { comparePeers } from './compare-peers.ts'
import { measureGrowth } from './growth.ts'
import { importScaled } from './import-scaled.ts'
import { memorySince, memoryUse, percentile, timesOf } from './measure.ts'
import { beginnings, kindsToWarnOf, queries } from './queries.ts'
import { measureRanking } from './ranking.ts'
import { completeQuery, pageSize, searchCards } from './request.ts'
import { printTable } from './table.ts'

const pace = { rounds: 12, warmUp: 3 }
const sortPace = { rounds: 4, warmUp: 1 }
const bulkFile = process.env.CARD_BULK_FILE ?? ''

await measureQueries(await importMeasured())
await measureGrowth(bulkFile)

async function importMeasured(): Promise<Catalogue> {
  const before = memoryUse()
  const { catalogue, ...figures } = await importScaled(bulkFile, 1)
  const memory = memorySince(before)
  printTable(`A catalogue of ${catalogue.meta.printingCount} printings`, [
    ['reading the bulk file', `${figures.readSeconds.toFixed(1)} s`],
    ['building columns and indexes', `${figures.buildSeconds.toFixed(1)} s`],
    ['loading the snapshot', `${figures.loadSeconds.toFixed(2)} s`],
    ['snapshot on disk', `${(figures.snapshotBytes / 1e6).toFixed(0)} MB`],
    ['in memory: array buffers', `${memory.arrayBuffers.toFixed(0)} MB`],
    ['in memory: heap', `${memory.heap.toFixed(0)} MB`],
  ])
  return catalogue
}

async function measureQueries(catalogue: Catalogue) {
  const rows: string[][] = []
  const all: number[] = []
  for (const [kind, texts] of Object.entries(queries)) {
    const times: number[] = []
    for (const text of texts)
      times.push(...(await timesOf(() => searchCards(catalogue, text), pace)))
    rows.push(rowOf(kind, texts.length, times))
    all.push(...times)
  }
  const completing: number[] = []
  for (const text of beginnings) {
    completing.push(...(await timesOf(() => completeQuery(catalogue, text), pace)))
  }
  const count = Object.values(queries).flat().length
  printTable('Search, from the text of a query to its first page', [
    ['kind', 'queries', 'p50 ms', 'p99 ms'],
    ...rows,
    rowOf('all', count, all),
    rowOf('completions', beginnings.length, completing),
  ])
  printWarnings(catalogue, count)
  await measureSorts(catalogue)
  await measureDeepPages(catalogue)
  measureRanking(catalogue)
  await comparePeers(catalogue)
}

/** The same queries by each sort. */
async function measureSorts(catalogue: Catalogue) {
  const texts = Object.values(queries).flat()
  const rows: string[][] = []
  for (const sort of cardSorts) {
    const times: number[] = []
    for (const text of texts) {
      times.push(...(await timesOf(() => searchCards(catalogue, text, { sort }), sortPace)))
    }
    rows.push(rowOf(sort, texts.length, times))
  }
  printTable('Sorted results, the first page', [['sort', 'queries', 'p50 ms', 'p99 ms'], ...rows])
}

/** Pages of the longest list there is. */
async function measureDeepPages(catalogue: Catalogue) {
  const rows: string[][] = []
  for (const mode of searchModes) {
    const { total } = searchCards(catalogue, 'mv>=0', { mode })
    for (const share of [0.5, 1]) {
      const page = Math.ceil((total * share) / pageSize)
      for (const sort of ['relevance', 'cheapest'] as const) {
        const request = { mode, page, sort }
        const times = await timesOf(() => searchCards(catalogue, 'mv>=0', request), pace)
        rows.push(rowOf(`${mode}, ${sort}`, page, times))
      }
    }
  }
  printTable('Deep pages of all cards', [['mode and sort', 'page', 'p50 ms', 'p99 ms'], ...rows])
}

function rowOf(kind: string, count: number, times: number[]): string[] {
  const figures = [0.5, 0.99].map((share) => percentile(times, share).toFixed(2))
  return [kind, String(count), ...figures]
}

/** Queries that are not understood are fast, but say nothing. */
function printWarnings(catalogue: Catalogue, count: number) {
  const kinds = Object.keys(queries).filter((kind) => !kindsToWarnOf.includes(kind))
  const warned = kinds
    .flatMap((kind) => queries[kind] ?? [])
    .flatMap((query) => searchCards(catalogue, query).warnings.map((warning) => [query, warning]))
  const queriesWarnedOf = new Set(warned.map(([query]) => query)).size
  const advice = queriesWarnedOf > 0 ? ', so that their figures say nothing' : ''
  console.log(`\n  ${queriesWarnedOf} of ${count} queries gave warnings${advice}.`)
  for (const [query, warning] of warned) console.log(`    ${query}   ${warning}`)
}
