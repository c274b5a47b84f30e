import { spawnSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listDecks, login } from '@manafolio/contract'
import type { Database } from '@manafolio/server/src/db/database.ts'
import autocannon from 'autocannon'
import { playedCards } from '../deck-world.ts'
import { importCatalogue } from '../full-catalogue.ts'
import { onBothEngines } from '../on-both-engines.ts'
import { type MeasuredServer, startServer } from '../server-process.ts'
import { printTable } from '../table.ts'
import { type LoadWorld, type Scenario, scenarios, type Visitor } from './scenarios.ts'
import { seedEmail, seedPassword } from './seeded-users.ts'

/**
 * A site of made-up users under load: on both engines, or one of them; with each of some numbers of
 * workers; all kinds of requests, or those with a text in their name.
 */
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    workers: { type: 'string', default: '1,2' },
  },
})
const users = Number(values.users)
const workerCounts = values.workers.split(',').map(Number)
/** The first one is always measured: the others are compared to it. */
const chosen = scenarios.filter(({ name }, at) => at === 0 || name.includes(values.only))
const signedInUsers = 50

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-load-'))
const cards = playedCards(await importCatalogue(dataDir))

const heading = [
  '',
  'per second',
  'of empty',
  'p50 ms',
  'p99 ms',
  'p99.9 ms',
  'max ms',
  'errors',
  'MB',
]

/** Of the first scenario, to which the others are compared. */
let emptyRate = 1

/** Those that were measured. */
const engines: string[] = []

await onBothEngines(dataDir, measure)
if (engines.length === 0) throw new Error(`no engine here is called ${values.engine}`)

async function measure(engine: string, database: Database, env: Record<string, string>) {
  await database.db.destroy()
  if (!engine.toLowerCase().includes(values.engine.toLowerCase())) return
  engines.push(engine)
  seed(env)
  for (const workers of workerCounts) {
    const settings = { ...env, TRUST_PROXY: 'on', LOG_LEVEL: 'warn' }
    const server = await startServer(dataDir, settings, ['--workers', String(workers)])
    const world = { visitors: await signInSome(server.url), cards, users }
    const rows = []
    for (const scenario of chosen) rows.push(await load(server, scenario, world))
    printTable(`${engine}, ${workers} workers, ${users} users`, [heading, ...rows])
    await server.stop()
  }
}

/** In another process: what it leaves in memory would hold up the load. */
function seed(env: Record<string, string>) {
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, resolve(import.meta.dirname, 'seed.ts'), '--users', values.users],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env }, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error(`seeding ended with exit code ${status}`)
}

async function load(server: MeasuredServer, scenario: Scenario, world: LoadWorld) {
  const result = await autocannon({
    url: server.url,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    requests: scenario.requests(world),
  })
  const rate = result['2xx'] / result.duration
  if (scenario === scenarios[0]) emptyRate = rate
  const { p50, p99, p99_9, max } = result.latency
  const { now } = await server.memory()
  const errors = result.errors + result.non2xx
  return [
    scenario.name,
    rate.toFixed(0),
    `${((100 * rate) / emptyRate).toFixed(0)} %`,
    ...[p50, p99, p99_9, max, errors, now].map((value) => value.toFixed(0)),
  ]
}

/** From a network each, since sign-ins of one network are limited. */
async function signInSome(url: string): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (let number = 0; visitors.length < signedInUsers && number < users; number++) {
    const answer = await fetch(`${url}${login.path}`, {
      method: login.method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.200.0.${number}` },
      body: JSON.stringify({ email: seedEmail(number), password: seedPassword }),
    })
    const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
    const listed = await fetch(`${url}${listDecks.path}`, { headers: { cookie } })
    const [deck] = listDecks.output.parse(await listed.json())
    if (deck) visitors.push({ cookie, deckId: deck.id })
  }
  return visitors
}
