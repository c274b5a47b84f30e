import { join } from 'node:path'
import { search } from '@manafolio/search'
import { pino } from 'pino'
import { cardRows } from '../card-rows.ts'
import { applyMigrations } from '../cards/changes/rules.ts'
import { snapshotPath } from '../cards/import/snapshot-file.ts'
import { openLiveCatalogue } from '../cards/open-catalogue.ts'
import { presentCards } from '../cards/present.ts'
import type { CardSource } from '../cards/refresh/card-source.ts'
import { fileSource } from '../cards/refresh/open-refresher.ts'
import { progressLog } from '../cards/refresh/progress.ts'
import type { RefreshUpdate } from '../cards/refresh/refresh.ts'
import { type Refresher, refresher } from '../cards/refresh/refresher.ts'
import { serviceSource } from '../cards/refresh/service-source.ts'
import { cardService } from '../cards/service/card-service.ts'
import type { IdMigration } from '../cards/service/migrations.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import type { LiveCatalogue } from '../lib/live-catalogue.ts'
import { importWorker } from './bundle-folder.ts'

const sample = new URL('../../sample/cards.jsonl', import.meta.url)

export interface ProcessOptions {
  /** The address of the service, or the paths of a bulk file, of files of tags and of one of rulings. */
  from: { url: string } | { file: string; tagFiles?: readonly string[]; rulingsFile?: string }
  dataDir: string
  /** Languages of names. */
  languages?: readonly string[]
  /** Hears of each step. */
  onUpdate?: (update: RefreshUpdate) => void
}

export interface SiteProcess extends Refresher {
  live: LiveCatalogue
  /** What it has logged, line by line. */
  logged: string[]
  /** How many printings of a card it finds. */
  printingsOf(name: string): number
  /** The names of the cards that a query finds. */
  cardsFor(query: string): string[]
}

interface World extends ProcessOptions {
  database: Database
  clock: Clock
}

/** What main starts of the refreshing of cards; it checks only on demand. */
export async function siteProcess(world: World): Promise<SiteProcess> {
  const { from, dataDir, languages, onUpdate = () => {}, database, clock } = world
  const logged: string[] = []
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) })
  const snapshotFile = snapshotPath(dataDir)
  const live = await openLiveCatalogue({ snapshot: snapshotFile, sample: { cards: [sample] } }, log)
  const migrating = { db: database.db, catalogue: live, clock, log, cardRows }
  const deps = {
    ...database,
    catalogue: live,
    clock,
    log,
    applyMigrations: (migrations: AsyncIterable<IdMigration>) =>
      applyMigrations(migrating, migrations),
    snapshotFile,
    worker: importWorker(),
    random: () => 0.5,
  }
  const lines = progressLog(log)
  const show = (update: RefreshUpdate) => {
    onUpdate(update)
    lines.show(update)
  }
  const source = sourceOf(from, { folder: join(dataDir, 'card-files'), languages, log, clock })
  return {
    ...refresher(deps, source, { ...lines, show }),
    live,
    logged,
    printingsOf: (name) => countPrintings(live, name),
    cardsFor: (query) => cardNames(live, query),
  }
}

interface SourceNeeds {
  languages: readonly string[] | undefined
  folder: string
  log: pino.Logger
  clock: Clock
}

function sourceOf(
  from: ProcessOptions['from'],
  { folder, languages, log, clock }: SourceNeeds,
): CardSource {
  if ('file' in from) return fileSource(from.file, from)
  const pause = async () => {}
  const service = cardService({ url: from.url, pause, log, now: clock.now, random: () => 0.5 })
  return serviceSource({ service, folder, languages, log })
}

function countPrintings(live: LiveCatalogue, name: string): number {
  const request = { query: `!"${name}"`, mode: 'prints', page: 1, pageSize: 60 } as const
  return search(live.current(), request, { today: 20_260_815, clockMs: () => 0 }).total
}

function cardNames(live: LiveCatalogue, query: string): string[] {
  const current = live.current()
  const request = { query, mode: 'cards', page: 1, pageSize: 60 } as const
  const { printings } = search(current, request, { today: 20_260_815, clockMs: () => 0 })
  return [...new Set(presentCards(current, printings).map(({ name }) => name))]
}
