import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compare } from './compare.ts'

/** What became of a picture since the last run. */
export type PictureChange =
  | { kind: 'same' | 'new' }
  | { kind: 'changed'; changedPixels: number; difference: string }

export interface SheetDiff {
  /** By the file of each picture. */
  changes: ReadonlyMap<string, PictureChange>
  /** The files that only the last run has. */
  removed: readonly string[]
}

/** Folders of one run: its pictures, those of the last run, and what differs between them. */
export interface Folders {
  pictures: string
  last: string
  differences: string
}

/** Compares the pictures of a run with those of the last one; without a last one all of them are the same. */
export async function diffOf(folders: Folders): Promise<SheetDiff> {
  const files = await picturesIn(folders.pictures)
  const last = await picturesIn(folders.last)
  if (last.length === 0) {
    return { changes: new Map(files.map((file) => [file, { kind: 'same' }])), removed: [] }
  }
  await mkdir(folders.differences, { recursive: true })
  const changes = new Map<string, PictureChange>()
  for (const file of files) {
    changes.set(file, last.includes(file) ? await changeOf(file, folders) : { kind: 'new' })
  }
  return { changes, removed: last.filter((file) => !files.includes(file)) }
}

async function changeOf(file: string, folders: Folders): Promise<PictureChange> {
  const [before, after] = await Promise.all([
    readFile(join(folders.last, file)),
    readFile(join(folders.pictures, file)),
  ])
  const { changedPixels, difference } = compare(before, after)
  if (!difference) return { kind: 'same' }
  await writeFile(join(folders.differences, file), difference)
  return { kind: 'changed', changedPixels, difference: file }
}

async function picturesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter((file) => file.endsWith('.png')).sort()
}
