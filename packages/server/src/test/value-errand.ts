import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { liveCatalogue } from '../cards/live-catalogue.ts'
import { openSample } from '../cards/sample.ts'
import { valueRecorder } from '../collection/value/value-recorder.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { errandOf, startProcess } from './child-process.ts'
import { datedCatalogue, type NewPrices } from './dated-catalogue.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

export interface ValueErrand {
  at: TestDatabase['at']
  day: string
  prices: NewPrices
  /** Which writing of a value the process is killed at; without, it lives. */
  killedAt?: number
}

const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

const thisFile = fileURLToPath(import.meta.url)

/** Records the values of collections in a process of its own; answers how that ended. */
export async function recordValuesInOtherProcess(errand: ValueErrand) {
  const child = startProcess(thisFile, errand)
  const [code, signal] = await once(child, 'exit')
  return { code, signal }
}

async function run({ at, day, prices, killedAt = Number.POSITIVE_INFINITY }: ValueErrand) {
  const { db } = openDatabase(at)
  const catalogue = liveCatalogue(datedCatalogue(await openSample(sampleFile), day, prices))
  const log = pino({ level: 'silent' })
  const used = killedWhenWriting(db, killedAt)
  await valueRecorder({ db: used, clock: testClock(), catalogue, log }).record()
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

const errand = errandOf<ValueErrand>(thisFile)
if (errand) await run(errand)
