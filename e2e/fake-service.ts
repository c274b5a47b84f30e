import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'

const command = resolve(import.meta.dirname, '../packages/server/src/test/fake-service/command.ts')

/** A card-data service on localhost, in its own process. */
export interface FakeService {
  url: string
  /** Changes its behavior; omitted settings keep their value. */
  behave(behavior: object): Promise<void>
  /** Sets its list of migrations, in the service's own format. */
  migrate(rows: object[]): Promise<void>
  stop(): Promise<void>
}

/** Starts one with the printings of the sample. */
export async function startFakeService(): Promise<FakeService> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', command, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = `http://localhost:${port}` // the only host that pages in tests can reach
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text) => String(text).includes(`:${port}`) && ready())
    child.on('exit', (code) => failed(new Error(`the fake service stopped with ${code}`)))
  })
  return {
    url,
    behave: (behavior) => post(`${url}/fake/behavior`, behavior),
    migrate: (rows) => post(`${url}/fake/migrations`, rows),
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}

async function post(url: string, content: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(content) })
  if (!response.ok) throw new Error(`the fake service answered ${response.status}`)
}
