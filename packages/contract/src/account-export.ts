import * as z from 'zod/mini'
import { accountSession } from './account-settings.ts'
import { account } from './accounts.ts'
import { cardChange } from './card-changes.ts'
import { collectionChangeKind } from './collection-changes.ts'
import { importRow } from './collection-imports.ts'
import { dayValue } from './collection-value.ts'
import { variants } from './collection-variants.ts'
import { deckRole, slotType } from './deck-cards.ts'
import { deckChangeKind, deckFactsThen } from './deck-history.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { importFormat } from './import-formats.ts'

/** What the catalogue knows of a printing; null when it does not know the id. */
const exportedCard = z.nullable(
  z.object({ name: z.string(), setCode: z.string(), collectorNumber: z.string() }),
)

const exportedEntry = z.object({
  scryfallId: z.string(),
  quantity: z.number(),
  variants,
  addedAt: z.string(),
  /** Since when the card-data service lists no such printing any more. */
  withdrawnAt: z.nullable(z.string()),
  card: exportedCard,
})

const exportedDeckCard = z.object({
  scryfallId: z.string(),
  cardName: z.string(),
  tcgplayerId: z.nullable(z.number()),
  quantity: z.number(),
  /** main or side. */
  slotType: z.string(),
  withdrawnAt: z.nullable(z.string()),
  role: z.nullable(deckRole),
  /** Not to be cut. */
  isLocked: z.boolean(),
})

/** Some copies as they were once; null for none. */
const copiesThen = z.nullable(
  z.pick(exportedDeckCard, {
    cardName: true,
    tcgplayerId: true,
    quantity: true,
    role: true,
    isLocked: true,
  }),
)

/** What one change of a deck did to it, and to each of its rows that it changed. */
const exportedDeckChange = z.object({
  /** The version that the change made of the deck. */
  version: z.number(),
  happenedAt: z.string(),
  kind: deckChangeKind,
  /** For one that was brought back: the version as which. */
  restoredVersion: z.nullable(z.number()),
  /** Null where only cards changed, and before a deck was made. */
  factsBefore: z.nullable(deckFactsThen),
  factsAfter: z.nullable(deckFactsThen),
  cards: z.array(
    z.object({ scryfallId: z.string(), slotType, before: copiesThen, after: copiesThen }),
  ),
})

const exportedDeck = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  description: z.nullable(z.string()),
  commanderId: z.nullable(z.string()),
  commanderName: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The last part of the link under which everybody may see it; null while nobody else may. */
  shareId: z.nullable(z.string()),
  cards: z.array(exportedDeckCard),
  /** What was done to it, oldest first. */
  changes: z.array(exportedDeckChange),
})

const exportedChange = z.omit(cardChange, { setCode: true, collectorNumber: true })

/** What one change of the collection did to one printing. */
const exportedCollectionChange = z.object({
  changeId: z.string(),
  kind: collectionChangeKind,
  happenedAt: z.string(),
  undoneAt: z.nullable(z.string()),
  /** For an import: the name of the file. */
  fileName: z.nullable(z.string()),
  scryfallId: z.string(),
  before: variants,
  after: variants,
})

/** A row of a file, as it stands there and as it is understood. */
const exportedImportRow = z.extend(
  z.pick(importRow, {
    line: true,
    cells: true,
    state: true,
    quantity: true,
    finish: true,
    condition: true,
    language: true,
  }),
  {
    /** Null when no printing is found. */
    scryfallId: z.nullable(z.string()),
    /** When the file says that the copies came. */
    addedAt: z.nullable(z.string()),
  },
)

/** A file that was read, with those of its rows that are not in the collection. */
const exportedImport = z.object({
  fileName: z.string(),
  format: importFormat,
  startedAt: z.string(),
  rows: z.array(exportedImportRow),
})

const exportedSession = z.omit(accountSession, { id: true })

/**
 * Everything that is kept of one person, without the password's hash, tokens and session ids. The
 * version is raised when a field changes its meaning or goes; new fields may come at any time. Times
 * are ISO 8601 instants, ids of cards those of the card-data service.
 */
export const accountExport = z.object({
  format: z.literal('manafolio-export'),
  version: z.literal(1),
  exportedAt: z.string(),
  account: z.extend(account, {
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    updatedAt: z.string(),
  }),
  collection: z.array(exportedEntry),
  collectionChanges: z.array(exportedCollectionChange),
  imports: z.array(exportedImport),
  /** What the collection was worth, day by day. */
  values: z.array(dayValue),
  decks: z.array(exportedDeck),
  cardChanges: z.array(exportedChange),
  sessions: z.array(exportedSession),
})
export type AccountExport = z.infer<typeof accountExport>

/** The name of the file, from the day on which it was made: `manafolio-2026-08-15.json`. */
export function exportFileName(exportedAt: string): string {
  return `manafolio-${exportedAt.slice(0, 10)}.json`
}

/** One JSON file, sent as it is read from the database, and meant to be saved. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  params: noParams,
  input: nothing,
  output: accountExport,
})
