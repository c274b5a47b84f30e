import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImportMode } from '@manafolio/contract'
import { openSample } from '../cards/sample.ts'
import { commitImport } from '../collection/import/commit.ts'
import { startImport } from '../collection/import/start.ts'
import { openDatabase } from '../db/database.ts'
import { liveCatalogue } from '../lib/live-catalogue.ts'
import { jobOf, startProcess } from './child-process.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

interface Import {
  at: TestDatabase['at']
  userId: string
  importId: string
  /** The reported progress at which the process is killed. */
  diesAt: number
}

/** What a process is at when it is killed. */
export type ImportDeath =
  | (Import & { task: 'read'; content: string })
  | (Import & { task: 'commit'; mode: ImportMode; changeId: string })

const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

const thisFile = fileURLToPath(import.meta.url)

/** Has a process of its own read or commit an import, and kills it with -9 on the way. */
export async function dieWhileImporting(death: ImportDeath): Promise<void> {
  const child = startProcess(thisFile, death)
  const [, signal] = await once(child, 'exit')
  if (signal !== 'SIGKILL') throw new Error('the process never got to where it is to be killed')
}

async function importUntil(death: ImportDeath) {
  const { db } = openDatabase(death.at)
  const needs = { db, clock: testClock(), catalogue: liveCatalogue(await openSample(sampleFile)) }
  const onProgress = (share: number) => {
    if (share >= death.diesAt) process.kill(process.pid, 'SIGKILL')
  }
  if (death.task === 'commit') return commitImport(needs, { ...death, scope: 'ready' }, onProgress)
  const file = { name: 'cards.csv', bytes: Buffer.from(death.content) }
  return startImport(needs, death, { file, onProgress })
}

const death = jobOf<ImportDeath>(thisFile)
if (death) await importUntil(death)
