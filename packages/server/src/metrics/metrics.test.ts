import { metricsPath, searchCards } from '@manafolio/contract'
import { pino } from 'pino'
import { AggregatorRegistry, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { testApp } from '../test/test-app.ts'
import { processMetrics } from './process-metrics.ts'
import { metricsApp } from './serve-metrics.ts'

const log = pino({ level: 'silent' })
const token = 'a token of monitoring, 32 letters'

onEveryEngine((engine) => {
  test('requests, connections and health can be scraped', async () => {
    const metrics = new Registry()
    const app = await testApp(engine, { metrics })
    const member = await app.member()
    await member.call(searchCards, { input: { query: 'bolt' } })
    await member.send({ method: 'GET', url: '/api/decks/an-id-that-nobody-may-see' })
    await member.send({ method: 'GET', url: '/no/such/page' })
    await member.send({ method: 'GET', url: '/api/no/such/call' })
    const text = `${await metrics.metrics()}${await processMetrics(app.database).metrics()}`
    expect(text).toMatch(
      /_duration_seconds_count{method="POST",route="\/api\/cards\/search",status="200"} 1\n/,
    )
    expect(text).toMatch(/_duration_seconds_count{method="GET",route="none",status="404"} 1\n/)
    expect(text).toMatch(
      /_duration_seconds_count{method="GET",route="pages and files",status="404"} 1\n/,
    )
    expect(text).not.toContain('an-id-that-nobody-may-see')
    expect(text).toContain('manafolio_http_requests_running 0\n')
    expect(text).toContain('manafolio_health_state{part="database"} 0\n')
    expect(text).toMatch(/manafolio_card_printings [1-9]\d\d\n/)
    expect(text).toMatch(/manafolio_database_bytes [1-9]\d+\n/)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    if (engine === 'postgres') expect(text).toMatch(/database_connections{state="idle"} [1-9]/)
    await app.close()
  })
})

test('of several workers, a standby that is away is no standby that is close', async () => {
  const away = {
    lagMs: () => Number.POSITIVE_INFINITY,
    isRead: () => false,
    counts: { standby: 2, primary: 3 },
  }
  const close = { ...away, lagMs: () => 1500, isRead: () => true }
  const metricsOf = async (standby: typeof away) =>
    JSON.parse(JSON.stringify(await processMetrics({}, standby).getMetricsAsJSON()))
  const textOf = async (standby: typeof away) =>
    AggregatorRegistry.aggregate([await metricsOf(standby)]).metrics()
  expect(await textOf(away)).toContain('manafolio_standby_read 0\n')
  expect(await textOf(away)).not.toContain('manafolio_standby_lag_seconds{')
  expect(await textOf(close)).toContain('manafolio_standby_lag_seconds{server="standby"} 1.5\n')
  expect(await textOf(close)).toContain('manafolio_stale_reads_total{server="primary"} 3\n')
})

test('with a token, only who has it can scrape', async () => {
  const app = metricsApp({
    config: { host: '127.0.0.1', metricsPort: 9464, healthToken: token },
    read: async () => 'a_metric 1\n',
    log,
  })
  const scrape = (headers: Record<string, string>) => app.inject({ url: metricsPath, headers })
  expect((await scrape({})).statusCode).toBe(401)
  expect((await scrape({ authorization: 'Bearer of another one' })).statusCode).toBe(401)
  const answer = await scrape({ authorization: `Bearer ${token}` })
  expect([answer.statusCode, answer.body]).toEqual([200, 'a_metric 1\n'])
})
