import type { Deck } from '@manafolio/contract'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { findDeck } from './deck-store.ts'
import { isShorteningDue, shortenDeckHistories } from './history/shorten.ts'

export type Tx = Deps['db']

export interface DeckRequest {
  userId: string
  deckId: string
  /** What the caller saw; any version when it is not given. */
  version?: number | undefined
}

/**
 * Does something to a deck while nobody else does, all of it or nothing. Of two who change it at
 * once the second is refused, so that they can look at what the first one did.
 */
export async function changeDeck<Answer>(
  db: Deps['db'],
  { userId, deckId, version }: DeckRequest,
  change: (tx: Tx, deck: Deck) => Promise<Answer>,
): Promise<Answer> {
  let isDue = false
  const answer = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
    const deck = await findDeck(tx, userId, deckId)
    if (!deck) throw new AppError('deck_not_found')
    if (version !== undefined && version !== deck.version) throw new AppError('deck_changed')
    isDue = isShorteningDue(deck.version)
    return change(tx, deck)
  })
  if (isDue) await shortenDeckHistories(db, userId)
  return answer
}

/** A deck after a change at that time. */
export function touched(deck: Deck, now: Date): Deck {
  return { ...deck, updatedAt: now.toISOString(), version: deck.version + 1 }
}
