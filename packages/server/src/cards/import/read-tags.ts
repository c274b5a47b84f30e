import { basename } from 'node:path'
import { type CatalogueBuilder, readTagObject, type TagObject } from '@manafolio/search'
import { BulkFileError, eachObject } from './read-bulk.ts'

/** A tag of many thousand artworks is one object. */
const largestTagBytes = 64 << 20

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
  for (const file of files) {
    try {
      await eachTag(file, () => {}) // only a file that is good to its end is taken
      await eachTag(file, builder.addTag)
    } catch (error) {
      if (!(error instanceof BulkFileError)) throw error
      damaged.push({ name: basename(file), reason: error.message })
    }
  }
  return damaged
}

async function eachTag(file: string, take: (tag: TagObject) => void): Promise<void> {
  let tags = 0
  await eachObject({ file, largest: largestTagBytes, report: () => {} }, ({ line, value }) => {
    const tag = readTagObject(value)
    if (!tag) throw new BulkFileError(`line ${line}: this is no tag`)
    take(tag)
    tags++
  })
  if (tags === 0) throw new BulkFileError('line 1: the file has no tags')
}
