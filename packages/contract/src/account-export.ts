import * as z from 'zod/mini'
import { accessToken } from './access-tokens.ts'
import { accountSession } from './account-settings.ts'
import { user } from './accounts.ts'
import { buildState } from './build-states.ts'
import { cardChange } from './card-changes.ts'
import { collectionChangeKind } from './collection-changes.ts'
import { importRow } from './collection-imports.ts'
import { dayValue } from './collection-value.ts'
import { variants } from './collection-variants.ts'
import { deckCardMarks, deckSlot } from './deck-cards.ts'
import { deckCategory } from './deck-categories.ts'
import { deckOrganization } from './deck-folders.ts'
import { deckChangeKind, deckFactsThen } from './deck-history.ts'
import { plannedChange } from './deck-planned-changes.ts'
import { deckTexts, textEdits } from './deck-texts.ts'
import { commanderColor } from './decks.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { importFormat } from './import-formats.ts'
import { invite } from './invites.ts'
import { savedSearch } from './saved-searches.ts'
import { userSettings } from './user-settings.ts'
import { finish } from './vocabulary.ts'

/** The catalogue's data for a printing; null when the id is unknown. */
const exportedCard = z.nullable(
  z.object({ name: z.string(), setCode: z.string(), collectorNumber: z.string() }),
)

const exportedEntry = z.object({
  scryfallId: z.string(),
  quantity: z.number(),
  variants,
  addedAt: z.string(),
  /** Since when the card-data service no longer lists the printing. */
  withdrawnAt: z.nullable(z.string()),
  card: exportedCard,
})

const exportedDeckCard = z.object({
  scryfallId: z.string(),
  cardName: z.string(),
  tcgplayerId: z.nullable(z.number()),
  quantity: z.number(),
  /** The main deck, the sideboard or the considering board. */
  slotType: z.string(),
  finish,
  withdrawnAt: z.nullable(z.string()),
  /** Since when the deck has the card; null where that is unknown. */
  addedAt: z.nullable(z.string()),
  ...deckCardMarks.shape,
})

/** An earlier state of some copies; null for none. */
const copiesThen = z.nullable(
  z.pick(exportedDeckCard, {
    cardName: true,
    tcgplayerId: true,
    quantity: true,
    role: true,
    isLocked: true,
    categories: true,
    note: true,
  }),
)

/** The effect of a change on a deck, and on each changed row. */
const exportedDeckChange = z.object({
  /** The deck's version after the change. */
  version: z.number(),
  happenedAt: z.string(),
  kind: deckChangeKind,
  /** For a restore: the version that was restored. */
  restoredVersion: z.nullable(z.number()),
  /** Null where only cards changed, and before the deck was created. */
  factsBefore: z.nullable(deckFactsThen),
  factsAfter: z.nullable(deckFactsThen),
  cards: z.array(z.extend(deckSlot, { before: copiesThen, after: copiesThen })),
  /** Null where no text changed, and when the deck was created. */
  texts: z.nullable(textEdits),
})

const exportedDeck = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  description: z.nullable(z.string()),
  ...deckTexts.shape,
  commanderId: z.nullable(z.string()),
  commanderName: z.nullable(z.string()),
  commanderColor: z.nullable(commanderColor),
  state: buildState,
  builtSince: z.nullable(z.string()),
  categories: z.array(deckCategory),
  coverId: z.nullable(z.string()),
  ...deckOrganization.shape,
  /** Since when the card-data service no longer lists the commander; null while it does. */
  commanderWithdrawnAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
  /** The oldest of its changes are no longer available. */
  areChangesRemoved: z.boolean(),
  /** The last part of its public link; null while it is not shared. */
  shareId: z.nullable(z.string()),
  cards: z.array(exportedDeckCard),
  /** Cards that are never suggested for it, the oldest dismissal first. */
  dismissedSuggestions: z.array(z.object({ oracleId: z.string(), dismissedAt: z.string() })),
  /** Cards of which it gets copies first, by one of their printings; the oldest choice first. */
  priorities: z.array(z.object({ scryfallId: z.string(), chosenAt: z.string() })),
  /** What its owner plans to change, oldest first. */
  plannedChanges: z.array(plannedChange),
  /** Its changes, oldest first. */
  changes: z.array(exportedDeckChange),
})

const exportedChange = z.omit(cardChange, {
  setCode: true,
  collectorNumber: true,
  treatments: true,
  language: true,
  isDigital: true,
})

/**
 * The effect of a collection change on one printing: on its copies, or on whether the card-data service
 * lists it.
 */
const exportedCollectionChange = z.object({
  changeId: z.string(),
  kind: collectionChangeKind,
  happenedAt: z.string(),
  undoneAt: z.nullable(z.string()),
  /** For an import: the name of the file. */
  fileName: z.nullable(z.string()),
  /** For an import: by which the same file is known again. */
  fileDigest: z.nullable(z.string()),
  scryfallId: z.string(),
  before: variants,
  after: variants,
  /** For an undo: the id of the change that it undid. */
  undoes: z.nullable(z.string()),
  /** For an undo: the id of the change with which undos of undos began. */
  family: z.nullable(z.string()),
  /** For a restore: the instant that it restored. */
  restoresAt: z.nullable(z.string()),
  /** For an undo: not all of the change could be undone. */
  isPartial: z.boolean(),
  /** Of the entry before and after the change; null where there was none. */
  addedBefore: z.nullable(z.string()),
  addedAfter: z.nullable(z.string()),
  /** Since when the printing was withdrawn then; null where it was not. */
  withdrawnBefore: z.nullable(z.string()),
  withdrawnAfter: z.nullable(z.string()),
})

/** A row of a file, as written and as understood. */
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
    /** When the copies were added, according to the file. */
    addedAt: z.nullable(z.string()),
  },
)

/** An imported file, with its rows that are not in the collection. */
const exportedImport = z.object({
  fileName: z.string(),
  format: importFormat,
  startedAt: z.string(),
  rows: z.array(exportedImportRow),
})

const exportedSavedSearch = z.omit(savedSearch, { warnings: true })

const exportedAccessToken = z.omit(accessToken, { id: true })

const exportedSession = z.omit(accountSession, { id: true })

/**
 * Everything that is stored about a user, without the password's hash, tokens and session ids. The
 * version is raised when a field changes its meaning or goes; new fields may come at any time.
 * Times are ISO 8601 instants, ids of cards those of the card-data service.
 */
export const accountExport = z.object({
  format: z.literal('manafolio-export'),
  version: z.literal(1),
  exportedAt: z.string(),
  account: z.extend(user, {
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    updatedAt: z.string(),
  }),
  /** The invite with which the user registered. */
  invite: z.nullable(z.pick(invite, { note: true, createdAt: true, usedAt: true })),
  settings: userSettings,
  /** The oldest first. */
  savedSearches: z.array(exportedSavedSearch),
  collection: z.array(exportedEntry),
  /** Changes of the collection up to this instant are no longer available; null while all of them are. */
  collectionHistoryBeginsAt: z.nullable(z.string()),
  collectionChanges: z.array(exportedCollectionChange),
  imports: z.array(exportedImport),
  /** The daily value of the collection. */
  values: z.array(dayValue),
  decks: z.array(exportedDeck),
  cardChanges: z.array(exportedChange),
  sessions: z.array(exportedSession),
  accessTokens: z.array(exportedAccessToken),
})
export type AccountExport = z.infer<typeof accountExport>

/** The file name with its date: `manafolio-2026-08-15.json`. */
export function exportFileName(exportedAt: string): string {
  return `manafolio-${exportedAt.slice(0, 10)}.json`
}

/** One JSON file, streamed from the database as a download. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: noParams,
  input: nothing,
  output: accountExport,
})
