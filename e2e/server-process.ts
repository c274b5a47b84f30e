import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../packages/server/dist/main.js')

export interface ServerProcess {
  url: string
  /** The link for the first administrator, which a server without users prints. */
  setupLink(): Promise<string>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Starts the built server and waits for the line with its address. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = launch(env)
  const url = `http://localhost:${env.PORT}`
  const setupLink = new Promise<string>((found) => {
    child.stdout?.on('data', (text) => {
      const [link] = /http:\S+\?setup=[\w-]+/.exec(String(text)) ?? []
      if (link) found(link)
    })
  })
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', (text) => String(text).includes(`ready: ${url}`) && ready())
    child.on('exit', (code) => failed(new Error(`the server stopped with ${code}`)))
  })
  return { url, setupLink: () => setupLink, kill: (signal) => stop(child, signal) }
}

/** Runs the built server until it exits; returns its output. */
export async function runServer(env: Record<string, string>) {
  const child = launch(env)
  let output = ''
  child.stderr?.on('data', (text) => {
    output += text
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

function launch(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOST: 'localhost', CARD_REFRESH: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
