import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getHealth, metricsPath } from '@manafolio/contract'
import { freePort } from '@manafolio/testing/free-port'
import { describe, expect, test, vi } from 'vitest'
import { makeCluster } from '../postgres-cluster.ts'
import { launchServer, startServer } from '../server-process.ts'
import {
  type FaultResult,
  isAlive,
  restartPostgres,
  restartWorkers,
  stopServer,
  workersIn,
} from './faults.ts'
import { postgresBinaries } from './scene.ts'

// Whole servers are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 2 * 60_000 })

// With many more tries, and other faults, in the long run.
test('a stop loses no request of those who keep their connections', async () => {
  expectNothingLost(await stopServer('sqlite', 1), /^(2..|ECONNREFUSED)$/)
})

test('workers are replaced without a failed request', async () => {
  expectNothingLost(await restartWorkers({ engine: 'sqlite' }, 1), /^2..$/)
})

test('workers can be scraped together, and end with the process that started them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-workers-'))
  const [port, metricsPort] = [String(await freePort()), String(await freePort())]
  const env = { PORT: port, METRICS_PORT: metricsPort, DATA_DIR: dataDir }
  const server = await startServer(env, ['--workers', '2'])
  expect(server.output()).toContain('(2 workers)')
  expect(server.output().match(/Create the first administrator/g)).toHaveLength(1)
  for (let asked = 0; asked < 4; asked++) await fetch(`http://127.0.0.1:${port}${getHealth.path}`)
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}${metricsPath}`)
  const counts = (await metrics.text()).matchAll(
    /_duration_seconds_count{.*route="\/healthz".*worker="\d+"} (\d+)/g,
  )
  expect(Array.from(counts, ([, count]) => Number(count)).reduce((a, b) => a + b, 0)).toBe(4)
  const workers = workersIn(server.output())
  expect(workers).toHaveLength(2)
  await server.end('SIGKILL')
  while (workers.some(isAlive)) await setTimeout(5)
  const next = await startServer(env, ['--workers', '2'])
  expect(await next.end('SIGINT')).toBe(0)
  await rm(dataDir, { recursive: true })
})

test('without a worker that can start there is no server', async () => {
  const server = launchServer({ DATA_DIR: '/dev/null/data' }, ['--workers', '2'])
  expect(await server.ended()).toBe(1)
  expect(server.output()).toContain('DATA_DIR')
  expect(server.output()).not.toContain('    at ')
})

describe.skipIf(postgresBinaries === undefined)('PostgreSQL', () => {
  test('may stop and start again, and the server goes on', async () => {
    const result = await restartPostgres(2)
    expectNothingLost(result, /^(2..|503)$/)
    expect(result.answers.get('503')).toBeGreaterThan(0)
  })
})

describe.skipIf(postgresBinaries === undefined)('a server that starts before PostgreSQL', () => {
  test('waits for it, with a line for each attempt', async () => {
    const cluster = await makeCluster(postgresBinaries ?? '')
    const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-early-'))
    const server = launchServer({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      SESSION_SECRET: 'x'.repeat(40),
    })
    await server.printed('"attempt":2')
    await cluster.start()
    await server.printed('Manafolio is ready')
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.output()).toContain('ECONNREFUSED')
    expect(server.output()).not.toContain('    at ') // no stack
    await cluster.remove()
    await rm(dataDir, { recursive: true })
  })
})

function expectNothingLost(
  { deaths, lost, doubled, acknowledged, answers }: FaultResult,
  expected: RegExp,
) {
  expect({ deaths, lost, doubled }).toEqual({ deaths: 0, lost: 0, doubled: 0 })
  expect(acknowledged).toBeGreaterThan(5)
  expect([...answers.keys()].filter((outcome) => !expected.test(outcome))).toEqual([])
}
