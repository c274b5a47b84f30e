import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { BulkFile, BulkType, CardService } from '../service/card-service.ts'
import { ServiceError } from '../service/service-error.ts'
import type { CardSource, FetchOptions } from './card-source.ts'
import { discardNames, fetchNames } from './fetch-names.ts'
import { sourceNames } from './refresh-status.ts'

/** What comes with the cards; without it they are as good. */
const extraTypes = ['oracle_tags', 'art_tags', 'rulings'] as const

/** Where fetching the cards ends, and fetching the extras, when names are fetched or not. */
const shares = { withNames: { cards: 0.2, extras: 0.25 }, withoutNames: { cards: 0.8, extras: 1 } }

interface Needs {
  service: CardService
  /** Where files are fetched to, one folder for each type. */
  folder: string
  /** Languages in which cards are to be found by their names. */
  languages?: readonly string[] | undefined
  log: FastifyBaseLogger
}

/** The card-data service itself. */
export function serviceSource(needs: Needs): CardSource {
  const { service } = needs
  return {
    name: sourceNames.service,
    isLocal: false,
    fetchingShare: 0.35,
    async newest(etag, signal) {
      const file = await service.bulkFile('default_cards', etag, signal)
      if (file === 'unchanged') return file
      return {
        origin: {
          source: 'bulk',
          fingerprint: `${file.name} ${file.updatedAt}`,
          pricesAsOf: file.updatedAt.slice(0, 10),
        },
        etag: file.etag,
        fetch: (options) => fetchAll(needs, file, options),
      }
    },
    migrations: (signal) => service.migrations(signal),
  }
}

async function fetchAll(needs: Needs, cards: BulkFile, { report, signal }: FetchOptions) {
  const { languages = [] } = needs
  const ends = languages.length > 0 ? shares.withNames : shares.withoutNames
  const between = (start: number, end: number): FetchOptions => ({
    report: (share) => report(start + share * (end - start)),
    signal,
  })
  const bulkFile = await fetchFile(needs, cards, between(0, ends.cards))
  const tagFiles: string[] = []
  let rulingsFile: string | undefined
  for (const [i, type] of extraTypes.entries()) {
    const share = (ends.extras - ends.cards) / extraTypes.length
    const start = ends.cards + i * share
    const files = await fetchExtra(needs, type, between(start, start + share))
    if (type === 'rulings') rulingsFile = files[0]
    else tagFiles.push(...files)
  }
  const namesNeeds = {
    ...needs,
    languages,
    fetchFile: (file: BulkFile, options: FetchOptions) => fetchFile(needs, file, options),
  }
  const names = await fetchNames(namesNeeds, between(ends.extras, 1))
  return {
    ...{ bulkFile, tagFiles, rulingsFile, names },
    async discard() {
      await rm(bulkFile, { force: true })
      await discardNames(names)
    },
  }
}

async function fetchFile({ service, folder }: Needs, file: BulkFile, options: FetchOptions) {
  const place = join(folder, file.type)
  await mkdir(place, { recursive: true })
  const path = join(place, file.name)
  const isHere = (await readdir(place)).includes(file.name) // a process was stopped after this
  if (!isHere) await service.download(file, path, options)
  await removeOthers(place, file.name) // such as that of an import which was killed
  return path
}

/** The newest file, or the one fetched before when the service has none for us today. */
async function fetchExtra(needs: Needs, type: BulkType, options: FetchOptions): Promise<string[]> {
  const place = join(needs.folder, type)
  await mkdir(place, { recursive: true })
  try {
    const file = await needs.service.bulkFile(type, null, options.signal)
    if (file === 'unchanged') return filesIn(place)
    return [await fetchFile(needs, file, options)]
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    needs.log.warn(`${type}: ${error.message}; what was fetched before stays`)
    return filesIn(place)
  }
}

async function filesIn(place: string): Promise<string[]> {
  const names = await readdir(place)
  return names.filter((name) => !name.endsWith('.part')).map((name) => join(place, name))
}

async function removeOthers(place: string, current: string) {
  for (const name of await readdir(place)) {
    if (name !== current) await rm(join(place, name), { force: true })
  }
}
