import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openSample } from '../cards/sample.ts'
import { type Actor, addCard, removeCard, setQuantity, setVariants } from '../collection/rules.ts'
import { openDatabase } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { liveCatalogue } from '../lib/live-catalogue.ts'
import { jobOf, startProcess } from './child-process.ts'
import { copies } from './copies.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

/**
 * A process that changes a user's collection, and after how many acknowledged changes it is killed.
 */
export interface Collecting {
  at: TestDatabase['at']
  userId: string
  changes: number
  /** Lives on unless this is given. */
  diesAfter?: number
}

const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

const thisFile = fileURLToPath(import.meta.url)

/** The ids of the changes that were acknowledged; the process is killed with -9 in between. */
export async function collectInOtherProcess(job: Collecting): Promise<string[]> {
  const child = startProcess(thisFile, job)
  const acknowledged: string[] = []
  child.on('message', (id) => {
    acknowledged.push(String(id))
    if (acknowledged.length === job.diesAfter) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'exit')
  const isAsPlanned = job.diesAfter === undefined ? code === 0 : signal === 'SIGKILL'
  if (!isAsPlanned) throw new Error(`the other process ended with ${code ?? signal}`)
  return acknowledged
}

type Needs = Parameters<typeof addCard>[0]

/** Of eight changes to a printing that others change too, one after the other. */
const work: ((needs: Needs, actor: Actor, scryfallId: string) => Promise<unknown>)[] = [
  (needs, actor, scryfallId) => addCard(needs, actor, { scryfallId, quantity: 3 }),
  (needs, actor, scryfallId) => setQuantity(needs, actor, { scryfallId, quantity: 5, from: 4 }),
  (needs, actor, scryfallId) =>
    setVariants(needs, actor, { scryfallId, variants: copies('2 nonfoil', '1 foil LP de') }),
  (needs, actor, scryfallId) => addCard(needs, actor, { scryfallId, quantity: 1, finish: 'foil' }),
  (needs, actor, scryfallId) => setQuantity(needs, actor, { scryfallId, quantity: 1, from: 2 }),
  (needs, actor, scryfallId) => setQuantity(needs, actor, { scryfallId, quantity: 9 }),
  (needs, actor, scryfallId) => addCard(needs, actor, { scryfallId, quantity: 2 }),
  (needs, actor, scryfallId) => removeCard(needs, actor, { scryfallId }),
]

async function collect({ at, userId, changes }: Collecting) {
  const { db } = openDatabase(at)
  const catalogue = liveCatalogue(await openSample(sampleFile))
  const needs = { db, clock: testClock(), catalogue }
  for (let done = 0; done < changes; done++) {
    const id = randomUUID()
    const scryfallId = `card-${Math.floor(done / work.length) % 5}`
    const change = work[done % work.length]
    try {
      await change?.(needs, { userId, id }, scryfallId)
      process.send?.(id)
    } catch (error) {
      // Another client removed the entry meanwhile.
      if (!(error instanceof AppError)) throw error
    }
  }
  await db.destroy()
  process.disconnect()
}

const job = jobOf<Collecting>(thisFile)
if (job) await collect(job)
