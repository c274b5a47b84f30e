import cluster, { type Worker } from 'node:cluster'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { StartProblem } from '../lib/start-problem.ts'

/** Several processes that answer at one port. */
export interface Supervisor {
  /**
   * Starts one, and when that is ready all others. Rejects when one ends before it is ready; false
   * when all were stopped meanwhile.
   */
  start(): Promise<boolean>
  /**
   * Replaces one after the other, each when its successor is ready. Requests notice nothing.
   * Resolves when as many as before are ready, also when some ended meanwhile.
   */
  restart(): Promise<void>
  /** Resolves when all have finished what was in progress. */
  stop(): Promise<void>
}

/** What a worker sends when it listens. */
export const readyMessage = 'ready'

/** After a worker that could not start, the next one waits so long, and twice as long each time. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

export function supervisor(count: number, log: FastifyBaseLogger): Supervisor {
  /** All that run, also those that are not ready yet. */
  const running = new Set<Worker>()
  const ready = new Set<Worker>()
  /** Workers whose end is expected, since a successor is there or on its way. */
  const leaving = new WeakSet<Worker>()
  /** One for each worker that ended and has no ready successor yet. */
  const replacements = new Set<Promise<void>>()
  let restarting: Promise<void> | undefined
  let isStopping = false

  /** Resolves when it is ready. */
  async function startWorker() {
    const worker = cluster.fork()
    running.add(worker)
    try {
      await untilReady(worker, log)
    } catch (error) {
      running.delete(worker)
      throw error
    }
    const { pid } = worker.process
    ready.add(worker)
    log.info({ worker: pid }, 'a worker is ready')
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      ready.delete(worker)
      if (leaving.has(worker) || isStopping) return
      log.error({ worker: pid, code, signal }, 'a worker ended, and another one takes its place')
      replace()
    })
  }

  function replace() {
    const replacement = startUntilReady().finally(() => replacements.delete(replacement))
    replacements.add(replacement)
  }

  async function startUntilReady() {
    for (let pauseMs = firstPauseMs; !isStopping; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return await startWorker()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.error({ reason }, `a worker could not start; trying again in ${pauseMs / 1000} seconds`)
      }
      await setTimeout(pauseMs)
    }
  }

  async function restartEach() {
    await untilReplaced() // so that these are restarted, too
    for (const worker of [...ready]) {
      if (isStopping) return
      if (!ready.has(worker)) continue // it ended meanwhile, and was replaced
      leaving.add(worker)
      try {
        await startWorker()
      } catch (error) {
        leaving.delete(worker)
        if (!ready.has(worker)) replace()
        throw error
      }
      await end(worker)
    }
    await untilReplaced()
  }

  async function untilReplaced() {
    while (replacements.size > 0 && !isStopping) {
      log.info({ workers: replacements.size }, 'waiting for workers that take the place of others')
      await Promise.all(replacements)
    }
  }

  /** Resolves when it has ended. */
  async function end(worker: Worker) {
    if (!running.has(worker)) return
    leaving.add(worker)
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.process.kill('SIGTERM')
    await ended
  }

  return {
    async start() {
      try {
        await startWorker() // what must happen once, such as migrating, has happened for the others
        await Promise.all(Array.from({ length: count - 1 }, startWorker))
        return true
      } catch (error) {
        if (isStopping) return false
        throw error
      }
    },
    restart() {
      restarting ??= restartEach().finally(() => {
        restarting = undefined
      })
      return restarting
    },
    async stop() {
      isStopping = true
      await Promise.all([...running].map(end))
    },
  }
}

/** Rejects when it could not be forked, or ended before. Errors of its channel are logged later, too. */
function untilReady(worker: Worker, log: FastifyBaseLogger): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => message === readyMessage && resolve())
    worker.on('error', (error) => {
      log.warn({ err: error, worker: worker.process.pid }, 'a worker can not be reached')
      reject(error)
    })
    worker.once('exit', (code, signal) => {
      reject(new StartProblem(`A worker ended with ${signal ?? code} before it was ready.`))
    })
  })
}
