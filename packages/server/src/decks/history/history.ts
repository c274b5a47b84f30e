import {
  actualFinish,
  areSameMarks,
  type ChangedDeckCard,
  type ChangedDeckText,
  type DeckChangeEntry,
  type DeckFactsThen,
  deckTextNames,
  type ListedDeckFacts,
  limits,
  type listDeckChanges,
  noMarks,
  type OutputOf,
  type TextEdits,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { findNamedPrinting } from '../../cards/named-printing.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findDeck } from '../deck-store.ts'
import { printedIn } from '../finishes.ts'
import * as store from './change-store.ts'
import type { RecordedChange, RowChange } from './recorded-change.ts'
import { areChangesRemoved } from './removal-store.ts'

export interface HistoryPage {
  deckId: string
  page: number
}

/** What was done to a deck, newest first. */
export async function listHistory(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  userId: string,
  { deckId, page }: HistoryPage,
): Promise<OutputOf<typeof listDeckChanges>> {
  const deck = await findDeck(db, userId, deckId)
  if (!deck) throw new AppError('deck_not_found')
  const totalCount = await store.countDeckChanges(db, deck)
  const changes = await store.listDeckChanges(db, deck, page)
  const isOlderRemoved = await areChangesRemoved(db, deck)
  const current = catalogue.current()
  return {
    changes: changes.map((change) => reportedOf(current, change)),
    totalCount,
    version: deck.version,
    isOlderRemoved,
  }
}

function reportedOf(
  catalogue: Catalogue,
  { cards, factsBefore, factsAfter, texts, ...change }: RecordedChange,
): DeckChangeEntry {
  const changed = cards.filter(isReported)
  const listed = changed.slice(0, limits.changedDeckCardsListed)
  return {
    ...change,
    factsBefore: factsBefore && listedFacts(catalogue, factsBefore),
    factsAfter: factsAfter && listedFacts(catalogue, factsAfter),
    cards: listed.map((row) => changedCardOf(catalogue, row)),
    cardCount: changed.length,
    texts: changedTextsOf(texts),
  }
}

function changedTextsOf(edits: TextEdits | null): ChangedDeckText[] {
  return deckTextNames.flatMap((text) => {
    const edit = edits?.[text]
    if (!edit) return []
    return [{ text, addedLength: edit.added.length, removedLength: edit.removed.length }]
  })
}

function listedFacts(catalogue: Catalogue, facts: DeckFactsThen): ListedDeckFacts {
  const { commanderId, coverId } = facts
  return {
    ...facts,
    commander: commanderId === null ? null : printingOf(catalogue, commanderId),
    coverName: coverId === null ? null : findNamedPrinting(catalogue, coverId).cardName,
  }
}

/** The deck has its own name of the card. */
function printingOf(catalogue: Catalogue, id: string) {
  const { scryfallId: _, cardName: __, setName: ___, ...known } = findNamedPrinting(catalogue, id)
  return known
}

const none = { ...noMarks, cardName: '', quantity: 0 }

/** That a card is called otherwise, or has another product, is not reported. */
function isReported({ before, after }: RowChange): boolean {
  const [then, since] = [before ?? none, after ?? none]
  return then.quantity !== since.quantity || !areSameMarks(then, since)
}

function changedCardOf(
  catalogue: Catalogue,
  { scryfallId, slotType, finish, before, after }: RowChange,
): ChangedDeckCard {
  const [then, since] = [before ?? none, after ?? none]
  return {
    scryfallId,
    slotType,
    finish: actualFinish(printedIn(catalogue, scryfallId), finish),
    cardName: since.cardName || then.cardName,
    ...printingOf(catalogue, scryfallId),
    before: then.quantity,
    after: since.quantity,
    roleBefore: then.role,
    roleAfter: since.role,
    isLockedBefore: then.isLocked,
    isLockedAfter: since.isLocked,
    categoriesBefore: then.categories,
    categoriesAfter: since.categories,
    noteBefore: then.note,
    noteAfter: since.note,
  }
}
