import { type DeckFormat, limits } from '@manafolio/contract'
import type { ChosenFile } from '../../../../../import-kit/files/chosen-files.ts'
import { openFiles } from '../../../../../import-kit/files/open-files.ts'
import { isRefused, type RefusedFile } from '../../../../../import-kit/files/opened-file.ts'
import { isRefusal, messageOf } from '../../../../../lib/api-error.ts'
import { type ReadList, readList } from '../use-list-reading.ts'
import type { FileDeck, ReadFile, ReadFiles } from './many-decks.ts'

const openLimits = {
  files: limits.deckFiles,
  fileBytes: limits.deckListBytes,
  archiveBytes: limits.deckArchiveBytes,
  allBytes: limits.deckFilesBytes,
}

/** Files that are read at the same time. */
const atOnce = 3

interface FilesReading {
  signal: AbortSignal
  /** In files, also those in archives. */
  onProgress: (progress: { done: number; total: number }) => void
}

/**
 * Reads many lists. Files that are none are reported and don't keep the others from being read;
 * without a connection, none is.
 */
export async function readFiles(
  chosen: readonly ChosenFile[],
  { signal, onProgress }: FilesReading,
): Promise<ReadFiles> {
  const opened = await openFiles(chosen, openLimits, signal)
  const results = new Map<number, ReadFile | RefusedFile>()
  await inParallel(opened, async (file, at) => {
    results.set(at, isRefused(file) ? file : await readFile(file, signal))
    onProgress({ done: results.size, total: opened.length })
  })
  const all = opened.flatMap((_, at) => results.get(at) ?? [])
  return {
    read: all.filter((one) => 'list' in one),
    refused: all.filter((one) => 'problem' in one),
  }
}

async function readFile({ path, file }: ChosenFile, signal: AbortSignal) {
  const fileName = path.split('/').at(-1) ?? path
  try {
    return { path, list: await readList({ file, fileName, format: undefined }, signal) }
  } catch (error) {
    if (!isRefusal(error)) throw error // it concerns all files
    return { path, problem: messageOf(error, 'It can’t be read.') }
  }
}

/** Reads lists again, for a format; by the id of each. */
export async function rereadFiles(
  decks: readonly FileDeck[],
  format: DeckFormat,
): Promise<Map<number, ReadList>> {
  const { signal } = new AbortController()
  const lists = new Map<number, ReadList>()
  await inParallel(decks, async ({ id, list }) => {
    lists.set(id, await readList({ ...list.source, format }, signal))
  })
  return lists
}

/** Ends at the first failure. */
async function inParallel<T>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<void>,
): Promise<void> {
  const entries = items.entries()
  let hasFailed = false
  async function workOff() {
    for (const [at, item] of entries) {
      if (hasFailed) return
      await work(item, at)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, workOff))
  } catch (error) {
    hasFailed = true
    throw error
  }
}
