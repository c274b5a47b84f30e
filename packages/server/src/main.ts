import cluster from 'node:cluster'
import { type Config, readConfig } from './config.ts'
import { limitHeap } from './lib/heap.ts'
import { serve } from './serve.ts'
import { readStartOptions } from './start-options.ts'
import { startProblem } from './start-problem.ts'
import { runWorkers } from './workers/run-workers.ts'

limitHeap()
process.umask(0o077) // password hashes and e-mails: not readable by other users of the machine
let config: Config | undefined
try {
  const { workers } = readStartOptions(process.argv.slice(2))
  config = readConfig(process.env)
  if (workers > 1 && cluster.isPrimary) await runWorkers(config, workers)
  else await serve(config)
} catch (error) {
  process.stderr.write(`${startProblem(error, config)}\n`)
  process.exit(1)
}
