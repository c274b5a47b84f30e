import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { limits } from '@manafolio/contract'
import { strToU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { AppError } from '../../../errors.ts'
import { spreadsheetText } from './spreadsheet.ts'

const gunzipped = promisify(gunzip)

/** A file as it is sent, or that was packed in another. */
interface NamedFile {
  name: string
  bytes: Uint8Array
}

/**
 * What a file packs: the one list in a .zip or a .gz, and the table in an .xlsx as CSV. Other files
 * are what they are. Throws an AppError (import_…) when there is no list in it, or several.
 */
export function unpack(file: NamedFile): Promise<NamedFile> {
  return unpackTo(mostDepth, file)
}

/** A workbook in an archive that is packed once more. */
const mostDepth = 3

async function unpackTo(depth: number, file: NamedFile): Promise<NamedFile> {
  if (depth === 0) throw new AppError('import_archive_without_list')
  if (begins(file.bytes, [0x1f, 0x8b])) {
    const name = file.name.replace(/\.gz$/i, '')
    return unpackTo(depth - 1, { name, bytes: await contentOfGzip(file.bytes) })
  }
  if (!begins(file.bytes, [0x50, 0x4b, 0x03, 0x04])) return file
  const files = filesIn(file.bytes)
  if (!files.some(({ name }) => name === 'xl/workbook.xml')) {
    return unpackTo(depth - 1, theList(file.bytes, files))
  }
  refuseLarge(files)
  return { name: file.name, bytes: strToU8(await spreadsheetText(file.bytes)) }
}

function begins(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte)
}

async function contentOfGzip(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await gunzipped(bytes, { maxOutputLength: limits.importUnpackedBytes })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw new AppError(isTooLarge ? 'import_unpacks_too_large' : 'import_archive_broken')
  }
}

/** The contents of a .zip, unpacked as far as they are wanted. */
function unzip(bytes: Uint8Array, isWanted: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter: isWanted })
  } catch {
    // It throws strings, codes and errors: whatever it is, nobody can read the archive.
    throw new AppError('import_archive_broken')
  }
}

function filesIn(bytes: Uint8Array): UnzipFileInfo[] {
  const files: UnzipFileInfo[] = []
  unzip(bytes, (file) => {
    files.push(file)
    return false
  })
  return files
}

function refuseLarge(files: readonly UnzipFileInfo[]) {
  const size = files.reduce((sum, { originalSize }) => sum + originalSize, 0)
  if (size > limits.importUnpackedBytes) throw new AppError('import_unpacks_too_large')
}

const listName = /\.(csv|tsv|tab|txt|json|xlsx|dek|gz)$/i

/** Systems add files of their own, hidden or in hidden folders. */
const ofSystem = /(^|\/)(\.|__MACOSX\/)/

function theList(bytes: Uint8Array, files: readonly UnzipFileInfo[]): NamedFile {
  const [list, ...others] = files.filter(({ name }) => listName.test(name) && !ofSystem.test(name))
  if (!list) throw new AppError('import_archive_without_list')
  if (others.length > 0) throw new AppError('import_archive_of_many')
  refuseLarge([list])
  const content = unzip(bytes, ({ name }) => name === list.name)[list.name]
  if (!content) throw new AppError('import_archive_broken')
  return { name: list.name.split('/').at(-1) ?? list.name, bytes: content }
}
