import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { recordPrices } from '../cards/price-history/record.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { jobOf, startProcess } from './child-process.ts'
import { type PriceList, pricedCatalogue } from './priced-catalogue.ts'
import type { TestDatabase } from './test-database.ts'

export interface PriceJob {
  at: TestDatabase['at']
  day: string
  prices: PriceList
  /** Which writing of months the process is killed at; without, it lives. */
  killedAt?: number
}

const thisFile = fileURLToPath(import.meta.url)

/** Records prices in a process of its own; answers how that ended, and what it was told. */
export async function recordInOtherProcess(job: PriceJob) {
  const child = startProcess(thisFile, job)
  let reported: unknown
  child.on('message', (message) => {
    reported = message
  })
  const [code, signal] = await once(child, 'exit')
  return { code, signal, reported }
}

async function run({ at, day, prices, killedAt }: PriceJob) {
  const { db } = openDatabase(at)
  const used = killedAt === undefined ? db : killedWhenWriting(db, killedAt)
  const needs = { db: used, log: pino({ level: 'silent' }) }
  process.send?.(await recordPrices(needs, pricedCatalogue(day, prices)))
  await db.destroy()
}

/** Ends this process as `kill -9` does, just before months are written for the nth time. */
function killedWhenWriting(db: Db, killedAt: number): Db {
  let writes = 0
  return db.withPlugin({
    transformQuery({ node }) {
      const isOfMonths = node.kind === 'InsertQueryNode' && tableOf(node) === 'price_months'
      if (isOfMonths && ++writes === killedAt) process.kill(process.pid, 'SIGKILL')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

function tableOf({ into }: { into?: { table: { identifier: { name: string } } } }) {
  return into?.table.identifier.name
}

const job = jobOf<PriceJob>(thisFile)
if (job) await run(job)
