import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  disturbRestarts,
  type FaultResult,
  fillDisk,
  formatMs,
  freezePostgres,
  killServer,
  killWorker,
  restartPgBouncer,
  restartPostgres,
  restartWorkers,
  shareSqlite,
  stopServer,
  stopWhileFrozen,
} from './faults.ts'
import { pgBouncerProgram, postgresBinaries } from './scene.ts'

const results: FaultResult[] = []

/** Each fault, many times, and what may be an answer meanwhile. */
const faults: [name: string, run: () => Promise<FaultResult>, answers: RegExp][] = [
  ['kill -9 on SQLite', () => killServer('sqlite', 15), /^(2..|ECONNRESET|ECONNREFUSED)$/],
  ['SIGTERM on SQLite', () => stopServer('sqlite', 10), /^(2..|ECONNREFUSED)$/],
  ['rolling restarts on SQLite', () => restartWorkers({ engine: 'sqlite' }, 20), /^2..$/],
  ['kill -9 of a worker on SQLite', () => killWorker('sqlite', 4), /^(2..|ECONNRESET)$/],
  ['faults during rolling restarts', () => disturbRestarts(3), /^(2..|ECONNRESET|ECONNREFUSED)$/],
  ['two processes on one file', () => shareSqlite(10), /^2..$/],
]

const faultsOfPostgres: typeof faults = [
  ['restarts of PostgreSQL', () => restartPostgres(20), /^(2..|503)$/],
  ['kill -9 on PostgreSQL', () => killServer('postgres', 15), /^(2..|ECONNRESET|ECONNREFUSED)$/],
  ['rolling restarts on PostgreSQL', () => restartWorkers({ engine: 'postgres' }, 5), /^2..$/],
  ['kill -9 of a worker on PostgreSQL', () => killWorker('postgres', 4), /^(2..|ECONNRESET)$/],
  ['a frozen PostgreSQL', () => freezePostgres(3), /^(2..|503)$/],
  ['a stop while PostgreSQL is frozen', stopWhileFrozen, /^(2..|503|ECONNRESET|ECONNREFUSED)$/],
]

/** In transaction mode: each transaction has another connection. */
const pooled = { engine: 'postgres', isPooled: true } as const
const faultsOfPgBouncer: typeof faults = [
  ['rolling restarts on PgBouncer', () => restartWorkers(pooled, 5), /^2..$/],
  ['restarts of PgBouncer', () => restartPgBouncer(10), /^(2..|503)$/],
]

/** A small disk of its own, which only root can have. */
const disk = mountedDisk()
const faultsOfDisks: typeof faults = disk
  ? [['a full disk', () => fillDisk(disk, 3), /^(2..|507)$/]]
  : []
if (!disk) process.stdout.write('\nNo disk can be mounted here: none is filled.\n')

function mountedDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'manafolio-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder])
  if (status === 0) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

const minutesMs = 60_000

const hasPgBouncer = postgresBinaries && pgBouncerProgram
if (!hasPgBouncer) process.stdout.write('\nThere is no PgBouncer here: nothing goes through it.\n')

test.each([
  ...faults,
  ...faultsOfDisks,
  ...(postgresBinaries ? faultsOfPostgres : []),
  ...(hasPgBouncer ? faultsOfPgBouncer : []),
])(
  'nothing is lost by %s',
  async (_, run, allowed) => {
    const result = await run()
    results.push(result)
    const { deaths, lost, doubled, acknowledged, answers } = result
    expect({ deaths, lost, doubled }).toEqual({ deaths: 0, lost: 0, doubled: 0 })
    expect(acknowledged).toBeGreaterThan(10)
    expect([...answers.keys()].filter((outcome) => !allowed.test(outcome))).toEqual([])
  },
  10 * minutesMs,
)

afterAll(() => {
  if (disk) {
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true })
  }
  const columns = [
    'fault',
    'tries',
    'deaths',
    'acknowledged',
    'lost',
    'doubled',
    'recovery p50',
    'max',
  ]
  const rows = results.map(({ fault, tries, deaths, acknowledged, lost, doubled, ...result }) => [
    ...[fault, tries, deaths, acknowledged, lost, doubled].map(String),
    ...[0.5, 1].map((share) => formatMs(result.recoveriesMs, share)),
    `  ${result.notes ?? ''}`,
  ])
  const lines = [columns, ...rows].map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(13))).join(''),
  )
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
})
