import { limits, type RefusalCode } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import type { OnProgress } from '../../../lib/on-progress.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import type { CardList } from '../listed.ts'
import { dekText } from '../unpack/dek-list.ts'
import { jsonText } from '../unpack/json-list.ts'
import { unpack } from '../unpack/unpack.ts'
import { cut } from './cells.ts'
import type { Known } from './columns.ts'
import { decode } from './decode.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import { repairEncoding } from './repair-encoding.ts'
import { findTable } from './table-text.ts'

/**
 * Reads a file as a list of cards, in whatever encoding and format it is; others have their turn
 * meanwhile. `words` are what its user means by some. `onProgress` receives the share that has been
 * read. Throws an AppError (import_…) when it is none.
 */
export async function readList(
  bytes: Uint8Array,
  file: { name: string } & Known,
  onProgress: OnProgress,
): Promise<CardList> {
  refuseOtherFiles(bytes, file.name)
  const unpacked = await unpack({ name: file.name, bytes })
  if (unpacked.bytes !== bytes) refuseOtherFiles(unpacked.bytes, unpacked.name)
  const { text: written, repaired } = repairEncoding(decode(unpacked.bytes))
  const text = (await dekText(written)) ?? (await jsonText(written)) ?? written
  await refuseLongLines(text)
  const table = findTable(text, file.vocabulary)
  const list = table ? await readTable(table, onProgress, file) : await readText(text, onProgress)
  onProgress(1)
  if (repaired === undefined) return list
  return { ...list, remarks: [{ remark: 'repaired_text', raw: cut(repaired) }, ...list.remarks] }
}

/** Characters between two looks at the clock. */
const pieceLength = 64 * 1024

/**
 * Nothing that reads lines is to be fed one that is none. A line has at least as many bytes as
 * characters; table readers count bytes.
 */
async function refuseLongLines(text: string) {
  const yieldToEventLoop = eventLoopYielder()
  let begin = 0
  for (let at = 0; at < text.length; at++) {
    if (at % pieceLength === 0) await yieldToEventLoop()
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13) begin = at + 1
    if (at - begin >= limits.importLineBytes) throw new AppError('import_line_too_long')
  }
}

/** Files that people take for lists of cards, by how they begin (as Latin-1) or are named. */
const others: readonly { begins: readonly string[]; named: RegExp; code: RefusalCode }[] = [
  { begins: ['\xd0\xcf\x11\xe0'], named: /\.(xls|ods|numbers)$/i, code: 'import_spreadsheet' },
  { begins: ['%PDF'], named: /\.pdf$/i, code: 'import_pdf' },
  { begins: ['SQLite format 3\0'], named: /\.dlens$/i, code: 'import_delver_backup' },
]

/** Refuses files of which it is known what they are, and that it is no text. */
function refuseOtherFiles(bytes: Uint8Array, name: string) {
  if (bytes.length === 0) throw new AppError('import_empty')
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const other = others.find(
    ({ begins, named }) => named.test(name) || begins.some((magic) => beginning.startsWith(magic)),
  )
  if (other) throw new AppError(other.code)
}
