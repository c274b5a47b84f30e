import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { liveCatalogue } from '../cards/live-catalogue.ts'
import { openSample } from '../cards/sample.ts'
import { type Asker, addCard, removeCard, setQuantity, setVariants } from '../collection/rules.ts'
import { openDatabase } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { errandOf, startProcess } from './child-process.ts'
import { copies } from './copies.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

/** A process that changes somebody's collection, and after how many acknowledged changes it is killed. */
export interface Collecting {
  at: TestDatabase['at']
  userId: string
  changes: number
  /** Lives on unless this is given. */
  diesAfter?: number
}

const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

const thisFile = fileURLToPath(import.meta.url)

/** The ids of the changes that were acknowledged; the process is killed with -9 while it goes on. */
export async function collectInOtherProcess(errand: Collecting): Promise<string[]> {
  const child = startProcess(thisFile, errand)
  const acknowledged: string[] = []
  child.on('message', (id) => {
    acknowledged.push(String(id))
    if (acknowledged.length === errand.diesAfter) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'exit')
  const isAsPlanned = errand.diesAfter === undefined ? code === 0 : signal === 'SIGKILL'
  if (!isAsPlanned) throw new Error(`the other process ended with ${code ?? signal}`)
  return acknowledged
}

type Needs = Parameters<typeof addCard>[0]

/** Of eight changes to a printing that others change too, one after the other. */
const work: ((needs: Needs, asker: Asker, scryfallId: string) => Promise<unknown>)[] = [
  (needs, asker, scryfallId) => addCard(needs, asker, { scryfallId, quantity: 3 }),
  (needs, asker, scryfallId) => setQuantity(needs, asker, { scryfallId, quantity: 5, from: 4 }),
  (needs, asker, scryfallId) =>
    setVariants(needs, asker, { scryfallId, variants: copies('2 nonfoil', '1 foil LP de') }),
  (needs, asker, scryfallId) => addCard(needs, asker, { scryfallId, quantity: 1, finish: 'foil' }),
  (needs, asker, scryfallId) => setQuantity(needs, asker, { scryfallId, quantity: 1, from: 2 }),
  (needs, asker, scryfallId) => setQuantity(needs, asker, { scryfallId, quantity: 9 }),
  (needs, asker, scryfallId) => addCard(needs, asker, { scryfallId, quantity: 2 }),
  (needs, asker, scryfallId) => removeCard(needs, asker, { scryfallId }),
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
      // Somebody else removed the entry meanwhile.
      if (!(error instanceof AppError)) throw error
    }
  }
  await db.destroy()
  process.disconnect()
}

const errand = errandOf<Collecting>(thisFile)
if (errand) await collect(errand)
