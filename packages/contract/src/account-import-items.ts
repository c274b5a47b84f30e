import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { collectionChangeKind } from './collection-changes.ts'
import { variantsOfEntry } from './collection-variants.ts'
import {
  type DeckSlot,
  deckCardChange,
  isRoleInItsSlot,
  roleError,
  slotType,
} from './deck-cards.ts'
import { deckChangeKind } from './deck-history.ts'
import { storedPlannedChanges } from './deck-planned-changes.ts'
import { setDeckTexts } from './deck-texts.ts'
import { newDeck } from './decks.ts'
import { instant } from './instants.ts'
import { limits } from './limits.ts'
import { quantityIn } from './quantities.ts'
import { newSavedSearch } from './saved-searches.ts'
import { oneLine, severalLines } from './text-checks.ts'
import { userSettingsPatch } from './user-settings.ts'
import { finish } from './vocabulary.ts'

/**
 * The parts of an account export as they are read back: as strict as the calls by which they came
 * into the account. What a later version of the app adds to them is ignored.
 */

const maybeInstant = z._default(z.nullable(instant), null)
const id = z.guid({ error: 'An id must be a UUID' }).check(z.toLowerCase())
const maybeId = z._default(z.nullable(id), null)

const onceError = { error: 'Each can be in this list only once' }

function areDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length
}

/** Databases count up to here. */
const versionMax = 2_000_000_000
const versionError = { error: 'A version is a whole number from 1' }
const version = z.int(versionError).check(z.gte(1, versionError), z.lte(versionMax, versionError))

export const importedSettings = z.object(userSettingsPatch.shape)

export const importedSearch = z.extend(newSavedSearch, { createdAt: instant, updatedAt: instant })
export type ImportedSearch = z.infer<typeof importedSearch>

export const importedEntry = z.object({
  scryfallId,
  variants: variantsOfEntry.check(z.minLength(1, { error: 'An entry has at least one copy' })),
  addedAt: instant,
  withdrawnAt: maybeInstant,
})
export type ImportedEntry = z.infer<typeof importedEntry>

/** Exports from before the change's own facts were in them have only its effect on copies. */
export const importedCollectionChange = z.object({
  changeId: id,
  kind: collectionChangeKind,
  happenedAt: instant,
  undoneAt: maybeInstant,
  undoes: maybeId,
  family: maybeId,
  restoresAt: maybeInstant,
  isPartial: z._default(z.boolean(), false),
  fileName: z._default(
    z.nullable(z.string().check(z.maxLength(limits.fileNameMax), oneLine('A file name'))),
    null,
  ),
  fileDigest: z._default(z.nullable(z.string().check(z.maxLength(limits.fileDigest))), null),
  scryfallId,
  before: variantsOfEntry,
  after: variantsOfEntry,
  addedBefore: maybeInstant,
  addedAfter: maybeInstant,
  withdrawnBefore: maybeInstant,
  withdrawnAfter: maybeInstant,
})
export type ImportedCollectionChange = z.infer<typeof importedCollectionChange>

const countError = { error: 'A number of copies is a whole number from 0' }
const count = z.int(countError).check(z.gte(0, countError), z.lte(versionMax, countError))
const valueError = { error: 'A value is an amount of US dollars from 0' }

export const importedValue = z.object({
  day: z.iso.date({ error: 'A day is written yyyy-mm-dd' }),
  valueUsd: z.number(valueError).check(z.gte(0, valueError), z.lte(versionMax / 100, valueError)),
  copies: count,
  pricedCopies: count,
})
export type ImportedValue = z.infer<typeof importedValue>

const rowFields = z.omit(z.object(deckCardChange.shape), { quantity: true })
const rowQuantity = quantityIn({ least: 1, most: limits.deckQuantityMax })

const importedDeckCard = z
  .extend(rowFields, {
    quantity: rowQuantity,
    finish: z._default(finish, 'nonfoil'),
    withdrawnAt: maybeInstant,
    addedAt: maybeInstant,
  })
  .check(z.refine(isRoleInItsSlot, roleError))

const copiesThen = z.nullable(
  z.extend(z.omit(rowFields, { scryfallId: true, slotType: true, finish: true }), {
    quantity: rowQuantity,
  }),
)

const factsThen = z.nullable(
  z.pick(newDeck, {
    name: true,
    format: true,
    commanderId: true,
    commanderName: true,
    commanderColor: true,
    description: true,
    state: true,
    categories: true,
    coverId: true,
  }),
)

const editError = { error: 'The place of a change in a text is a whole number from 0' }

function editOf(most: number) {
  const part = z.string().check(z.maxLength(most), severalLines('A text'))
  return z.object({ at: z.int(editError).check(z.gte(0, editError)), removed: part, added: part })
}

export const importedDeckChange = z.object({
  version,
  happenedAt: instant,
  kind: deckChangeKind,
  restoredVersion: z._default(z.nullable(version), null),
  factsBefore: factsThen,
  factsAfter: factsThen,
  cards: z
    .array(z.object({ scryfallId, slotType, finish, before: copiesThen, after: copiesThen }))
    .check(z.maxLength(2 * limits.deckCards)),
  texts: z._default(
    z.nullable(
      z.partial(z.object({ notes: editOf(limits.deckNotes), primer: editOf(limits.deckPrimer) })),
    ),
    null,
  ),
})
export type ImportedDeckChange = z.infer<typeof importedDeckChange>

const { notes, primer } = setDeckTexts.input.shape

/** Without its changes, of which there may be many. */
export const importedDeck = z.extend(newDeck, {
  id,
  notes,
  primer,
  builtSince: maybeInstant,
  commanderWithdrawnAt: maybeInstant,
  createdAt: instant,
  updatedAt: instant,
  version: z._default(version, 1),
  areChangesRemoved: z._default(z.boolean(), false),
  shareId: z._default(
    z.nullable(z.string().check(z.regex(/^[\w-]{22}$/, { error: 'That is no public link' }))),
    null,
  ),
  cards: z.array(importedDeckCard).check(
    z.maxLength(limits.deckCards),
    z.refine((rows) => areDistinct(rows.map(rowKey)), onceError),
  ),
  dismissedSuggestions: z.array(z.object({ oracleId: id, dismissedAt: instant })).check(
    z.maxLength(limits.deckDismissals),
    z.refine((all) => areDistinct(all.map(({ oracleId }) => oracleId)), onceError),
  ),
  priorities: z.array(z.object({ scryfallId, chosenAt: instant })).check(
    z.maxLength(limits.deckPriorities),
    z.refine((all) => areDistinct(all.map((one) => one.scryfallId)), onceError),
  ),
  plannedChanges: storedPlannedChanges.check(
    z.refine((all) => areDistinct(all.map((planned) => planned.id)), onceError),
  ),
})
export type ImportedDeck = z.infer<typeof importedDeck>

function rowKey({ scryfallId: printing, slotType: slot, finish: kind }: DeckSlot): string {
  return `${slot} ${kind} ${printing}`
}
