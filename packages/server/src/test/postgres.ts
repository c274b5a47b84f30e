import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface PostgresServer {
  url: string
  stop(): Promise<void>
}

/**
 * The PostgreSQL to test on: the one at TEST_DATABASE_URL, or a scratch server started from the
 * binaries on this machine. Undefined when there are none.
 */
export async function startPostgres(
  env: Record<string, string | undefined>,
): Promise<PostgresServer | undefined> {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, stop: async () => {} }
  const binaries = findBinaries(env.PATH ?? '')
  return binaries === undefined ? undefined : startScratchServer(binaries)
}

const packagedVersions = '/usr/lib/postgresql'

/** The folder of initdb and postgres: on the path, or where Debian keeps them, the newest first. */
function findBinaries(path: string): string | undefined {
  const versions = existsSync(packagedVersions) ? readdirSync(packagedVersions) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...path.split(delimiter),
    ...newestFirst.map((version) => join(packagedVersions, version, 'bin')),
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((binary) => existsSync(join(folder, binary))),
  )
}

async function startScratchServer(binaries: string): Promise<PostgresServer> {
  const owner = unprivilegedOwner()
  const folder = mkdtempSync(join(tmpdir(), 'manafolio-postgres-'))
  // A server that is being stopped still moves its files about for a moment.
  const patience = { maxRetries: 20, retryDelay: 50 }
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, ...patience })
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const data = join(folder, 'data')
    const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    const options = { cwd: folder, ...owner }
    execFileSync(join(binaries, 'initdb'), initialize, { ...options, stdio: 'pipe' })
    const port = await freePort()
    const server = spawn(join(binaries, 'postgres'), serverArguments(data, folder, port), options)
    return await running(server, `postgres://postgres@127.0.0.1:${port}/postgres`, removeFolder)
  } catch (error) {
    removeFolder()
    throw error
  }
}

/** PostgreSQL refuses to run as root, so root hands it to an account that can do little. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
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

/** Reachable from this machine only. What it holds is thrown away, so it need not reach the disk. */
function serverArguments(data: string, socketFolder: string, port: number): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketFolder}`,
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
  ]
  return ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}

const readyLine = 'database system is ready to accept connections'

/** Waits until the server is ready; stops it when this process ends, however it ends. */
async function running(
  server: ChildProcess,
  url: string,
  removeFolder: () => void,
): Promise<PostgresServer> {
  const stopAtExit = () => {
    server.kill('SIGQUIT')
    removeFolder()
  }
  process.once('exit', stopAtExit)
  const exited = once(server, 'exit')
  await ready(server)
  const stop = async () => {
    process.off('exit', stopAtExit)
    server.kill('SIGQUIT')
    await exited
    removeFolder()
  }
  return { url, stop }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.includes(readyLine)) return
      log += text
      if (log.includes(readyLine)) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}
