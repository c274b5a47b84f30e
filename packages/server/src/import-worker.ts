import { parentPort, workerData } from 'node:worker_threads'
import { importBulk } from './cards/import/import-job.ts'

// The entry of the worker thread: its own file in the build.
await importBulk(workerData, (update) => parentPort?.postMessage(update))
