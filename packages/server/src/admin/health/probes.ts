import { performance } from 'node:perf_hooks'
import type { HealthParts, HealthState } from '@manafolio/contract'
import packageJson from '../../../package.json' with { type: 'json' }
import { refreshStatus, sourceNameOf } from '../../cards/refresh/refresh-status.ts'
import { databaseBytes, ping } from '../../db/database-status.ts'
import type { Deps } from '../../deps.ts'
import { freeBytes, fullDiskBytes, lowDiskBytes } from '../../lib/disk-space.ts'
import { countFailures, findLastFailure } from '../../mail/mail-failures.ts'
import { countNewUsers } from './store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** Prices are published daily; a day or two may be missed. */
const freshDays = 3

type Probes = { [Part in keyof HealthParts]: (deps: Deps) => Promise<HealthParts[Part]> }

/** Finds out the state of each part; one that throws can't be known. */
export const probes: Probes = {
  async cards({ catalogue, clock }) {
    const { source, printings, pricesAsOf } = catalogue.status()
    const isFresh = clock.now().getTime() - Date.parse(pricesAsOf) <= freshDays * dayMs // not without a date
    const state = source === 'bulk' && isFresh ? 'ok' : 'attention'
    return { state, source, printings, pricesAsOf }
  },

  async refresh({ db, config, catalogue }) {
    const source = sourceNameOf(config)
    const last = source === null ? undefined : await refreshStatus(db, source)
    const problem = last?.problem ?? catalogue.status().problem
    return {
      state: problem || source === null ? 'attention' : 'ok',
      isOn: source !== null,
      checkedAt: last?.checkedAt ?? null,
      nextTryAt: last?.nextTryAt ?? null,
      failures: last?.failures ?? 0,
      problem,
    }
  },

  async disk({ config, hasRoom, health: { measureDisk = freeBytes } }) {
    const free = await measureDisk(config.dataDir)
    const state = (await hasRoom()) ? diskState(free) : 'problem'
    return { state, folder: config.dataDir, freeBytes: free }
  },

  async database({ db, engine, storageCheck, log }) {
    const check = engine === 'sqlite' ? storageCheck.status() : null
    try {
      const start = performance.now()
      await ping(db)
      const latencyMs = Math.round(performance.now() - start)
      const bytes = await databaseBytes({ db, engine })
      return { state: check?.problem ? 'problem' : 'ok', engine, latencyMs, bytes, check }
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer')
      return { state: 'problem', engine, latencyMs: null, bytes: null, check }
    }
  },

  async mail({ db, config, clock }) {
    const failures = await countFailures(db, weekBefore(clock.now()))
    const lastFailure = failures > 0 ? await findLastFailure(db) : undefined
    const transport = config.smtpUrl === undefined ? 'outbox' : 'smtp'
    const state = failures > 0 || transport === 'outbox' ? 'attention' : 'ok'
    return { state, transport, failures, lastFailure: lastFailure ?? null }
  },

  async backups({ health, clock }) {
    const backups = await health.backups?.()
    const { everyHours = null, lastSuccessAt = null, lastFailure = null } = backups ?? {}
    const known = { everyHours, lastSuccessAt, lastFailure }
    return { state: backupState(known, clock.now()), ...known }
  },

  async registrations({ db, config, clock }) {
    const newAccounts = await countNewUsers(db, weekBefore(clock.now()))
    return { state: 'ok', mode: config.registration, newAccounts }
  },

  async program({ health, clock }) {
    const { startedAt } = health
    return {
      state: 'ok',
      version: packageJson.version,
      node: process.versions.node,
      startedAt: startedAt.toISOString(),
      uptimeSeconds: Math.round((clock.now().getTime() - startedAt.getTime()) / 1000),
    }
  },
}

function weekBefore(now: Date): Date {
  return new Date(now.getTime() - 7 * dayMs)
}

function diskState(free: number): HealthState {
  if (free < fullDiskBytes) return 'problem'
  return free < lowDiskBytes ? 'attention' : 'ok'
}

type Backups = Omit<HealthParts['backups'], 'state'>

/** One may be missed; two in a row are a problem, as is one that failed since the last good one. */
function backupState({ everyHours, lastSuccessAt, lastFailure }: Backups, now: Date): HealthState {
  if (lastFailure && (!lastSuccessAt || lastFailure.at > lastSuccessAt)) return 'problem'
  if (everyHours === null) return 'attention'
  if (lastSuccessAt === null) return 'attention'
  const ageMs = now.getTime() - Date.parse(lastSuccessAt)
  return ageMs > 2 * everyHours * hourMs + hourMs ? 'problem' : 'ok'
}
