import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundleOf } from './bundle-folder.ts'
import { endedWithItsTest } from './child-process.ts'

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  /** What it has printed so far. */
  output(): string
  /** Waits until it has printed that. */
  printed(text: string): Promise<void>
  isRunning(): boolean
  signal(signal: NodeJS.Signals): void
  /** Sends a signal, and waits for the end. Resolves to the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
  /** Waits for the end. */
  ended(): Promise<number | NodeJS.Signals | null>
}

/** Starts the server without waiting for it. The environment is that of the test, and no other. */
export function launchServer(
  env: Record<string, string>,
  args: readonly string[] = [],
): ServerProcess {
  const child = endedWithItsTest(
    spawn(process.execPath, [bundleOf('main.ts'), ...args], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', CARD_REFRESH: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  const output = collectOutput(child)
  const exited = once(child, 'exit').then(([code, signal]) => code ?? signal)
  return {
    output: output.text,
    printed: (text) =>
      Promise.race([
        output.includes(text),
        exited.then((code) => {
          throw new Error(`the server ended with ${code}:\n${output.text()}`)
        }),
      ]),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal) => child.kill(signal),
    async end(signal) {
      child.kill(signal)
      return exited
    },
    ended: () => exited,
  }
}

/** Starts the server, and waits until it answers. */
export async function startServer(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const server = launchServer(env, args)
  await server.printed('Manafolio is ready')
  return server
}

function collectOutput(child: ChildProcess) {
  let text = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      for (const check of waiting) check()
    })
  }
  return {
    text: () => text,
    includes: (wanted: string) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!text.includes(wanted)) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
  }
}
