import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'
import { runServer, startServer } from '../server-process.ts'
import { expect, password, test } from '../test.ts'

const newDataDir = () => mkdtemp(join(tmpdir(), 'manafolio-process-'))

test('acknowledged changes survive kill -9', async ({ request }) => {
  const env = { PORT: String(await freePort()), DATA_DIR: await newDataDir() }
  const first = await startServer(env)
  const data = { email: 'survivor@example.com', password }
  await request.post(`${first.url}/api/auth/register`, { data })
  const added = await request.post(`${first.url}/api/collection`, {
    data: { scryfallId: 'some-card', quantity: 3 },
  })
  expect(added.ok()).toBe(true)
  await first.kill('SIGKILL')

  const second = await startServer(env)
  const entries = await (await request.get(`${second.url}/api/collection`)).json()
  expect(entries).toMatchObject([{ scryfallId: 'some-card', quantity: 3 }])
  await second.kill('SIGTERM')
})

test('every configuration problem is reported at startup', async () => {
  const env = { PORT: 'many', DATA_DIR: await newDataDir(), LOG_LEVEL: 'loud', PUBLIC_URL: 'here' }
  const { code, output } = await runServer(env)
  expect(code).toBe(1)
  for (const name of ['PORT', 'LOG_LEVEL', 'PUBLIC_URL']) expect(output).toContain(`${name}: `)
})

test('a port in use is reported in one line', async () => {
  const env = { PORT: String(await freePort()), DATA_DIR: await newDataDir() }
  const first = await startServer(env)
  const { code, output } = await runServer(env)
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^Port \d+ is already in use\..*$/)
  await first.kill('SIGTERM')
})

test('two servers share one data folder', async ({ request }) => {
  const dataDir = await newDataDir()
  const ports = [await freePort(), await freePort()]
  const [one, two] = await Promise.all(
    ports.map((port) => startServer({ PORT: String(port), DATA_DIR: dataDir })),
  )
  const data = { email: 'both@example.com', password }
  await request.post(`${one?.url}/api/auth/register`, { data })
  expect((await request.get(`${two?.url}/api/auth/user`)).ok()).toBe(true)
  await one?.kill('SIGTERM')
  await two?.kill('SIGTERM')
})
