import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addCard } from '../collection/rules.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

/** What another process is to do with a database. */
export type Errand =
  | { task: 'migrate'; at: TestDatabase['at'] }
  | { task: 'addCards'; at: TestDatabase['at']; userId: string; scryfallIds: string[] }

const thisFile = fileURLToPath(import.meta.url)

/** Has a process of its own run an errand; throws when it fails. */
export async function runInOtherProcess(errand: Errand): Promise<void> {
  const child = fork(thisFile, [JSON.stringify(errand)], { execArgv: ['--import', 'tsx'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the other process stopped with code ${code}`)
}

async function run(errand: Errand) {
  const database = openDatabase(errand.at)
  if (errand.task === 'migrate') await migrate(database, testClock())
  else await addAll(database.db, errand)
  await database.db.destroy()
}

async function addAll(
  db: ReturnType<typeof openDatabase>['db'],
  { userId, scryfallIds }: Extract<Errand, { task: 'addCards' }>,
) {
  const needs = { db, clock: testClock() }
  for (const scryfallId of scryfallIds) await addCard(needs, userId, { scryfallId, quantity: 1 })
}

const [, runFile, errand] = process.argv
if (runFile === thisFile && errand) await run(JSON.parse(errand))
