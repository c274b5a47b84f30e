import { AggregatorRegistry } from 'prom-client'
import type { Config } from '../config.ts'
import { closeOnSignals } from '../lib/close-on-signals.ts'
import { createLogger } from '../lib/logger.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import { supervisor } from './supervisor.ts'

/** Longer than a worker takes at most. */
const stoppingMs = 12_000

/** Runs several processes that answer at one port; resolves when they do. SIGUSR2 restarts them. */
export async function runWorkers(config: Config, count: number): Promise<void> {
  const log = createLogger(config.logLevel)
  const workers = supervisor(count, log)
  closeOnSignals(log, {
    signals: ['SIGINT', 'SIGTERM'],
    limitMs: stoppingMs,
    close: workers.stop,
  })
  const starting = workers.start()
  process.on('SIGUSR2', async () => {
    try {
      if (!(await starting)) return
      log.info('restarting the workers one by one')
      await workers.restart()
      log.info('all workers were restarted')
    } catch (error) {
      log.error({ err: error }, 'a new worker could not start; the others go on as before')
    }
  })
  if (!(await starting)) return
  const metrics = new AggregatorRegistry()
  await serveMetrics({ config, log, read: () => metrics.clusterMetrics() })
  process.stdout.write(`\nManafolio is ready: ${config.publicUrl} (${count} workers)\n\n`)
}
