import { z } from 'zod'
import { requestJson } from './requests.ts'
import { ServiceError } from './service-error.ts'
import type { ServiceNeeds } from './service-needs.ts'

/** A change of an id: cards with the old one have the new one now, or are no more. */
export interface IdMigration {
  id: string
  /** As the service says it: a date, or an instant. */
  performedAt: string
  strategy: 'merge' | 'delete'
  oldScryfallId: string
  /** Always there when the strategy is merge. */
  newScryfallId: string | null
  note: string | null
  /** What the old card was, where the service says so in words for people. */
  card?: MigratedCard
}

interface MigratedCard {
  name: string
  setCode: string | null
  collectorNumber: string | null
}

/** They come again every day, and may become many. */
const idsInLog = 10

/** The service takes 10 requests a second. */
const betweenPagesMs = 100

const row = z.object({
  id: z.string().min(1),
  performed_at: z.string().min(1),
  migration_strategy: z.string(),
  old_scryfall_id: z.string().min(1),
  new_scryfall_id: z.string().min(1).nullish(),
  note: z.string().nullish(),
  /** For people to read, says the service: it has no fixed form. */
  metadata: z.unknown(),
})

const cardFacts = z.object({
  name: z.string().min(1),
  set_code: z.string().nullable().default(null).catch(null),
  collector_number: z.string().nullable().default(null).catch(null),
})

const page = z.object({
  data: z.array(row),
  has_more: z.boolean(),
  next_page: z.url({ protocol: /^https?$/ }).nullish(),
})

/** All migrations, page by page. Those that this app can't apply are left out: one line in the log. */
export async function* listMigrations(
  needs: ServiceNeeds,
  signal?: AbortSignal,
): AsyncGenerator<IdMigration> {
  const seen = new Set<string>()
  const unknown: string[] = []
  let url: string | undefined = `${needs.url}/migrations`
  while (url !== undefined) {
    if (seen.has(url))
      throw new ServiceError('the card-data service lists its migrations in a circle')
    if (seen.size > 0) await needs.pause(betweenPagesMs, signal)
    seen.add(url)
    const { data, next } = await readPage(needs, url, signal)
    for (const found of data) {
      const migration = migrationIn(found)
      if (migration) yield migration
      else unknown.push(found.id)
    }
    url = next
  }
  if (unknown.length === 0) return
  const some = { count: unknown.length, ids: unknown.slice(0, idsInLog) }
  needs.log.warn(some, 'migrations of unknown kinds were left out')
}

async function readPage(needs: ServiceNeeds, url: string, signal: AbortSignal | undefined) {
  const { body } = await requestJson(needs, url, { signal })
  const found = page.safeParse(body)
  if (!found.success) {
    throw new ServiceError('the card-data service lists its migrations in an unknown form')
  }
  const { data, has_more: hasMore, next_page: next } = found.data
  if (hasMore && !next) {
    throw new ServiceError('the card-data service has more migrations and does not say where')
  }
  return { data, next: hasMore ? (next ?? undefined) : undefined }
}

function migrationIn(found: z.infer<typeof row>): IdMigration | undefined {
  const { migration_strategy: strategy, new_scryfall_id: newId = null } = found
  if (strategy !== 'merge' && strategy !== 'delete') return undefined
  if (strategy === 'merge' && newId === null) return undefined
  return {
    id: found.id,
    performedAt: found.performed_at,
    strategy,
    oldScryfallId: found.old_scryfall_id,
    newScryfallId: newId,
    note: found.note ?? null,
    ...cardIn(found.metadata),
  }
}

function cardIn(metadata: unknown): Pick<IdMigration, 'card'> {
  const facts = cardFacts.safeParse(metadata)
  if (!facts.success) return {}
  const { name, set_code: setCode, collector_number: collectorNumber } = facts.data
  return { card: { name, setCode, collectorNumber } }
}
