import {
  type DeckListFormat,
  type DeckSummary,
  deckFileName,
  deckListFormats,
  folderLevels,
  plainFileName,
} from '@manafolio/contract'

type NamedDeck = Pick<DeckSummary, 'name' | 'folder'>

/** A different path for each deck: “Commander/Casual/Krenko.txt”, “Commander/Casual/Krenko (2).txt”. */
export function archiveNames(decks: readonly NamedDeck[], format: DeckListFormat): string[] {
  const taken = new Set<string>()
  return decks.map(({ name, folder }) => {
    const folders = folderLevels(folder ?? '').map(safeLevel)
    const path = [...folders, deckFileName(name, format)].join('/')
    const free = firstFree(path, `.${deckListFormats[format].extension}`, taken)
    taken.add(free.toLowerCase())
    return free
  })
}

/** No level of a path leads out of the archive, and none has characters that systems refuse. */
function safeLevel(level: string): string {
  const safe = plainFileName(level)
  return /^\.*$/.test(safe) ? '_' : safe
}

/** Many systems do not tell names apart that differ in case. */
function firstFree(path: string, extension: string, taken: ReadonlySet<string>): string {
  const start = path.slice(0, -extension.length)
  let free = path
  for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) {
    free = `${start} (${copy})${extension}`
  }
  return free
}

interface ArchiveFile {
  /** Its path in the archive. */
  name: string
  file: Blob
}

/** A zip file. */
export async function archiveOf(files: readonly ArchiveFile[]): Promise<Blob> {
  const { BlobReader, BlobWriter, ZipWriter } = await import(
    '@zip.js/zip.js/lib/zip-core-native.js'
  )
  const archive = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false })
  for (const { name, file } of files) await archive.add(name, new BlobReader(file))
  return archive.close()
}
