import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { nudgeGc } from '../cards/import/old-memory.ts'
import { jobOf, startProcess } from './child-process.ts'

interface MemoryJob {
  /** How often memory is given back at most. */
  patience: number
}

const thisFile = fileURLToPath(import.meta.url)

/**
 * Whether memory that nobody holds any more is found in a process of its own: the engine looks for
 * it or not by what else there is in the process, and that of the tests has had a lot.
 */
export async function isOldMemoryFound(job: MemoryJob): Promise<boolean> {
  const child = startProcess(thisFile, job)
  const exited = once(child, 'exit')
  const [isFound] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the process ended without an answer'))),
  ])
  await exited
  return isFound === true
}

async function run({ patience }: MemoryJob) {
  const old = new WeakRef(new ArrayBuffer(1 << 20))
  for (let times = 0; times < patience && old.deref(); times++) await nudgeGc()
  process.send?.(old.deref() === undefined)
  process.disconnect()
}

const job = jobOf<MemoryJob>(thisFile)
if (job) await run(job)
