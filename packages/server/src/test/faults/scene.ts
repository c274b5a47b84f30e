import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@manafolio/testing/free-port'
import type { Engine } from '../../db/database.ts'
import { endOtherProcesses } from '../child-process.ts'
import { findPgBouncer, makePgBouncer, type PgBouncer } from '../pg-bouncer.ts'
import { findPostgres, makeCluster, type PostgresCluster } from '../postgres-cluster.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { type Audit, beginLedger, type Ledger } from './ledger.ts'

export const postgresBinaries = findPostgres(process.env.PATH ?? '')

export const pgBouncerProgram = findPgBouncer(process.env.PATH ?? '')

/** What became of all that the users did. */
export interface Outcome extends Audit {
  /** How often each status or error was the answer. */
  answers: Map<string, number>
}

/** A server under load, on a PostgreSQL of its own or on SQLite. */
export interface FaultScene {
  origin: string
  cluster: PostgresCluster | undefined
  pgBouncer: PgBouncer | undefined
  server(): ServerProcess
  /** Starts the server again, after it has ended. */
  startAgain(): Promise<void>
  ledgers: readonly Ledger[]
  /** Starts one more process on the same data, with as many users. */
  startAnother(): Promise<{ origin: string }>
  /** Ends the load, and compares what was acknowledged with what is stored. */
  finish(): Promise<Outcome>
  remove(): Promise<void>
}

export interface SceneOptions {
  engine: Engine
  /** Where the data goes. */
  disk?: string
  /** Processes that answer. */
  workers?: number
  /** Whether connections to PostgreSQL go through PgBouncer. */
  isPooled?: boolean
}

const users = 5

export async function faultScene({
  engine,
  disk = tmpdir(),
  workers = 1,
  isPooled = false,
}: SceneOptions): Promise<FaultScene> {
  const dataDir = await mkdtemp(join(disk, 'manafolio-fault-'))
  const cluster = engine === 'postgres' ? await startedCluster() : undefined
  const pgBouncer = cluster && isPooled ? await startedPgBouncer(cluster.url) : undefined
  const url = pgBouncer?.url ?? cluster?.url
  const database = url && { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(40) }
  const env = { DATA_DIR: dataDir, ...database }
  const ledgers: Ledger[] = []
  async function startLoad() {
    const port = String(await freePort())
    const origin = `http://127.0.0.1:${port}`
    const start = () => startServer({ ...env, PORT: port }, ['--workers', String(workers)])
    const server = await start()
    const names = Array.from({ length: users }, (_, i) => `user-${ledgers.length + i}`)
    ledgers.push(...(await Promise.all(names.map((name) => beginLedger(origin, name)))))
    return { origin, start, server }
  }
  const first = await startLoad()
  let { server } = first
  return {
    origin: first.origin,
    cluster,
    pgBouncer,
    server: () => server,
    async startAgain() {
      server = await first.start()
    },
    ledgers,
    startAnother: startLoad,
    async finish() {
      await Promise.all(ledgers.map((ledger) => ledger.stop()))
      const audits = await Promise.all(ledgers.map((ledger) => ledger.audit()))
      const sum = (key: keyof Audit) => audits.reduce((total, audit) => total + audit[key], 0)
      return {
        acknowledged: sum('acknowledged'),
        lost: sum('lost'),
        doubled: sum('doubled'),
        answers: allAnswers(ledgers),
      }
    },
    async remove() {
      await Promise.all(ledgers.map((ledger) => ledger.stop()))
      await endOtherProcesses()
      await pgBouncer?.remove()
      await cluster?.remove()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** One that loses nothing that it acknowledged when it crashes. */
async function startedCluster(): Promise<PostgresCluster> {
  if (postgresBinaries === undefined) throw new Error('there is no PostgreSQL')
  const cluster = await makeCluster(postgresBinaries, { isDurable: true })
  await cluster.start()
  return cluster
}

async function startedPgBouncer(target: string): Promise<PgBouncer> {
  if (pgBouncerProgram === undefined) throw new Error('there is no PgBouncer')
  const pgBouncer = await makePgBouncer(pgBouncerProgram, target)
  await pgBouncer.start()
  return pgBouncer
}

function allAnswers(ledgers: readonly Ledger[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const { answers } of ledgers) {
    for (const [outcome, count] of answers) all.set(outcome, (all.get(outcome) ?? 0) + count)
  }
  return all
}

/** Milliseconds until a write is acknowledged that was not at that time. */
export async function recoveryMs(ledgers: readonly Ledger[], sinceMs: number): Promise<number> {
  const acknowledgedMs = () => Math.max(...ledgers.map((ledger) => ledger.lastAcknowledgedMs()))
  while (acknowledgedMs() <= sinceMs) await setTimeout(1)
  return acknowledgedMs() - sinceMs
}
