import { randomUUID } from 'node:crypto'
import {
  type Deck,
  type DeckCard,
  type DeckFactsThen,
  type ImportedDeck,
  type ImportedDeckChange,
  noMarks,
  storedText,
} from '@manafolio/contract'
import type { Db } from '../db/database.ts'
import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'
import { updateImported } from './account-import-store.ts'
import { insertDismissal } from './advice/dismissals/store.ts'
import { upsertDeckCards } from './card-store.ts'
import { countDecks, insertDeck } from './deck-store.ts'
import { insertDeckChanges } from './history/change-store.ts'
import type { CopiesThen, RecordedChange } from './history/recorded-change.ts'
import { updateOrganization } from './organization/store.ts'
import { insertPlannedChange } from './planned/store.ts'
import { insertPriority } from './reservations/priority-store.ts'
import { findSharedDeck, updateShareId } from './sharing/share-store.ts'
import { upsertDeckTexts } from './texts/store.ts'

export async function hasDecks(db: Db, userId: string): Promise<boolean> {
  return (await countDecks(db, userId)) > 0
}

/** Takes the decks of an account export, whose changes come before each, and writes them as one. */
export function decksImport(userId: string) {
  const decks: { imported: ImportedDeck; changes: ImportedDeckChange[] }[] = []
  let changes: ImportedDeckChange[] = []
  return {
    addChange(change: ImportedDeckChange): void {
      changes.push(change)
    },
    addDeck(imported: ImportedDeck): void {
      decks.push({ imported, changes })
      changes = []
    },
    /** Answers the names of decks whose links belong to other decks. */
    async write(tx: Db): Promise<string[]> {
      const made = new Map<string, Deck>() // by the ids in the file
      const unshared: string[] = []
      const yieldToEventLoop = eventLoopYielder()
      for (const { imported, changes: past } of decks) {
        const deck = deckOf(userId, imported)
        made.set(imported.id, deck)
        await insertDeck(tx, deck)
        await insertContents(tx, deck, imported)
        await insertDeckChanges(tx, deck.id, past.map(recordedChangeOf))
        if (!(await share(tx, deck, imported.shareId))) unshared.push(deck.name)
        await yieldToEventLoop()
      }
      for (const { imported } of decks) await linkVariant(tx, made, imported)
      return unshared
    },
  }
}

/** A variant of a deck that is not in the file is a deck of its own. */
async function linkVariant(
  tx: Db,
  made: ReadonlyMap<string, Deck>,
  { id, variantOf }: ImportedDeck,
): Promise<void> {
  const [deck, original] = [made.get(id), made.get(variantOf ?? '')]
  if (deck && original) await updateOrganization(tx, { ...deck, variantOf: original.id })
}

function deckOf(userId: string, imported: ImportedDeck): Deck {
  const { name, format, createdAt, updatedAt, version, builtSince } = imported
  const { folder = null, tags = [], isPinned = false } = imported
  return {
    ...{ id: randomUUID(), userId, createdAt, updatedAt, version, builtSince },
    ...factsOf({ ...imported, name, format }),
    ...{ folder, tags, isPinned, variantOf: null, shareId: null },
  }
}

type Facts = NonNullable<ImportedDeckChange['factsAfter']>

function factsOf(facts: Facts): DeckFactsThen {
  const { commanderId = null, commanderName = null, commanderColor = null } = facts
  const { name, format, description = null, coverId = null, state = 'built' } = facts
  const leader = { commanderId, commanderName, commanderColor }
  return {
    name,
    format,
    ...leader,
    description,
    coverId,
    state,
    categories: facts.categories ?? [],
  }
}

async function insertContents(tx: Db, deck: Deck, imported: ImportedDeck): Promise<void> {
  const { id, userId } = deck
  await updateImported(tx, { userId, id }, imported)
  await upsertDeckCards(
    tx,
    imported.cards.map((card) => cardOf(id, card)),
  )
  const texts = {
    notes: storedText(imported.notes ?? null),
    primer: storedText(imported.primer ?? null),
  }
  if (texts.notes !== null || texts.primer !== null) await upsertDeckTexts(tx, id, texts)
  for (const dismissal of imported.dismissedSuggestions) await insertDismissal(tx, id, dismissal)
  for (const priority of imported.priorities) await insertPriority(tx, { ...priority, deckId: id })
  for (const { removed, added, reason, ...planned } of imported.plannedChanges) {
    const copies = { removed: removed && planOf(removed), added: added && planOf(added) }
    await insertPlannedChange(tx, id, { ...planned, ...copies, reason: reason || null })
  }
}

type PlannedCopies = NonNullable<ImportedDeck['plannedChanges'][number]['added']>

function planOf({ tcgplayerId = null, ...copies }: PlannedCopies) {
  return { ...copies, tcgplayerId }
}

function cardOf(deckId: string, card: ImportedDeck['cards'][number]): DeckCard {
  const { scryfallId, slotType, finish, withdrawnAt, addedAt } = card
  return { deckId, scryfallId, slotType, finish, withdrawnAt, addedAt, ...copiesOf(card) }
}

function copiesOf(copies: NonNullable<ImportedDeckChange['cards'][number]['after']>): CopiesThen {
  const { cardName, tcgplayerId = null, quantity, role = noMarks.role } = copies
  const { isLocked = false, categories = [], note = null } = copies
  return { cardName, tcgplayerId, quantity, role, isLocked, categories, note }
}

function recordedChangeOf(change: ImportedDeckChange): RecordedChange {
  const { factsBefore, factsAfter } = change
  return {
    ...change,
    factsBefore: factsBefore && factsOf(factsBefore),
    factsAfter: factsAfter && factsOf(factsAfter),
    cards: change.cards.map(({ before, after, ...slot }) => ({
      ...slot,
      before: before && copiesOf(before),
      after: after && copiesOf(after),
    })),
  }
}

/** False when another deck has the link. */
async function share(tx: Db, deck: Deck, shareId: string | null): Promise<boolean> {
  if (shareId === null) return true
  if (await findSharedDeck(tx, shareId)) return false
  await updateShareId(tx, deck, shareId)
  return true
}
