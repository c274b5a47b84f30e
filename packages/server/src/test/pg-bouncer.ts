import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'
import { unprivilegedOwner } from './postgres-cluster.ts'

/** A PgBouncer in front of a PostgreSQL, which gives out its connections by transaction. */
export interface PgBouncer {
  url: string
  start(): Promise<void>
  end(): Promise<void>
  remove(): Promise<void>
}

const packagedFolder = '/usr/sbin'

/** The program: on the path, or where Debian has it. */
export function findPgBouncer(path: string): string | undefined {
  const folders = [...path.split(delimiter), packagedFolder]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

/** Fewer than the pools of two processes have, so that connections have to be shared. */
const serverConnections = 5

export async function makePgBouncer(program: string, target: string): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'manafolio-pgbouncer-'))
  const owner = unprivilegedOwner()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, configuration(new URL(target), port))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  let running: ChildProcess | undefined
  async function end() {
    const ending = running
    running = undefined
    if (!ending || ending.exitCode !== null) return
    const exited = once(ending, 'exit')
    ending.kill('SIGTERM') // at once, without waiting for clients
    await exited
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      running = spawn(program, [file], { cwd: folder, ...owner })
      await listening(running)
    },
    end,
    async remove() {
      await end()
      rmSync(folder, { recursive: true })
    },
  }
}

/** As docs/operations.md has it, but for who may connect. */
function configuration({ hostname, port: serverPort }: URL, port: number): string {
  return `[databases]
postgres = host=${hostname} port=${serverPort} dbname=postgres user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 500
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`
}

/** Waits until it listens. */
function listening(process: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('process up')) resolve()
    })
    process.on('error', reject)
    process.on('exit', () => reject(new Error(`PgBouncer did not start:\n${log}`)))
  })
}
