import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addressOf,
  addToCollection,
  changeIdHeader,
  createDeck,
  getSharedDeck,
  listCollection,
  metricsPath,
  shareDeck,
  updateDeck,
} from '@manafolio/contract'
import { freePort } from '@manafolio/testing/free-port'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOtherProcesses } from '../../test/child-process.ts'
import { type HttpClient, httpClient } from '../../test/faults/http-client.ts'
import { registered } from '../../test/faults/ledger.ts'
import { postgresBinaries } from '../../test/faults/scene.ts'
import { makeCluster, type PostgresCluster } from '../../test/postgres-cluster.ts'
import { printing } from '../../test/sample-cards.ts'
import { type ServerProcess, startServer } from '../../test/server-process.ts'
import { type Database, openDatabase } from '../database.ts'

if (!postgresBinaries) process.stdout.write('\nThere is no PostgreSQL here, and so no standby.\n')

const maxLagSeconds = 3

describe.runIf(postgresBinaries)('with a hot standby', () => {
  let primary: PostgresCluster | undefined
  let standby: PostgresCluster
  let atStandby: Database
  let server: ServerProcess
  let dataDir: string
  let origin: string
  let metricsOrigin: string
  const visitor = () => httpClient(origin)

  beforeAll(async () => {
    primary = await makeCluster(postgresBinaries ?? '', { isDurable: true })
    await primary.start()
    standby = await makeCluster(postgresBinaries ?? '', { standbyOf: primary.url })
    await standby.start()
    atStandby = openDatabase({ url: standby.url })
    dataDir = await mkdtemp(join(tmpdir(), 'manafolio-standby-'))
    const [port, metricsPort] = [await freePort(), await freePort()]
    origin = `http://127.0.0.1:${port}`
    metricsOrigin = `http://127.0.0.1:${metricsPort}`
    server = await startServer({
      DATA_DIR: dataDir,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: primary.url,
      DATABASE_STANDBY_URL: standby.url,
      DATABASE_STANDBY_LAG: String(maxLagSeconds),
      SESSION_SECRET: 'x'.repeat(40),
    })
    await server.printed('the standby keeps up')
  }, 120_000)

  afterAll(async () => {
    await endOtherProcesses()
    await atStandby?.db.destroy()
    await standby?.remove()
    await primary?.remove()
    if (dataDir) await rm(dataDir, { recursive: true })
  })

  /** How many reads a server answered. */
  async function readsOf(name: 'standby' | 'primary'): Promise<number> {
    const { body } = await httpClient(metricsOrigin).send({ path: metricsPath })
    const [, count] =
      new RegExp(`stale_reads_total{server="${name}"} (\\d+)`).exec(String(body)) ?? []
    return Number(count)
  }

  const nameOf = async (client: HttpClient, shareId: string) => {
    const path = addressOf(getSharedDeck, { shareId }, undefined)
    const { name } = getSharedDeck.output.parse(await answered(client, { path }))
    return name
  }

  async function sharedDeck(author: HttpClient, name: string) {
    const input = { name, format: 'modern' }
    const deck = await answered(author, { method: 'POST', path: createDeck.path, input })
    const { id } = createDeck.output.parse(deck)
    const path = addressOf(shareDeck, { id }, undefined)
    const { shareId } = shareDeck.output.parse(await answered(author, { method: 'POST', path }))
    return { id, shareId }
  }

  const rename = (author: HttpClient, id: string, name: string) =>
    answered(author, { method: 'PATCH', path: addressOf(updateDeck, { id }, {}), input: { name } })

  async function own(author: HttpClient, scryfallId: string): Promise<string[]> {
    const headers = { [changeIdHeader]: randomUUID() }
    const call = { method: 'POST', path: addToCollection.path, input: { scryfallId }, headers }
    await answered(author, call)
    const entries = await answered(author, { path: listCollection.path })
    return listCollection.output.parse(entries).map((entry) => entry.scryfallId)
  }

  test('others may read what is old, who writes reads what they wrote', async () => {
    const author = await registered(origin, 'author')
    const { id, shareId } = await sharedDeck(author, 'Before')
    await expect.poll(() => nameOf(visitor(), shareId)).toBe('Before')
    await expect.poll(() => isThere(atStandby, shareId)).toBe(true)

    await sql`select pg_wal_replay_pause()`.execute(atStandby.db)
    const before = await readsOf('standby')
    await rename(author, id, 'After')
    expect(await nameOf(visitor(), shareId)).toBe('Before')
    expect(await nameOf(author, shareId)).toBe('After')
    expect(await own(author, printing.goblinGuideZendikar)).toEqual([printing.goblinGuideZendikar])
    expect(await readsOf('standby')).toBe(before + 2) // the visitor's deck, the author's collection

    const newcomer = await registered(origin, 'newcomer')
    expect(await own(newcomer, printing.lightningBoltAlpha)).toEqual([printing.lightningBoltAlpha])
    const fresh = await sharedDeck(newcomer, 'Fresh')
    expect(await nameOf(visitor(), fresh.shareId)).toBe('Fresh')

    await expect.poll(() => nameOf(visitor(), shareId), { timeout: 20_000 }).toBe('After')
    expect(await isThere(atStandby, fresh.shareId)).toBe(false)
    await sql`select pg_wal_replay_resume()`.execute(atStandby.db)
    const asked = await readsOf('standby')
    await expect
      .poll(async () => [await nameOf(visitor(), shareId), (await readsOf('standby')) > asked], {
        timeout: 20_000,
      })
      .toEqual(['After', true])
  }, 90_000)

  test('a standby that goes away is missed by nobody, and is read when it is back', async () => {
    const author = await registered(origin, 'another')
    const { shareId } = await sharedDeck(author, 'Here')
    for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
      await standby.end(signal)
      for (let times = 0; times < 20; times++) expect(await nameOf(visitor(), shareId)).toBe('Here')
      expect(await own(author, printing.goblinGuideZendikar)).toHaveLength(1)
      await standby.start()
      const asked = await readsOf('standby')
      const isRead = async () => {
        expect(await nameOf(visitor(), shareId)).toBe('Here')
        return (await readsOf('standby')) > asked
      }
      await expect.poll(isRead, { timeout: 20_000 }).toBe(true)
    }
  }, 90_000)
})

/** What a request is answered, which has to be well. */
async function answered(client: HttpClient, call: Parameters<HttpClient['send']>[0]) {
  const { status, body } = await client.send(call)
  if (status >= 300) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Whether a deck is there under its link. */
async function isThere({ db }: Database, shareId: string): Promise<boolean> {
  const found = await db
    .selectFrom('decks')
    .select('id')
    .where('share_id', '=', shareId)
    .executeTakeFirst()
  return found !== undefined
}
