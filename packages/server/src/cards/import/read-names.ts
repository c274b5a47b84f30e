import { open, rename } from 'node:fs/promises'
import { basename } from 'node:path'
import { type CatalogueBuilder, type PrintedNames, readPrintedNames } from '@manafolio/search'
import { BulkFileError, eachObject } from './read-bulk.ts'
import { temporaryOf } from './snapshot-file.ts'

/** Where the names of cards in other languages come from. */
export interface NamesOrder {
  languages: readonly string[]
  /** The service's all_cards, to be read into the file of names; undefined when that is recent. */
  allCardsFile?: string | undefined
  /** The names by language and oracle card, JSON lines. */
  namesFile: string
  /** Such a file of before, for when all_cards can't be read. */
  earlierFile?: string | undefined
}

/**
 * Feeds the names of cards in other languages to a builder. Of a damaged file none are taken but
 * those of before. Answers what went wrong, in sentences.
 */
export async function readNames(
  { allCardsFile, namesFile, earlierFile, languages }: NamesOrder,
  builder: Pick<CatalogueBuilder, 'addPrintedNames'>,
  report: (share: number) => void,
): Promise<string[]> {
  try {
    if (allCardsFile) await extractNames(allCardsFile, { namesFile, languages, report })
    await eachNames(namesFile, languages, builder.addPrintedNames)
    return []
  } catch (error) {
    if (!(error instanceof BulkFileError)) throw error
    if (earlierFile) await eachNames(earlierFile, languages, builder.addPrintedNames)
    return [`The names of ${basename(allCardsFile ?? namesFile)} were left out: ${error.message}.`]
  }
}

interface Extraction {
  namesFile: string
  languages: readonly string[]
  report(share: number): void
}

/** Goes through all_cards, which is several gigabytes, and writes each name once. */
async function extractNames(file: string, { namesFile, languages, report }: Extraction) {
  const known = new Set<string>()
  const skips = (line: Buffer) => isInOther(line, languages)
  await eachObject({ file, skips, report }, ({ value }) => {
    const names = readPrintedNames(value, languages)
    if (names && names.names.length > 0) known.add(JSON.stringify(names))
  })
  if (known.size === 0) throw new BulkFileError(`it has no names in ${languages.join(', ')}`)
  const temporary = temporaryOf(namesFile, process.pid)
  const handle = await open(temporary, 'w')
  try {
    await handle.writeFile([...known].join('\n'))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, namesFile)
}

const languageKey = '"lang":"'
const longestCode = 3

/** Most cards are, and parsing them is most of the work. */
function isInOther(line: Buffer, languages: readonly string[]): boolean {
  const key = line.indexOf(languageKey)
  if (key < 0) return false
  const start = key + languageKey.length
  const [code = ''] = line.toString('latin1', start, start + longestCode + 1).split('"', 1)
  return !languages.includes(code)
}

/** What it has was written by `extractNames`. */
async function eachNames(
  file: string,
  languages: readonly string[],
  take: (names: PrintedNames) => void,
) {
  await eachObject({ file, report: () => {} }, ({ value }) => {
    const names = value as PrintedNames // as its writer has it
    if (languages.includes(names.language)) take(names)
  })
}
