import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../packages/server/dist/main.js')
const loopWatch = resolve(import.meta.dirname, 'loop-watch.mjs')
const port = 3977

/** How long the event loop was blocked since the last request, in milliseconds. */
interface LoopBlocking {
  longest: number
  p99: number
}

export interface MeasuredServer {
  url: string
  /** Milliseconds from the launch to its line with the address. */
  startMs: number
  /** Waits for a line of its output. */
  until(line: string): Promise<void>
  blocking(): Promise<LoopBlocking>
  /** Resident memory in MB of all its processes, now and at their highest (Linux only). */
  memory(): Promise<{ now: number; peak: number }>
  stop(): Promise<void>
}

/** The built server on a data folder, with its event loop monitored. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<MeasuredServer> {
  const url = `http://localhost:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', loopWatch, main, ...args], {
    env: { PATH: process.env.PATH, ...settings(dataDir), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill()) // also when a bench fails
  const until = lineWatch(child)
  await until('Manafolio is ready')
  const startMs = performance.now() - began
  return {
    url,
    startMs,
    until,
    async blocking() {
      const answer = once(child, 'message')
      child.send('how long?')
      const [blocking] = await answer
      return blocking
    },
    memory: () => memoryOf(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function settings(dataDir: string) {
  return {
    PORT: String(port),
    HOST: 'localhost',
    DATA_DIR: dataDir,
    CARD_REFRESH: 'off',
    NODE_ENV: 'production',
  }
}

/** Waits for lines, including those already printed. */
function lineWatch({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('the output of the server is not piped')
  let output = ''
  let waiting: (() => void)[] = []
  const wake = () => {
    const woken = waiting
    waiting = []
    for (const go of woken) go()
  }
  stdout.setEncoding('utf8')
  stdout.on('data', (text) => {
    output += text
    wake()
  })
  stdout.on('end', wake)
  return async (line: string) => {
    while (!output.includes(line)) {
      if (stdout.readableEnded) throw new Error('the server stopped')
      await new Promise<void>((go) => waiting.push(go))
    }
  }
}

async function memoryOf(pid: number | undefined) {
  const workers = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = [pid, ...workers.split(' ').filter(Boolean)]
  const statuses = await Promise.all(pids.map((one) => readFile(`/proc/${one}/status`, 'utf8')))
  const mb = (key: string) => {
    const kilobytes = statuses.map((status) => new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1])
    return kilobytes.reduce((sum, kb) => sum + Number(kb ?? 0), 0) / 1024
  }
  return { now: mb('VmRSS'), peak: mb('VmHWM') }
}
