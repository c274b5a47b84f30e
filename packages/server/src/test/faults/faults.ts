import { readFileSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getCollectionStats, getHealth, getReadiness } from '@manafolio/contract'
import type { Engine } from '../../db/database.ts'
import { type Answer, httpClient } from './http-client.ts'
import { type Ledger, registered } from './ledger.ts'
import {
  type FaultScene,
  faultScene,
  type Outcome,
  recoveryMs,
  type SceneOptions,
} from './scene.ts'

/** What a fault did, repeated under load. */
export interface FaultResult extends Outcome {
  fault: string
  tries: number
  /** How often the server ended that should have gone on, or did not end well that should have. */
  deaths: number
  /** From the end of each fault to the next acknowledged write. */
  recoveriesMs: number[]
  notes?: string
}

const fillerBytes = 256 * 1024

/** Load between two faults, in acknowledged writes. */
const calmWrites = 11

const pauseMs = 5

type Fault = (scene: FaultScene, attempt: number) => Promise<number>

interface Repeated extends SceneOptions {
  fault: string
  tries: number
}

/** Repeats a fault, which resolves to the time when it is over; the server has to go on. */
async function repeat({ fault, tries, ...options }: Repeated, strike: Fault) {
  const scene = await faultScene(options)
  try {
    const recoveriesMs: number[] = []
    let deaths = 0
    for (let attempt = 0; attempt < tries; attempt++) {
      await calm(scene.ledgers)
      const overMs = await strike(scene, attempt)
      if (!scene.server().isRunning()) {
        deaths++
        await scene.startAgain()
      }
      recoveriesMs.push(await recoveryMs(scene.ledgers, overMs))
    }
    return { fault, tries, deaths, recoveriesMs, ...(await scene.finish()) }
  } finally {
    await scene.remove()
  }
}

/** Resolves when all is well: so many writes were acknowledged since then. */
async function calm(ledgers: readonly Ledger[]) {
  const acknowledged = () => ledgers.reduce((sum, ledger) => sum + ledger.acknowledged(), 0)
  const enough = acknowledged() + calmWrites
  while (acknowledged() < enough) await setTimeout(1)
}

/** PostgreSQL stops, in turn fast and immediately, and starts again. */
export function restartPostgres(tries: number): Promise<FaultResult> {
  return repeat({ fault: 'PostgreSQL restarts', engine: 'postgres', tries }, (scene, attempt) =>
    restart(scene, attempt % 2 === 0 ? 'SIGINT' : 'SIGQUIT'),
  )
}

async function restart({ cluster, origin }: FaultScene, signal: 'SIGINT' | 'SIGQUIT') {
  await cluster?.end(signal)
  const visitor = httpClient(origin)
  await requireAnswer(visitor.send({ path: getReadiness.path }), 503, 'database_unavailable')
  await requireAnswer(visitor.send({ path: getHealth.path }), 200)
  visitor.close()
  await cluster?.start()
  return performance.now()
}

/** The server is killed and started again. */
export function killServer(engine: Engine, tries: number): Promise<FaultResult> {
  return repeat({ fault: `kill -9, on ${engine}`, engine, tries }, async (scene) => {
    await scene.server().end('SIGKILL')
    await scene.startAgain()
    return performance.now()
  })
}

/**
 * PostgreSQL keeps its connections and answers nothing. More requests than the pool has connections
 * have to be refused in time, and all works again when it goes on.
 */
export async function freezePostgres(tries: number): Promise<FaultResult> {
  const waitedMs: number[] = []
  const fault = 'PostgreSQL freezes'
  const result = await repeat({ fault, engine: 'postgres', tries }, async (scene, attempt) => {
    const user = await registered(scene.origin, `frozen-${attempt}`)
    scene.cluster?.freeze()
    const begunMs = performance.now()
    const requests = Array.from({ length: 25 }, () =>
      requireAnswer(user.send({ path: getCollectionStats.path }), 503, 'database_unavailable'),
    )
    await requireAnswer(user.send({ path: getHealth.path }), 200)
    await Promise.all(requests)
    waitedMs.push(performance.now() - begunMs)
    user.close()
    scene.cluster?.thaw()
    return performance.now()
  })
  return { ...result, notes: `503 within ${(Math.max(...waitedMs) / 1000).toFixed(1)} s` }
}

/** The server is asked to stop: no request may lose its connection, and the exit code is 0. */
export async function stopServer(engine: Engine, tries: number): Promise<FaultResult> {
  const stoppedMs: number[] = []
  let failures = 0
  const fault = `SIGTERM, on ${engine}`
  const result = await repeat({ fault, engine, tries }, async (scene) => {
    const begunMs = performance.now()
    if ((await scene.server().end('SIGTERM')) !== 0) failures++
    stoppedMs.push(performance.now() - begunMs)
    await scene.startAgain()
    return performance.now()
  })
  return { ...result, deaths: failures, notes: `stopped within ${formatMs(stoppedMs, 1)}` }
}

/** Two workers are replaced one after the other: no request may fail. */
export function restartWorkers(options: SceneOptions, tries: number): Promise<FaultResult> {
  const fault = `rolling restart, on ${options.isPooled ? 'PgBouncer' : options.engine}`
  return repeat({ fault, tries, workers: 2, ...options }, async (scene, attempt) => {
    const server = scene.server()
    server.signal('SIGUSR2')
    while (countLines(server.output(), 'all workers were restarted') <= attempt) {
      await setTimeout(pauseMs)
    }
    return performance.now()
  })
}

/** PgBouncer ends, with all connections through it, and starts again. */
export function restartPgBouncer(tries: number): Promise<FaultResult> {
  const options = { engine: 'postgres', isPooled: true } as const
  return repeat({ fault: 'PgBouncer restarts', tries, ...options }, async ({ pgBouncer }) => {
    await pgBouncer?.end()
    await pgBouncer?.start()
    return performance.now()
  })
}

/** One of two workers is killed, and the other one answers until it is replaced. */
export function killWorker(engine: Engine, tries: number): Promise<FaultResult> {
  const fault = `kill -9 of a worker, on ${engine}`
  return repeat({ fault, engine, tries, workers: 2 }, async (scene, attempt) => {
    const { output } = scene.server()
    const ready = () => workersIn(output())
    while (ready().length < attempt + 2) await setTimeout(pauseMs) // the last one was replaced
    process.kill(ready().at(-1) ?? Number.NaN, 'SIGKILL')
    return performance.now()
  })
}

/** The process ids of all workers that have been ready. */
export function workersIn(output: string): number[] {
  const lines = output.matchAll(/"worker":(\d+)[^\n]*a worker is ready/g)
  return Array.from(lines, ([, pid]) => Number(pid))
}

/** Not when it only waits to be noticed by the process above it. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false // there is no such process
  }
}

/**
 * Of two workers one is killed while they are restarted one by one, and while they are again, all
 * are stopped. As many as before are there in between.
 */
export function disturbRestarts(tries: number): Promise<FaultResult> {
  let failures = 0
  const fault = 'kill -9 and SIGTERM during restarts'
  const options = { engine: 'sqlite', workers: 2 } as const
  return repeat({ fault, tries, ...options }, async (scene) => {
    const server = scene.server()
    const alive = () => workersIn(server.output()).filter(isAlive)
    server.signal('SIGUSR2')
    process.kill(alive()[1] ?? Number.NaN, 'SIGKILL')
    await server.printed('all workers were restarted')
    await calm(scene.ledgers)
    if (alive().length !== 2) failures++
    server.signal('SIGUSR2')
    if ((await server.end('SIGTERM')) !== 0) failures++
    await scene.startAgain()
    return performance.now()
  }).then((result) => ({ ...result, deaths: result.deaths + failures }))
}

function countLines(output: string, text: string): number {
  return output.split(text).length - 1
}

/** SIGTERM while PostgreSQL answers nothing: the server has to end all the same. */
export async function stopWhileFrozen(): Promise<FaultResult> {
  const fault = 'SIGTERM while PostgreSQL is frozen'
  let stoppedMs = 0
  const result = await repeat({ fault, engine: 'postgres', tries: 1 }, async (scene) => {
    scene.cluster?.freeze()
    const begunMs = performance.now()
    await scene.server().end('SIGTERM')
    stoppedMs = performance.now() - begunMs
    scene.cluster?.thaw()
    await scene.startAgain()
    return performance.now()
  })
  return { ...result, notes: `stopped within ${formatMs([stoppedMs], 1)}` }
}

/** The disk has no room left for a while: writes are refused, reads are not. */
export function fillDisk(disk: string, tries: number): Promise<FaultResult> {
  const filler = join(disk, 'filler')
  return repeat({ fault: 'the disk is full', engine: 'sqlite', tries, disk }, async (scene) => {
    const visitor = httpClient(scene.origin)
    const isReady = async () => (await visitor.send({ path: getReadiness.path })).status === 200
    while (await isReady()) {
      await appendFile(filler, Buffer.alloc(fillerBytes)).catch(() => {})
    }
    await requireAnswer(visitor.send({ path: getReadiness.path }), 507, 'storage_full')
    await rm(filler)
    visitor.close()
    return performance.now()
  })
}

/** Two processes write to one SQLite file, and each still answers at once. */
export async function shareSqlite(seconds: number): Promise<FaultResult> {
  const latenciesMs: number[] = []
  const fault = 'two processes on one DATA_DIR'
  const result = await repeat({ fault, engine: 'sqlite', tries: 1 }, async (scene) => {
    const other = await scene.startAnother()
    const visitors = [scene.origin, other.origin].map(httpClient)
    const endMs = performance.now() + seconds * 1000
    while (performance.now() < endMs) {
      for (const visitor of visitors) {
        const begunMs = performance.now()
        await requireAnswer(visitor.send({ path: getHealth.path }), 200)
        latenciesMs.push(performance.now() - begunMs)
      }
    }
    for (const visitor of visitors) visitor.close()
    return performance.now()
  })
  return { ...result, notes: `/healthz p99 ${formatMs(latenciesMs, 0.99)}` }
}

async function requireAnswer(answering: Promise<Answer>, status: number, code?: string) {
  const { status: found, body } = await answering
  const foundCode = typeof body === 'object' && body !== null && 'code' in body ? body.code : ''
  if (found === status && (code === undefined || foundCode === code)) return
  throw new Error(`answered ${found} ${foundCode}, not ${status} ${code ?? ''}`)
}

/** The duration below which that share of all lies. */
export function formatMs(durations: readonly number[], share: number): string {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return `${Math.round(sorted[at] ?? 0)} ms`
}
