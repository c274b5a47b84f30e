import {
  type ChangedDeckCard,
  type DeckChangeEntry,
  limits,
  type listDeckChanges,
  type OutputOf,
} from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findDeck } from '../deck-store.ts'
import * as store from './change-store.ts'
import type { CopiesThen, RecordedChange, RowChange } from './recorded-change.ts'
import { areChangesRemoved } from './removal-store.ts'

export interface HistoryPage {
  deckId: string
  page: number
}

/** What was done to a deck, newest first. */
export async function listHistory(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { deckId, page }: HistoryPage,
): Promise<OutputOf<typeof listDeckChanges>> {
  const deck = await findDeck(db, userId, deckId)
  if (!deck) throw new AppError('deck_not_found')
  const totalCount = await store.countDeckChanges(db, deck)
  const changes = await store.listDeckChanges(db, deck, page)
  const isOlderRemoved = await areChangesRemoved(db, deck)
  return { changes: changes.map(reportedOf), totalCount, version: deck.version, isOlderRemoved }
}

function reportedOf({ cards, ...change }: RecordedChange): DeckChangeEntry {
  const changed = cards.filter(isReported)
  const listed = changed.slice(0, limits.changedDeckCardsListed).map(changedCardOf)
  return { ...change, cards: listed, cardCount: changed.length }
}

const none = { cardName: '', quantity: 0, role: null, isLocked: false }

/** That a card is called otherwise, or has another product, is not reported. */
function isReported({ before, after }: RowChange): boolean {
  const [then, since]: Partial<CopiesThen>[] = [before ?? none, after ?? none]
  const facts = ['quantity', 'role', 'isLocked'] as const
  return facts.some((key) => then?.[key] !== since?.[key])
}

function changedCardOf({ scryfallId, slotType, before, after }: RowChange): ChangedDeckCard {
  const [then, since] = [before ?? none, after ?? none]
  return {
    scryfallId,
    slotType,
    cardName: since.cardName || then.cardName,
    before: then.quantity,
    after: since.quantity,
    roleBefore: then.role,
    roleAfter: since.role,
    isLockedBefore: then.isLocked,
    isLockedAfter: since.isLocked,
  }
}
