import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'

/** A PostgreSQL server of our own, with its data in a temporary folder. */
export interface PostgresCluster {
  url: string
  start(): Promise<void>
  /** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Its processes stop running, but keep their connections. */
  freeze(): void
  thaw(): void
  /** Ends it, and removes its data. */
  remove(): Promise<void>
}

interface ClusterOptions {
  /** Keeps acknowledged commits when it crashes; much slower. */
  isDurable?: boolean
  /** Where the data goes. */
  parent?: string
  /** The address of a running server that it follows as a hot standby, from a copy of its data. */
  standbyOf?: string
}

const packagedVersions = '/usr/lib/postgresql'

/** The folder of initdb and postgres: on the path, or where Debian keeps them, the newest first. */
export function findPostgres(path: string): string | undefined {
  const versions = existsSync(packagedVersions) ? readdirSync(packagedVersions) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...path.split(delimiter),
    ...newestFirst.map((version) => join(packagedVersions, version, 'bin')),
  ]
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((binary) => existsSync(join(folder, binary))),
  )
  // There may be links to some programs only.
  return found && dirname(realpathSync(join(found, 'postgres')))
}

/** Makes a cluster without starting it. */
export async function makeCluster(
  binaries: string,
  { isDurable = false, parent = tmpdir(), standbyOf }: ClusterOptions = {},
): Promise<PostgresCluster> {
  const owner = unprivilegedOwner()
  const folder = mkdtempSync(join(parent, 'manafolio-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...owner }
  try {
    const [program, ...args] = standbyOf === undefined ? initialize : copyOf(standbyOf)
    execFileSync(join(binaries, program), [...args, '-D', data], { ...options, stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const port = await freePort()
  const args = serverArguments({ data, socketFolder: folder, port, isDurable })
  return cluster(folder, `postgres://postgres@127.0.0.1:${port}/postgres`, () =>
    spawn(join(binaries, 'postgres'), args, options),
  )
}

const initialize = ['initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'] as const

/** As docs/operations.md has it: its settings make it follow the server that it is a copy of. */
function copyOf(url: string) {
  const slot = ['-C', '-S', 'manafolio']
  return ['pg_basebackup', '-d', url, '-R', '-c', 'fast', ...slot, '--no-sync'] as const
}

/** PostgreSQL refuses to run as root, so root hands it to an account that can do little. */
export function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: accountNumber('-u', name), gid: accountNumber('-g', name) }
    } catch {
      // There is no such account; the next one will do.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody.')
}

function accountNumber(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
}

interface ServerArguments {
  data: string
  socketFolder: string
  port: number
  isDurable: boolean
}

/** Reachable from this machine only. What it holds is thrown away: only crashes of its own count. */
function serverArguments({ data, socketFolder, port, isDurable }: ServerArguments): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketFolder}`,
    'fsync=off',
    'full_page_writes=off',
    `synchronous_commit=${isDurable ? 'on' : 'off'}`,
  ]
  return ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
}

function cluster(folder: string, url: string, launch: () => ChildProcess): PostgresCluster {
  let server: ChildProcess | undefined
  // A server that is being stopped still moves its files about for a moment.
  const patience = { maxRetries: 20, retryDelay: 50 }
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, ...patience })
  const stopAtExit = () => {
    signalAll('SIGCONT')
    server?.kill('SIGQUIT')
    removeFolder()
  }
  /** To the server and its processes, which are its children. */
  function signalAll(signal: NodeJS.Signals) {
    if (server?.pid === undefined || server.exitCode !== null) return
    for (const pid of [server.pid, ...childrenOf(server.pid)]) signalIfThere(pid, signal)
  }
  async function end(signal: 'SIGINT' | 'SIGQUIT') {
    const ending = server
    server = undefined
    if (!ending) return
    const exited = once(ending, 'exit')
    ending.kill(signal)
    await exited
  }
  process.once('exit', stopAtExit)
  return {
    url,
    async start() {
      server = launch()
      await ready(server)
    },
    end,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async remove() {
      process.off('exit', stopAtExit)
      signalAll('SIGCONT')
      await end('SIGQUIT')
      removeFolder()
    },
  }
}

/** A process that has ended since it was listed, such as a worker of autovacuum, needs no signal. */
function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

/** A standby accepts connections that only read. */
const readyLine = /database system is ready to accept (?:read-only )?connections/

/** Waits until the server is ready. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (readyLine.test(log)) return
      log += text
      if (readyLine.test(log)) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}
