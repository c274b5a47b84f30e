import { spawn } from 'node:child_process'
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { printTable } from './table.ts'

const main = resolve(import.meta.dirname, '../packages/server/dist/main.js')

/** Starts the built server on a data folder and waits for a line of its output. */
async function startUntil(dataDir: string, env: Record<string, string>, line: string) {
  const began = performance.now()
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '3977', DATA_DIR: dataDir, CARD_REFRESH: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((found, failed) => {
    child.stdout.on('data', (text) => String(text).includes(line) && found())
    child.on('exit', () => failed(new Error('the server stopped')))
  })
  return { child, ms: performance.now() - began }
}

/** Resident memory of a process in MB, now and at its highest (Linux only). */
async function memoryOf(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const mb = (key: string) => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  return { now: mb('VmRSS'), peak: mb('VmHWM') }
}

const bulkFile = process.env.CARD_BULK_FILE ?? ''
const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-bench-'))

const first = await startUntil(dataDir, { CARD_BULK_FILE: bulkFile }, 'card data imported')
const importing = await memoryOf(first.child.pid)
first.child.kill()

const second = await startUntil(dataDir, {}, 'Manafolio is ready')
const serving = await memoryOf(second.child.pid)
second.child.kill()

const { size } = await stat(join(dataDir, 'catalogue.bin'))
printTable('Catalogue', [
  ['start and import of the bulk file', `${(first.ms / 1000).toFixed(1)} s`],
  ['highest memory while importing', `${importing.peak.toFixed(0)} MB`],
  ['start with the catalogue on disk', `${(second.ms / 1000).toFixed(2)} s`],
  ['memory after that start', `${serving.now.toFixed(0)} MB`],
  ['snapshot on disk', `${(size / 1e6).toFixed(0)} MB`],
])
