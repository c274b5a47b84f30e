import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { cardRows } from '../card-rows.ts'
import { applyMigrations } from '../cards/changes/rules.ts'
import { openSample } from '../cards/sample.ts'
import type { IdMigration } from '../cards/service/migrations.ts'
import { addCard, setQuantity } from '../collection/rules.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { setDeckCard } from '../decks/card-rules.ts'
import { getDeck } from '../decks/rules.ts'
import { AppError } from '../errors.ts'
import { liveCatalogue } from '../lib/live-catalogue.ts'
import { jobOf, startProcess } from './child-process.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

/** What another process is to do with a database. */
export type Job =
  | { task: 'migrate'; at: TestDatabase['at'] }
  | { task: 'addCards'; at: TestDatabase['at']; userId: string; scryfallIds: string[] }
  | {
      task: 'stepQuantity'
      at: TestDatabase['at']
      userId: string
      scryfallId: string
      /** 1 or -1, one after the other. */
      steps: number[]
    }
  | {
      task: 'raiseCopies'
      at: TestDatabase['at']
      userId: string
      deckId: string
      scryfallId: string
      /** One copy more each time, of the number that it saw. */
      times: number
    }
  | {
      task: 'applyMigrations'
      at: TestDatabase['at']
      migrations: IdMigration[]
      /** Ends as if by kill -9 when it asks for the time so many times. */
      diesAt?: number
    }

const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

const thisFile = fileURLToPath(import.meta.url)

/** Has a process of its own run an errand; throws when it fails. */
export async function runInOtherProcess(job: Job): Promise<void> {
  const child = startProcess(thisFile, job)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the other process stopped with code ${code}`)
}

async function run(job: Job) {
  const database = openDatabase(job.at)
  if (job.task === 'migrate') await migrate(database, testClock())
  else if (job.task === 'addCards') await addAll(database.db, job)
  else if (job.task === 'stepQuantity') await stepAll(database.db, job)
  else if (job.task === 'raiseCopies') await raiseAll(database.db, job)
  else await applyAll(database.db, job)
  await database.db.destroy()
}

async function addAll(
  db: ReturnType<typeof openDatabase>['db'],
  { userId, scryfallIds }: Extract<Job, { task: 'addCards' }>,
) {
  const needs = await changeNeeds(db)
  for (const scryfallId of scryfallIds) {
    await addCard(needs, { userId, id: randomUUID() }, { scryfallId, quantity: 1 })
  }
}

async function stepAll(
  db: ReturnType<typeof openDatabase>['db'],
  { userId, scryfallId, steps }: Extract<Job, { task: 'stepQuantity' }>,
) {
  const needs = await changeNeeds(db)
  for (const step of steps) {
    const requested = { scryfallId, from: 50, quantity: 50 + step }
    await setQuantity(needs, { userId, id: randomUUID() }, requested)
  }
}

async function raiseAll(
  db: ReturnType<typeof openDatabase>['db'],
  { userId, deckId, scryfallId, times }: Extract<Job, { task: 'raiseCopies' }>,
) {
  const needs = await changeNeeds(db)
  for (let done = 0; done < times; ) {
    const { version, cards } = await getDeck(needs, userId, deckId)
    const there = cards.find((card) => card.scryfallId === scryfallId)?.quantity ?? 0
    const card = { scryfallId, cardName: 'Shock', quantity: there + 1, slotType: 'main' as const }
    try {
      await setDeckCard(needs, { userId, deckId, version }, card)
      done += 1
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'deck_changed')) throw error
    }
  }
}

async function changeNeeds(db: ReturnType<typeof openDatabase>['db']) {
  return { db, clock: testClock(), catalogue: liveCatalogue(await openSample(sampleFile)) }
}

async function applyAll(
  db: ReturnType<typeof openDatabase>['db'],
  { migrations, diesAt = Number.POSITIVE_INFINITY }: Extract<Job, { task: 'applyMigrations' }>,
) {
  const catalogue = liveCatalogue(await openSample(sampleFile))
  const { now } = testClock()
  let requested = 0
  const clock = {
    now() {
      requested += 1
      if (requested >= diesAt) process.kill(process.pid, 'SIGKILL')
      return now()
    },
  }
  await applyMigrations(
    { db, clock, cardRows, catalogue, log: pino({ level: 'silent' }) },
    migrations,
  )
}

const job = jobOf<Job>(thisFile)
if (job) await run(job)
