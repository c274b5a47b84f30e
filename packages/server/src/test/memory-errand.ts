import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { giveOldMemoryBack } from '../cards/import/old-memory.ts'
import { errandOf, startProcess } from './child-process.ts'

interface MemoryErrand {
  /** How often memory is given back at most. */
  patience: number
}

const thisFile = fileURLToPath(import.meta.url)

/**
 * Whether memory that nobody holds any more is found in a process of its own: the engine looks for
 * it or not by what else there is in the process, and that of the tests has had a lot.
 */
export async function isOldMemoryFound(errand: MemoryErrand): Promise<boolean> {
  const child = startProcess(thisFile, errand)
  const exited = once(child, 'exit')
  const [isFound] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the process ended without an answer'))),
  ])
  await exited
  return isFound === true
}

async function run({ patience }: MemoryErrand) {
  const old = new WeakRef(new ArrayBuffer(1 << 20))
  for (let times = 0; times < patience && old.deref(); times++) await giveOldMemoryBack()
  process.send?.(old.deref() === undefined)
  process.disconnect()
}

const errand = errandOf<MemoryErrand>(thisFile)
if (errand) await run(errand)
