import type { HealthReport, HealthState } from '@manafolio/contract'
import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../../deps.ts'
import { healthReport } from './health-report.ts'

interface HealthGauge {
  name: string
  help: string
  /** Nothing is reported where that is not known. */
  read: (report: HealthReport) => number | null | undefined
}

const gauges: readonly HealthGauge[] = [
  {
    name: 'manafolio_card_prices_timestamp_seconds',
    help: 'Day of the card prices in use; 0 for the sample, which has none.',
    read: ({ cards }) => cards && (secondsOf(cards.pricesAsOf) ?? 0),
  },
  {
    name: 'manafolio_card_printings',
    help: 'Printings in the catalogue in use.',
    read: ({ cards }) => cards?.printings,
  },
  {
    name: 'manafolio_refresh_success_timestamp_seconds',
    help: 'When card data was last asked for with success.',
    read: ({ refresh }) => secondsOf(refresh?.checkedAt),
  },
  {
    name: 'manafolio_refresh_failures',
    help: 'Failed attempts to refresh card data in a row.',
    read: ({ refresh }) => refresh?.failures,
  },
  {
    name: 'manafolio_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR.',
    read: ({ disk }) => disk?.freeBytes,
  },
  {
    name: 'manafolio_database_bytes',
    help: 'Size of the database.',
    read: ({ database }) => database?.bytes,
  },
  {
    name: 'manafolio_database_latency_seconds',
    help: 'Time that the database takes to answer.',
    read: ({ database }) => database?.latencyMs && database.latencyMs / 1000,
  },
  {
    name: 'manafolio_emails_failed',
    help: 'Emails of the last seven days that could not be sent.',
    read: ({ mail }) => mail?.failures,
  },
  {
    name: 'manafolio_backup_success_timestamp_seconds',
    help: 'When the last scheduled backup was written.',
    read: ({ backups }) => secondsOf(backups?.lastSuccessAt),
  },
  {
    name: 'manafolio_accounts_new',
    help: 'Accounts of the last seven days.',
    read: ({ registrations }) => registrations?.newAccounts,
  },
]

const levels: Record<HealthState, number> = { ok: 0, attention: 1, problem: 2 }

/** What the health report says, as numbers; found out anew for each scrape. */
export function measureHealth(register: Registry, deps: Deps): void {
  const latest = sharedReport(deps)
  for (const { read, ...description } of gauges) {
    new Gauge({
      ...description,
      registers: [register],
      async collect() {
        const value = read(await latest())
        if (value === null || value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
  new Gauge({
    name: 'manafolio_health_state',
    help: 'Parts of the health report: 0 is ok, 1 needs attention, 2 is a problem or not known.',
    labelNames: ['part'] as const,
    registers: [register],
    async collect() {
      const { state: _, reportedAt: __, ...parts } = await latest()
      for (const [part, known] of Object.entries(parts)) {
        this.set({ part }, levels[known?.state ?? 'problem'])
      }
    },
  })
}

/** One report for all that are collected at a time. */
function sharedReport(deps: Deps): () => Promise<HealthReport> {
  let running: Promise<HealthReport> | undefined
  return () => {
    running ??= healthReport(deps).finally(() => {
      running = undefined
    })
    return running
  }
}

function secondsOf(instant: string | null | undefined): number | undefined {
  const ms = Date.parse(instant ?? '')
  return Number.isNaN(ms) ? undefined : ms / 1000
}
