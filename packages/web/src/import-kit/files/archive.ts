import {
  BlobReader,
  configure,
  type Entry,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { formatCount } from '../../lib/formats.ts'
import type { ChosenFile } from './chosen-files.ts'
import {
  type ByteBudget,
  type OpenedFile,
  type OpenLimits,
  problemOfName,
  problemOfSize,
  tooMuch,
} from './opened-file.ts'

// Its workers come from blob: addresses, which the content security policy of the pages forbids.
configure({ useWebWorkers: false })

interface Opening {
  limits: OpenLimits
  /** What is unpacked is taken from it. */
  budget: ByteBudget
  signal: AbortSignal
}

/**
 * The files of a zip archive. What it says of their sizes is not relied on: unpacking a file ends as
 * soon as it is larger than files may be.
 */
export async function openArchive(archive: ChosenFile, opening: Opening): Promise<OpenedFile[]> {
  const { path, file } = archive
  const { limits } = opening
  if (file.size > limits.archiveBytes) {
    const megabytes = limits.archiveBytes / 1024 / 1024
    return [{ path, problem: `An archive can have up to ${megabytes} MB.` }]
  }
  const entries = await listEntries(file, limits.files)
  if (entries === 'damaged') {
    return [{ path, problem: 'It is damaged, or not a zip archive. Create it again.' }]
  }
  if (entries === 'too_many') {
    const most = formatCount(limits.files)
    return [{ path, problem: `It has more than ${most} files. Split it into archives with fewer.` }]
  }
  if (entries.length === 0) return [{ path, problem: 'There are no files in it.' }]
  const opened: OpenedFile[] = []
  for (const entry of entries) {
    opening.signal.throwIfAborted()
    opened.push(await openEntry(entry, opening))
  }
  return opened
}

async function listEntries(
  file: Blob,
  most: number,
): Promise<FileEntry[] | 'too_many' | 'damaged'> {
  const files: FileEntry[] = []
  let listed = 0
  try {
    // Each name is checked by itself, so that one bad name doesn't refuse the archive.
    const options = { filenameValidation: 'tolerant' } as const
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator(options)) {
      listed++
      if (isFileEntry(entry)) files.push(entry)
      if (files.length > most || listed > most * entriesPerFile) return 'too_many'
    }
  } catch {
    // The library throws errors of many kinds for what is no archive.
    return 'damaged'
  }
  return files
}

/** Folders are entries too; beyond that an archive has been made to be slow. */
const entriesPerFile = 10

function isFileEntry(entry: Entry): entry is FileEntry {
  return !entry.directory
}

async function openEntry(
  entry: FileEntry,
  { limits, budget, signal }: Opening,
): Promise<OpenedFile> {
  const path = entry.filename.replaceAll('\\', '/')
  const problem =
    problemOfPath(path) ??
    problemOfName(path) ??
    (entry.encrypted ? 'It is encrypted. Unpack it with its password first.' : undefined) ??
    problemOfSize(entry.uncompressedSize, limits.fileBytes, budget)
  if (problem) return { path, problem }
  try {
    const file = await unpack(entry, Math.min(limits.fileBytes, budget.bytes), signal)
    budget.bytes -= file.size
    return { path, file }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TooLargeError) {
      const isOverall = budget.bytes < limits.fileBytes
      budget.bytes -= error.bytes
      return { path, problem: isOverall ? tooMuch : largerThanClaimed }
    }
    return { path, problem: 'It is damaged in the archive and can’t be unpacked.' }
  }
}

const largerThanClaimed = 'It is far larger than the archive says, so it was not unpacked.'

/** Names that lead out of the archive, or are of no file. */
function problemOfPath(path: string): string | undefined {
  const leadsOut = /^\/|^[a-z]:/i.test(path) || path.split('/').includes('..')
  return leadsOut ? 'Its path leads out of the archive.' : undefined
}

class TooLargeError extends Error {
  readonly bytes: number

  constructor(bytes: number) {
    super(`more than ${bytes} bytes`)
    this.bytes = bytes
  }
}

/** Throws a TooLargeError as soon as more than `most` bytes came out. */
async function unpack(entry: FileEntry, most: number, signal: AbortSignal): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let excess: TooLargeError | undefined
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      size += chunk.length
      if (size > most) {
        excess = new TooLargeError(size)
        throw excess
      }
      chunks.push(chunk)
    },
  })
  try {
    await entry.getData(sink, { signal, checkSignature: true, checkOverlappingEntry: true })
  } catch (error) {
    throw excess ?? error
  }
  return new Blob(chunks)
}
