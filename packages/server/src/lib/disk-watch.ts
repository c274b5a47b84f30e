import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import { freeBytes, lowDiskBytes } from './disk-space.ts'

const lookMs = 60_000
const warningMs = 60 * 60 * 1000

interface DiskWatchDeps {
  folder: string
  clock: Clock
  log: FastifyBaseLogger
  /** Measures the folder; given by tests. */
  measure?: (folder: string) => Promise<number>
}

export interface DiskWatch {
  /** Looks now and then every minute, without keeping the process alive. */
  start(): void
  look(): Promise<void>
  stop(): void
}

/** Warns at most once an hour while a folder has little space left. */
export function diskWatch({ folder, clock, log, measure = freeBytes }: DiskWatchDeps): DiskWatch {
  let warnedAtMs = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  async function look() {
    const free = await measure(folder)
    const nowMs = clock.now().getTime()
    if (free >= lowDiskBytes || nowMs - warnedAtMs < warningMs) return
    warnedAtMs = nowMs
    log.warn({ folder, freeBytes: free }, 'the disk is almost full: make room, or changes can fail')
  }

  function lookSafely() {
    look().catch((error: unknown) => log.warn({ err: error, folder }, 'the disk was not measured'))
  }

  return {
    start() {
      lookSafely()
      timer ??= setInterval(lookSafely, lookMs).unref()
    },
    look,
    stop: () => clearInterval(timer),
  }
}
