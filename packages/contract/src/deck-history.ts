import * as z from 'zod/mini'
import { buildState } from './build-states.ts'
import { card, printingLook } from './cards.ts'
import { deckRole, slotType } from './deck-cards.ts'
import { deckCategory } from './deck-categories.ts'
import { deckFormat } from './deck-formats.ts'
import { changedDeckText, deckTexts } from './deck-texts.ts'
import { commanderColor, deckCardInDetail, deckState, seenVersion } from './decks.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { pageInAddress } from './page-number.ts'
import { finish } from './vocabulary.ts'

/** What was done: made (also from a list or as a copy), its facts, its cards, its texts, or brought back. */
export const deckChangeKinds = ['created', 'facts', 'cards', 'texts', 'restored'] as const
export const deckChangeKind = z.enum(deckChangeKinds)
export type DeckChangeKind = z.infer<typeof deckChangeKind>

/** Which printing it is; null and empty where the catalogue does not know it. */
const knownPrinting = z.object({
  setCode: z.nullable(z.string()),
  collectorNumber: z.nullable(z.string()),
  ...printingLook.shape,
})

/** A row before and after a change; 0 copies mean none. */
export const changedDeckCard = z.object({
  scryfallId: z.string(),
  cardName: z.string(),
  ...knownPrinting.shape,
  slotType,
  finish,
  before: z.number(),
  after: z.number(),
  roleBefore: z.nullable(deckRole),
  roleAfter: z.nullable(deckRole),
  isLockedBefore: z.boolean(),
  isLockedAfter: z.boolean(),
  categoriesBefore: z.array(z.string()),
  categoriesAfter: z.array(z.string()),
  noteBefore: z.nullable(z.string()),
  noteAfter: z.nullable(z.string()),
})
export type ChangedDeckCard = z.infer<typeof changedDeckCard>

export const deckFactsThen = z.object({
  name: z.string(),
  format: deckFormat,
  commanderId: z.nullable(z.string()),
  commanderName: z.nullable(z.string()),
  commanderColor: z.nullable(commanderColor),
  description: z.nullable(z.string()),
  state: buildState,
  categories: z.array(deckCategory),
  coverId: z.nullable(z.string()),
})
export type DeckFactsThen = z.infer<typeof deckFactsThen>

/** In a list of changes, which also names the commander's printing and the cover. */
const listedDeckFacts = z.extend(deckFactsThen, {
  commander: z.nullable(knownPrinting),
  /** The name of the cover's card; null without a cover, and where the catalogue does not know it. */
  coverName: z.nullable(z.string()),
})
export type ListedDeckFacts = z.infer<typeof listedDeckFacts>

export const deckChange = z.object({
  /** The deck's version after the change. */
  version: z.number(),
  happenedAt: z.string(),
  kind: deckChangeKind,
  /** For a restore: the version that was restored. */
  restoredVersion: z.nullable(z.number()),
  /** Null where only cards changed. */
  factsBefore: z.nullable(listedDeckFacts),
  factsAfter: z.nullable(listedDeckFacts),
  /** The first of the rows that changed, and how many did. */
  cards: z.array(changedDeckCard),
  cardCount: z.number(),
  /** Those that changed. */
  texts: z.array(changedDeckText),
})
export type DeckChangeEntry = z.infer<typeof deckChange>

const ofDeck = z.object({ id: z.string() })

/** Newest first. Pages count from 1. */
export const listDeckChanges = endpoint({
  method: 'GET',
  path: '/api/decks/:id/changes',
  access: 'member',
  params: ofDeck,
  input: z.object({ page: pageInAddress(limits.deckChangesPageMax) }),
  output: z.object({
    changes: z.array(deckChange),
    totalCount: z.number(),
    /** The current version of the deck. */
    version: z.number(),
    /** The oldest changes are no longer available. */
    isOlderRemoved: z.boolean(),
  }),
})

const versionError = { error: 'A version is a whole number from 1' }

/** A deck as of a version. */
export const deckThen = z.extend(deckFactsThen, {
  ...deckTexts.shape,
  version: z.number(),
  happenedAt: z.string(),
  cards: z.array(deckCardInDetail),
  commander: z.nullable(card),
})
export type DeckThen = z.infer<typeof deckThen>

export const getDeckVersion = endpoint({
  method: 'GET',
  path: '/api/decks/:id/versions/:version',
  access: 'member',
  params: z.object({
    id: z.string(),
    version: z.coerce.number(versionError).check(z.int(versionError), z.gte(1, versionError)),
  }),
  input: z.undefined(),
  output: deckThen,
})

/** Restores an earlier version of a deck; that is a change like any other and can be undone. */
export const restoreDeck = endpoint({
  method: 'POST',
  path: '/api/decks/:id/restoration',
  access: 'member',
  params: ofDeck,
  input: z.object({ to: z.int(versionError).check(z.gte(1, versionError)), ...seenVersion }),
  output: deckState,
})
