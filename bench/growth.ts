import type { Catalogue } from '@manafolio/search'
import { importScaled } from './import-scaled.ts'
import { memorySince, memoryUse, percentile, timesOf } from './measure.ts'
import { queries } from './queries.ts'
import { searchCards } from './request.ts'
import { printTable } from './table.ts'

const sizes = [0.25, 0.5, 1, 4]
const pace = { rounds: 4, warmUp: 2 }

/** Prints the figures for catalogues with fewer and with more cards than exist. */
export async function measureGrowth(bulkFile: string): Promise<void> {
  const rows: string[][] = []
  for (const size of sizes) rows.push(await rowOf(bulkFile, size))
  printTable('Growth: all of the queries on parts and on copies of the file', [
    [
      'cards',
      'printings',
      'read s',
      'build s',
      'load s',
      'p50 ms',
      'p99 ms',
      'buffers MB',
      'heap MB',
    ],
    ...rows,
  ])
}

async function rowOf(bulkFile: string, size: number): Promise<string[]> {
  const before = memoryUse()
  const { catalogue, readSeconds, buildSeconds, loadSeconds } = await importScaled(bulkFile, size)
  const memory = memorySince(before)
  const times = await timesOfAll(catalogue)
  return [
    `${size * 100} %`,
    String(catalogue.meta.printingCount),
    readSeconds.toFixed(1),
    buildSeconds.toFixed(1),
    loadSeconds.toFixed(2),
    percentile(times, 0.5).toFixed(2),
    percentile(times, 0.99).toFixed(2),
    memory.arrayBuffers.toFixed(0),
    memory.heap.toFixed(0),
  ]
}

async function timesOfAll(catalogue: Catalogue): Promise<number[]> {
  const times: number[] = []
  for (const query of Object.values(queries).flat()) {
    times.push(...(await timesOf(() => searchCards(catalogue, query), pace)))
  }
  return times
}
