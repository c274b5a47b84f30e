import cluster from 'node:cluster'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Standby } from '../db/standby/open-standby.ts'

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
export function processMetrics(
  { connections }: Pick<Database, 'connections'>,
  standby?: StandbyReport,
): Registry {
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
  if (standby) measureStandby(register, standby)
  if (cluster.worker) {
    register.setDefaultLabels({ worker: String(cluster.worker.id) })
    AggregatorRegistry.setRegistries(register)
  }
  return register
}

type StandbyReport = Pick<Standby, 'lagMs' | 'isRead' | 'counts'>

function measureStandby(register: Registry, { lagMs, isRead, counts }: StandbyReport): void {
  new Gauge({
    name: 'manafolio_standby_read',
    help: '1 while the standby is read, 0 while it is away or too far behind.',
    registers: [register],
    collect() {
      this.set(Number(isRead()))
    },
  })
  new Gauge({
    name: 'manafolio_standby_lag_seconds',
    help: 'By how much the standby may be behind; missing while that is not known.',
    labelNames: ['server'] as const, // one without labels is 0 where it is missing
    registers: [register],
    collect() {
      this.reset()
      if (Number.isFinite(lagMs())) this.set({ server: 'standby' }, lagMs() / 1000)
    },
  })
  new Counter({
    name: 'manafolio_stale_reads_total',
    help: 'Reads of what may be some moments old, by the server that answered.',
    labelNames: ['server'] as const,
    registers: [register],
    collect() {
      this.reset()
      for (const [server, count] of Object.entries(counts)) this.inc({ server }, count)
    },
  })
}
