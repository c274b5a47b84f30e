import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'

/** The metrics of this process; a worker hands them to the process that serves them for all. */
export function processMetrics({ connections }: Database): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  if (connections) {
    new Gauge({
      name: 'manafolio_database_connections',
      help: 'Connections to PostgreSQL by state, and what waits for one.',
      labelNames: ['state'] as const,
      registers: [register],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
      },
    })
  }
  if (cluster.isWorker) {
    new AggregatorRegistry() // answers the process that asks
    AggregatorRegistry.setRegistries(register)
  }
  return register
}
