import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { StartProblem } from '../lib/start-problem.ts'

/** Several processes that answer at one port. */
export interface Supervisor {
  /** Starts one, and when that is ready all others. Rejects when one ends before it is ready. */
  start(): Promise<void>
  /** Replaces one after the other, each when its successor is ready. Requests notice nothing. */
  restart(): Promise<void>
  /** Resolves when all have finished what was under way. */
  stop(): Promise<void>
}

/** After a worker that could not start, the next one waits so long, and twice as long each time. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

export function supervisor(count: number, log: FastifyBaseLogger): Supervisor {
  const workers = new Set<Worker>()
  /** Those that were told to end. */
  const leaving = new WeakSet<Worker>()
  let restarting: Promise<void> | undefined
  let isStopping = false

  async function startWorker() {
    const worker = await readyWorker()
    workers.add(worker)
    log.info({ worker: worker.process.pid }, 'a worker is ready')
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (leaving.has(worker) || isStopping) return
      const { pid } = worker.process
      log.error({ worker: pid, code, signal }, 'a worker ended, and another one takes its place')
      replace()
    })
  }

  async function replace() {
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
    for (const worker of [...workers]) {
      if (isStopping) return
      await startWorker()
      await end(worker)
    }
  }

  async function end(worker: Worker) {
    if (worker.isDead()) return
    leaving.add(worker)
    const exited = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await exited
  }

  return {
    async start() {
      await startWorker() // what the others would do at the same time is done then, such as migrating
      await Promise.all(Array.from({ length: count - 1 }, startWorker))
    },
    restart() {
      restarting ??= restartEach().finally(() => {
        restarting = undefined
      })
      return restarting
    },
    async stop() {
      isStopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
  }
}

/** What a worker sends when it listens. */
export const readyMessage = 'ready'

function readyWorker(): Promise<Worker> {
  const worker = cluster.fork()
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => message === readyMessage && resolve(worker))
    worker.once('exit', (code, signal) => {
      reject(new StartProblem(`A worker ended with ${signal ?? code} before it was ready.`))
    })
  })
}
