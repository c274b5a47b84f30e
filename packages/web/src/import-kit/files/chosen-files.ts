/** A file as it was chosen. */
export interface ChosenFile {
  /** Its folders below what was chosen, and its name: `Commander/Krenko.txt`. */
  path: string
  file: Blob
}

/** Files of a file field, which may be one for a folder. */
export function chosenFiles(files: Iterable<File>): ChosenFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** Dropped files and those in dropped folders: one more than `most` where there are more. */
export async function droppedFiles(
  { items, files }: DataTransfer,
  most: number,
): Promise<ChosenFile[]> {
  // The entries can be got during the event only, so this comes before anything is awaited.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return chosenFiles(files)
  const found: ChosenFile[] = []
  for (const entry of entries) await addFiles(found, entry, most)
  return found
}

async function addFiles(found: ChosenFile[], entry: FileSystemEntry, most: number): Promise<void> {
  if (found.length > most) return
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    found.push({ path: entry.fullPath.replace(/^\//, ''), file })
  } else if (isFolder(entry)) {
    for await (const inside of entriesIn(entry)) await addFiles(found, inside, most)
  }
}

/** A reader gives a part of a folder at a time, and none after the last. */
async function* entriesIn(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader()
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (entries.length === 0) return
    yield* entries
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

/** Whether a file looks like a zip archive, by its name. */
export function isArchiveName(path: string): boolean {
  return /\.zip$/i.test(path)
}
