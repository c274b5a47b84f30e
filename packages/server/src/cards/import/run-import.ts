import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ImportNews, ImportOrder } from './import-job.ts'

/** The worker's heap; a whole bulk file needs about half of it. */
const heapMb = 320

/**
 * Imports a bulk file in a worker thread, so that requests are answered meanwhile.
 * Rejects with the reason when the file was not taken.
 */
export function runImport(
  workerUrl: URL,
  order: ImportOrder,
  report: (share: number) => void,
): Promise<{ cards: number; badLines: number }> {
  const worker = startWorker(workerUrl, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  return new Promise((resolve, reject) => {
    let done: { cards: number; badLines: number } | undefined
    worker.on('message', (news: ImportNews) => {
      if (news.kind === 'progress') report(news.share)
      if (news.kind === 'done') done = news
      if (news.kind === 'failed') reject(new Error(news.reason))
    })
    worker.on('error', reject)
    // Only then is the worker's memory free for who opens the new catalogue.
    worker.on('exit', (code) => {
      if (done) resolve(done)
      else reject(new Error(`the import stopped with code ${code}`))
    })
  })
}

/** In development the entry is TypeScript, which a thread has to be taught first. */
function startWorker(url: URL, options: WorkerOptions): Worker {
  if (!url.pathname.endsWith('.ts')) return new Worker(url, options)
  const entry = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`
  return new Worker(entry, { ...options, eval: true })
}
