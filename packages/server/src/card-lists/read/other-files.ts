import type { RefusalCode } from '@manafolio/contract'
import { AppError } from '../../errors.ts'

/** Files that people take for lists of cards, by how they begin (as Latin-1) or are named. */
const others: readonly { begins: readonly string[]; named: RegExp; code: RefusalCode }[] = [
  {
    begins: ['PK\x03\x04', '\xd0\xcf\x11\xe0'],
    named: /\.(xlsx|xls|ods)$/i,
    code: 'import_spreadsheet',
  },
  { begins: ['SQLite format 3\0'], named: /\.dlens$/i, code: 'import_delver_backup' },
]

/** Refuses files of which it is known what they are, and that it is no text. */
export function refuseOtherFiles(bytes: Uint8Array, name: string) {
  if (bytes.length === 0) throw new AppError('import_empty')
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const other = others.find(
    ({ begins, named }) => named.test(name) || begins.some((magic) => beginning.startsWith(magic)),
  )
  if (other) throw new AppError(other.code)
}
