import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ImportOrder, ImportReport, ImportUpdate } from './import-job.ts'
import { removeUnfinished } from './snapshot-file.ts'

/** The worker's heap; a whole bulk file needs about a third of it, most is kept outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 16 }

/**
 * Imports a bulk file in a worker thread, so that requests are answered meanwhile.
 * Rejects with the reason when the file was not taken, and with that of the signal when it came.
 */
export async function runImport(
  workerUrl: URL,
  order: ImportOrder,
  report: (share: number) => void,
  signal?: AbortSignal,
): Promise<ImportReport> {
  signal?.throwIfAborted()
  const worker = startWorker(workerUrl, { workerData: order, resourceLimits })
  const stop = () => worker.terminate()
  signal?.addEventListener('abort', stop)
  try {
    return await resultOf(worker, report)
  } catch (error) {
    await removeUnfinished(order.snapshotFile)
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** Settles when the worker is gone: only then is its memory free for who opens the new catalogue. */
function resultOf(worker: Worker, report: (share: number) => void): Promise<ImportReport> {
  return new Promise((resolve, reject) => {
    let done: ImportReport | undefined
    let problem: Error | undefined
    worker.on('message', (update: ImportUpdate) => {
      if (update.kind === 'progress') report(update.share)
      if (update.kind === 'done') done = reportOf(update)
      if (update.kind === 'failed') problem = new Error(update.reason)
    })
    worker.on('error', (error) => {
      problem = isOutOfMemory(error)
        ? new Error('it needs more memory than an import may use')
        : error
    })
    worker.on('exit', (code) => {
      if (done) resolve(done)
      else reject(problem ?? new Error(`the import stopped with code ${code}`))
    })
  })
}

function reportOf({ kind: _, ...report }: ImportReport & { kind: 'done' }): ImportReport {
  return report
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** In development the entry is TypeScript, which a thread has to be taught first. */
function startWorker(url: URL, options: WorkerOptions): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url, options)
  const entry = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`
  return new Worker(entry, { ...options, eval: true })
}
