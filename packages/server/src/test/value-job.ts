import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { openSample } from '../cards/sample.ts'
import { valueRecorder } from '../collection/value/value-recorder.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { readsPrimary } from '../db/standby/stale-reads.ts'
import { liveCatalogue } from '../lib/live-catalogue.ts'
import { jobOf, startProcess } from './child-process.ts'
import { datedCatalogue, type NewPrices } from './dated-catalogue.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

export interface ValueJob {
  at: TestDatabase['at']
  day: string
  prices: NewPrices
  /** Which writing of a value the process is killed at; without, it lives. */
  killedAt?: number
}

const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

const thisFile = fileURLToPath(import.meta.url)

/** Records the values of collections in a process of its own; answers how that ended. */
export async function recordValuesInOtherProcess(job: ValueJob) {
  const child = startProcess(thisFile, job)
  const [code, signal] = await once(child, 'exit')
  return { code, signal }
}

async function run({ at, day, prices, killedAt = Number.POSITIVE_INFINITY }: ValueJob) {
  const { db } = openDatabase(at)
  const catalogue = liveCatalogue(datedCatalogue(await openSample(sampleFile), day, prices))
  const log = pino({ level: 'silent' })
  const used = killedWhenWriting(db, killedAt)
  await valueRecorder({
    ...{ db: used, readStale: readsPrimary(used) },
    ...{ clock: testClock(), catalogue, log },
  }).record()
  await db.destroy()
  process.disconnect()
}

/** Ends this process as `kill -9` does, just before a value is written for the nth time. */
function killedWhenWriting(db: Db, killedAt: number): Db {
  let writes = 0
  return db.withPlugin({
    transformQuery({ node }) {
      const isOfValue =
        node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"collection_values"')
      if (isOfValue && ++writes === killedAt) process.kill(process.pid, 'SIGKILL')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

const job = jobOf<ValueJob>(thisFile)
if (job) await run(job)
