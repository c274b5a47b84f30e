import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'

/**
 * A worker answers scrapes of all workers from its first moment, with nothing until it has metrics:
 * one that does not answer would keep those of the others back.
 */
export function answerScrapes(): void {
  new AggregatorRegistry() // listens for requests of the primary process
}

/**
 * The metrics of this process. Those of a worker have a label of their own: sums over workers would
 * fall when one is replaced, which looks as if all had been counted anew.
 */
export function processMetrics({ connections }: Database): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  if (connections) {
    new Gauge({
      name: 'manafolio_database_connections',
      help: 'Connections to PostgreSQL by state, and callers that wait for one.',
      labelNames: ['state'] as const,
      registers: [register],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
      },
    })
  }
  if (cluster.worker) {
    register.setDefaultLabels({ worker: String(cluster.worker.id) })
    AggregatorRegistry.setRegistries(register)
  }
  return register
}
