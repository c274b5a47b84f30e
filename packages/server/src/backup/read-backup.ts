import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartProblem } from '../lib/start-problem.ts'
import { formatVersion, type Header, header, type Trailer, trailer } from './backup-format.ts'

export interface CheckedBackup {
  header: Header
  /** Rows of each table. */
  rows: Trailer['rows']
  sizeBytes: number
}

/** Reads a whole backup; refuses in a sentence what is none, or damaged, or cut off. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const hash = createHash('sha256')
  let found: Header | undefined
  let last = ''
  let rows = 0
  for await (const line of backupLines(file)) {
    found ??= readHeader(file, line)
    if (last !== '') hash.update(`${last}\n`)
    if (last.startsWith('[')) rows += 1
    last = line
  }
  const end = parsed(trailer, last)
  const counted = end && Object.values(end.rows).reduce((sum, count) => sum + count, 0)
  if (!found || !end || counted !== rows || end.sha256 !== hash.digest('hex')) throw damaged(file)
  return { header: found, rows: end.rows, sizeBytes: (await stat(file)).size }
}

/** The lines of a backup, without their ends. */
export async function* backupLines(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {})
  let rest = ''
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw isOfZlib(error) ? damaged(file) : error
  }
  if (rest !== '') throw damaged(file) // each line has an end
}

function readHeader(file: string, line: string): Header {
  const read = parsed(header, line)
  if (!read) throw damaged(file)
  if (read.version <= formatVersion) return read
  throw new StartProblem(
    `${file} was made by a newer version of Manafolio (${read.app}). Restore it with that version.`,
  )
}

function damaged(file: string): StartProblem {
  return new StartProblem(
    `${file} is damaged, cut off, or no backup of Manafolio: nothing was restored. Choose another backup.`,
  )
}

function isOfZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
}

function parsed<T>(
  schema: { safeParse(value: unknown): { data?: T | undefined } },
  line: string,
): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
