import { tmpdir } from 'node:os'
import type { Catalogue } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { changeRole } from '../accounts/rules.ts'
import { buildApp, featureRoutes } from '../app.ts'
import { openSample } from '../cards/sample.ts'
import type { Database, Engine } from '../db/database.ts'
import { readsPrimary } from '../db/standby/stale-reads.ts'
import type { Deps } from '../deps.ts'
import { type LiveCatalogue, liveCatalogue } from '../lib/live-catalogue.ts'
import {
  type Client,
  clientOf,
  insertUser,
  type MemberClient,
  registerAs,
  signedInAs,
} from './client.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { makeTestDatabase, type TestDatabase } from './test-database.ts'
import { type TestMailer, testMailer } from './test-mailer.ts'

export const sampleFile = new URL('../../sample/cards.jsonl', import.meta.url)

let sample: Promise<Catalogue> | undefined

/** Opened once for all tests of a worker: nothing writes to a catalogue. */
export function sampleCatalogue(): Promise<Catalogue> {
  sample ??= openSample(sampleFile)
  return sample
}

export interface TestApp {
  app: FastifyInstance
  /** Another server on the same database, as if in another process. */
  another(): Promise<FastifyInstance>
  database: Database
  /** Where its database is, for another process. */
  at: TestDatabase['at']
  catalogue: LiveCatalogue
  clock: TestClock
  mailer: TestMailer
  /** A user at an address of their own, not signed in. */
  visitor(): Client
  /** A user who has just registered, with a password that is hashed as in production. */
  registered(email?: string): Promise<MemberClient>
  /** A user who has just signed in, with a password that costs little to check. */
  member(email?: string): Promise<MemberClient>
  admin(): Promise<MemberClient>
  /** An address that nobody has registered yet. */
  freshEmail(): string
  close(): Promise<void>
}

type Changes = Partial<Deps['config']> &
  Pick<Partial<Deps>, 'webDir' | 'log' | 'hasRoom' | 'storageCheck' | 'metrics'> & {
    health?: Partial<Deps['health']>
    /** Adds routes to those of the server. */
    addRoutes?: (app: FastifyInstance) => void
  }

/** The whole server on the sample catalogue and a database without users, at a fixed time. */
export async function testApp(engine: Engine, changes: Changes = {}): Promise<TestApp> {
  const {
    webDir = null,
    log = silent,
    health,
    storageCheck = unchecked,
    addRoutes = () => {},
    hasRoom,
    metrics,
    ...config
  } = changes
  const storage = await makeTestDatabase(engine)
  const database = storage.open()
  const clock = testClock()
  const startedAt = clock.now()
  const catalogue = liveCatalogue(await sampleCatalogue())
  const mailer = testMailer()
  const build = (opened: Database) =>
    buildApp(
      {
        db: opened.db,
        readStale: readsPrimary(opened.db),
        engine,
        health: { startedAt, ...health },
        hasRoom: hasRoom ?? opened.hasRoom,
        storageCheck,
        catalogue,
        clock,
        random: () => 0.5,
        mailer,
        webDir,
        sessionSecret,
        log,
        ...(metrics && { metrics }),
        config: { ...testConfig, ...config },
      },
      (scope, deps) => {
        featureRoutes(scope, deps)
        addRoutes(scope)
      },
    )
  const app = await build(database)
  const others: FastifyInstance[] = []
  let people = 0
  const freshEmail = () => `person-${++people}@example.org`
  const visitor = () => clientOf(app, `10.0.${people >> 8}.${people++ & 255}`)
  async function member(email = freshEmail()) {
    await insertUser({ ...database, clock }, email)
    return signedInAs(visitor(), email)
  }
  return {
    app,
    async another() {
      const other = await build(storage.open())
      others.push(other)
      return other
    },
    database,
    at: storage.at,
    catalogue,
    clock,
    mailer,
    visitor,
    registered: (email = freshEmail()) => registerAs(visitor(), email),
    member,
    freshEmail,
    async admin() {
      const client = await member()
      await changeRole({ db: database.db, clock }, client.account.email, 'admin')
      return client
    },
    async close() {
      for (const one of [app, ...others]) await one.close()
      await storage.remove()
    },
  }
}

const testConfig: Deps['config'] = {
  publicUrl: 'http://localhost:3000',
  trustsProxy: false,
  affiliate: { baseUrl: null, propertyId: 'manafolio' },
  cardDataUrl: '/card-data',
  registration: 'open',
  cardBulkFile: undefined,
  refreshesCards: true,
  dataDir: tmpdir(),
  smtpUrl: undefined,
  healthToken: undefined,
}

export const sessionSecret = 'a secret for tests, of 32 characters or more'
const unchecked = { status: () => ({ checkedAt: null, problem: null }) }
const silent = pino({ level: 'silent' })

/** A test app for all tests of a block; it is there when they run. */
export function useTestApp(engine: Engine, changes: Changes = {}): () => TestApp {
  let made: TestApp | undefined
  beforeAll(async () => {
    made = await testApp(engine, changes)
  })
  afterAll(() => made?.close())
  return () => {
    if (!made) throw new Error('the test app is made before the tests, not before the block')
    return made
  }
}
