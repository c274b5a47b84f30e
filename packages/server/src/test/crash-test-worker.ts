import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RefreshUpdate } from '../cards/refresh/refresh.ts'
import { openDatabase } from '../db/database.ts'
import { jobOf, startProcess } from './child-process.ts'
import { siteProcess } from './site-process.ts'
import { testClock } from './test-clock.ts'
import type { TestDatabase } from './test-database.ts'

/** A process of a site, and when it is killed. */
export interface Death {
  at: TestDatabase['at']
  dataDir: string
  url: string
  step: RefreshUpdate['step']
  /** How far the whole is at least, for steps that take time. */
  share?: number
}

const thisFile = fileURLToPath(import.meta.url)

/** Has a process of its own refresh its cards, and kills it with -9 at a point of the way. */
export async function dieWhileRefreshing(death: Death): Promise<void> {
  const child = startProcess(thisFile, death)
  const [, signal] = await once(child, 'exit')
  if (signal !== 'SIGKILL') throw new Error('the process never got to where it is to be killed')
}

async function refreshUntil({ at, dataDir, url, step, share = 0 }: Death) {
  const database = openDatabase(at)
  const doomed = await siteProcess({
    from: { url },
    dataDir,
    database,
    clock: testClock(),
    onUpdate(update) {
      const isFarEnough = !('share' in update) || update.share >= share
      if (update.step === step && isFarEnough) process.kill(process.pid, 'SIGKILL')
    },
  })
  await doomed.look()
  await database.db.destroy()
}

const death = jobOf<Death>(thisFile)
if (death) await refreshUntil(death)
