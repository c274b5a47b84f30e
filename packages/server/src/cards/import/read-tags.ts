import { basename } from 'node:path'
import { type CatalogueBuilder, readTagObject, type TagObject } from '@manafolio/search'
import { BulkFileError, eachObject } from './read-bulk.ts'

/** A tag of many thousand artworks is one object. */
const largestTagBytes = 64 << 20

/** Feeds the tags of these files to a builder; of a file that is damaged, none. Answers why, in sentences. */
export async function readTagFiles(
  files: readonly string[],
  builder: Pick<CatalogueBuilder, 'addTag'>,
): Promise<string[]> {
  const notes: string[] = []
  for (const file of files) {
    try {
      await eachTag(file, () => {}) // only a file that is good to its end is taken
      await eachTag(file, builder.addTag)
    } catch (error) {
      if (!(error instanceof BulkFileError)) throw error
      notes.push(`The tags of ${basename(file)} were left out: ${error.message}.`)
    }
  }
  return notes
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
