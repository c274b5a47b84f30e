import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { NamesOrder } from '../import/read-names.ts'
import type { BulkFile, CardService } from '../service/card-service.ts'
import { ServiceError } from '../service/service-error.ts'
import type { FetchOptions } from './card-source.ts'

/** Names rarely change, and all_cards is 390 MB: it is not fetched again before that. */
const recentMs = 7 * 24 * 60 * 60 * 1000

interface Needs {
  service: CardService
  folder: string
  languages: readonly string[]
  log: FastifyBaseLogger
  fetchFile(file: BulkFile, options: FetchOptions): Promise<string>
}

/**
 * Names of cards in other languages: those read before while they are recent, and when the service
 * has none for us today; otherwise all_cards, to read them of. Undefined when there are none.
 */
export async function fetchNames(
  needs: Needs,
  options: FetchOptions,
): Promise<NamesOrder | undefined> {
  const { languages, service, log } = needs
  if (languages.length === 0) return undefined
  const place = join(needs.folder, 'names')
  await mkdir(place, { recursive: true })
  const earlier = await findNames(place)
  const earlierFile = earlier && join(place, earlier.name)
  const asBefore = earlierFile ? { languages, namesFile: earlierFile } : undefined
  try {
    const file = await service.bulkFile('all_cards', null, options.signal)
    if (file === 'unchanged' || isRecent(earlier, file, languages)) return asBefore
    const namesFile = join(place, nameOf(file, languages))
    const allCardsFile = await needs.fetchFile(file, options)
    return { languages, allCardsFile, namesFile, earlierFile }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    log.warn(`all_cards: ${error.message}; the names fetched before stay`)
    return asBefore
  }
}

interface ReadNames {
  name: string
  languages: string
  day: string
}

/** 2026-09-08.de,ja.jsonl: what was read of the all_cards of that day. */
const namesFileName = /^(\d{4}-\d{2}-\d{2})\.([a-z,]+)\.jsonl$/

function nameOf({ updatedAt }: BulkFile, languages: readonly string[]): string {
  return `${updatedAt.slice(0, 10)}.${languages.join()}.jsonl`
}

/** The latest. */
async function findNames(place: string): Promise<ReadNames | undefined> {
  const found = (await readdir(place)).sort().flatMap((name) => {
    const [, day, languages] = namesFileName.exec(name) ?? []
    return day && languages ? [{ name, day, languages }] : []
  })
  return found.at(-1)
}

function isRecent(
  earlier: ReadNames | undefined,
  { updatedAt }: BulkFile,
  languages: readonly string[],
): boolean {
  if (earlier?.languages !== languages.join()) return false
  return Date.parse(updatedAt) - Date.parse(earlier.day) < recentMs
}

/** Removes all_cards, and names that newer ones have replaced. */
export async function discardNames(names: NamesOrder | undefined): Promise<void> {
  if (!names?.allCardsFile) return
  await rm(names.allCardsFile, { force: true })
  const place = dirname(names.namesFile)
  const latest = await findNames(place)
  for (const name of await readdir(place)) {
    if (name !== latest?.name) await rm(join(place, name), { force: true })
  }
}
