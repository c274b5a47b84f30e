import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { type BulkFile, cardService } from '../../cards/service/card-service.ts'
import { bundleOf } from '../bundle-folder.ts'
import { endedWithItsTest, jobOf } from '../child-process.ts'

interface Job {
  url: string
  file: BulkFile
  toPath: string
}

const thisFile = fileURLToPath(import.meta.url)

/** Has a process of its own download a file; it reports the share and errors. */
export function downloadInOtherProcess(job: Job): ChildProcess {
  return start(process.execPath, nodeArguments(job))
}

/** The same in a process whose files may have so many blocks of 512 bytes. */
export function downloadWithFileLimit(job: Job, blocks: number): ChildProcess {
  const script = `ulimit -f ${blocks} && exec "$0" "$@"`
  return start('sh', ['-c', script, process.execPath, ...nodeArguments(job)])
}

/** What such a process says next. */
export async function nextMessage(
  child: ChildProcess,
): Promise<{ share: number } | { end: string }> {
  const [message] = await once(child, 'message')
  return message
}

function start(command: string, args: string[]): ChildProcess {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  return endedWithItsTest(spawn(command, args, { stdio: [...stdio] }))
}

function nodeArguments(job: Job): string[] {
  return [bundleOf(thisFile), thisFile, JSON.stringify(job)]
}

async function run({ url, file, toPath }: Job) {
  const log = pino({ level: 'silent' })
  const service = cardService({ url, pause: async () => {}, log })
  const report = (share: number) => process.send?.({ share })
  const result = service.download(file, toPath, { report })
  const end = await result.then(
    () => 'done',
    (error: Error) => error.message,
  )
  process.send?.({ end })
  process.disconnect?.()
}

const job = jobOf<Job>(thisFile)
if (job) await run(job)
