import { basename } from 'node:path'
import { type CatalogueBuilder, readRulingObject, readTagObject } from '@manafolio/search'
import { BulkFileError, eachObject } from './read-bulk.ts'

/** What the objects of a file are, and how they are read. */
interface Kind<Item> {
  noun: string
  read(value: unknown): Item | undefined
  largestBytes?: number
}

/** A tag of many thousand artworks is one object. */
const tags = { noun: 'tag', read: readTagObject, largestBytes: 64 << 20 }
const rulings = { noun: 'ruling', read: readRulingObject }

interface DamagedFile {
  name: string
  reason: string
}

/** Feeds the tags of these files to a builder; of a file that is damaged, none. Answers which and why. */
export async function readTagFiles(
  files: readonly string[],
  builder: Pick<CatalogueBuilder, 'addTag'>,
): Promise<DamagedFile[]> {
  const damaged: DamagedFile[] = []
  for (const file of files) damaged.push(...(await readWhole(file, tags, builder.addTag)))
  return damaged
}

/** Feeds the rulings of a file to a builder; none if it is damaged. Answers why, in sentences. */
export async function readRulings(
  file: string,
  builder: Pick<CatalogueBuilder, 'addRuling'>,
): Promise<string[]> {
  const damaged = await readWhole(file, rulings, builder.addRuling)
  return damaged.map(({ name, reason }) => `The rulings of ${name} were left out: ${reason}.`)
}

/** Takes only a file that is good to its end; returns the one that is damaged otherwise. */
async function readWhole<Item>(
  file: string,
  kind: Kind<Item>,
  take: (item: Item) => void,
): Promise<DamagedFile[]> {
  try {
    await eachItem(file, kind, () => {})
    await eachItem(file, kind, take)
    return []
  } catch (error) {
    if (!(error instanceof BulkFileError)) throw error
    return [{ name: basename(file), reason: error.message }]
  }
}

async function eachItem<Item>(
  file: string,
  { noun, read, largestBytes }: Kind<Item>,
  take: (item: Item) => void,
): Promise<void> {
  let items = 0
  const reading = { file, report: () => {}, ...(largestBytes && { largest: largestBytes }) }
  await eachObject(reading, ({ line, value }) => {
    const item = read(value)
    if (item === undefined) throw new BulkFileError(`line ${line}: this is no ${noun}`)
    take(item)
    items++
  })
  if (items === 0) throw new BulkFileError(`line 1: the file has no ${noun}s`)
}
