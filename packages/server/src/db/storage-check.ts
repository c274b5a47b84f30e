import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Cron } from 'croner'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { DatabaseAddress } from './database.ts'

const daily = '30 3 * * *'

interface CheckDeps {
  at: DatabaseAddress
  /** The entry quick-check, as source or built. */
  program: URL
  clock: Clock
  log: FastifyBaseLogger
}

export interface StorageStatus {
  /** When the last check was done; null before the first one, and always for PostgreSQL. */
  checkedAt: string | null
  /** What is wrong with the file of the database. */
  problem: string | null
}

export interface StorageCheck {
  status(): StorageStatus
  /** Checks now and then every night. */
  start(): void
  /** Resolves when the check is done. */
  check(): Promise<void>
  stop(): Promise<void>
}

/** Finds a damaged file of the embedded database, in a process of its own. */
export function storageCheck({ at, program, clock, log }: CheckDeps): StorageCheck {
  const stopping = new AbortController()
  let status: StorageStatus = { checkedAt: null, problem: null }
  let running = Promise.resolve()

  async function check() {
    if (!('file' in at) || stopping.signal.aborted) return
    try {
      const findings = await quickCheck(program, at.file, stopping.signal)
      const problem = findings.length > 0 ? findings.join('; ') : null
      status = { checkedAt: clock.now().toISOString(), problem }
      if (problem)
        log.error({ file: at.file, problem }, 'the database is damaged: restore a backup')
      else log.info({ file: at.file }, 'the database was checked and is sound')
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the database could not be checked')
    }
  }

  /** Never twice at a time. */
  function checkQueued(): Promise<void> {
    running = running.then(check)
    return running
  }

  const job = new Cron(daily, { paused: true, protect: true, unref: true }, checkQueued)
  return {
    status: () => status,
    start() {
      job.resume()
      void job.trigger()
    },
    check: checkQueued,
    async stop() {
      job.stop()
      stopping.abort()
      await running
    },
  }
}

const run = promisify(execFile)

/** What SQLite finds wrong with the file. */
async function quickCheck(program: URL, file: string, signal: AbortSignal): Promise<string[]> {
  const path = fileURLToPath(program)
  const typescript = path.endsWith('.ts') ? ['--import', 'tsx'] : []
  const options = { signal, killSignal: 'SIGKILL' } as const
  const { stdout } = await run(process.execPath, [...typescript, path, file], options)
  return JSON.parse(stdout)
}
