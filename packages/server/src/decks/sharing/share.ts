import { randomBytes } from 'node:crypto'
import type { SharedDeck, User } from '@manafolio/contract'
import { cardFactsOf } from '../../cards/card-facts.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { changeDeck, type DeckRequest } from '../change.ts'
import { stateOf } from '../deck-state.ts'
import { detailsOf } from '../details.ts'
import { cardsMentionedIn } from '../texts/mentioned-cards.ts'
import { findDeckTexts } from '../texts/store.ts'
import { findSharedDeck, updateShareId } from './share-store.ts'

type Requested = Pick<DeckRequest, 'userId' | 'deckId'>

/** More than anybody can try. */
const shareIdBytes = 16

/** Who has the deck open need not look at it again: it is no other version. */
export function shareDeck(
  { db }: Pick<Deps, 'db'>,
  requested: Requested,
): Promise<{ shareId: string }> {
  return changeDeck(db, requested, async (tx, deck) => {
    if (deck.shareId !== null) return { shareId: deck.shareId }
    const shareId = randomBytes(shareIdBytes).toString('base64url')
    await updateShareId(tx, deck, shareId)
    return { shareId }
  })
}

export function stopSharing({ db }: Pick<Deps, 'db'>, requested: Requested): Promise<void> {
  return changeDeck(db, requested, (tx, deck) => updateShareId(tx, deck, null))
}

/**
 * What everybody who has the link may see; the contract cuts off all else. Who is signed in may be
 * its author, and sees it as it is now.
 */
export async function getSharedDeck(
  { db, readStale, catalogue }: Pick<Deps, 'db' | 'readStale' | 'catalogue'>,
  shareId: string,
  member: User | undefined,
): Promise<SharedDeck> {
  const read = (from: Deps['db']) => readSharedDeck({ db: from, catalogue }, shareId)
  const found = await (member ? read(db) : readStale(read))
  if (!found) throw new AppError('shared_deck_not_found')
  return found
}

async function readSharedDeck(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  shareId: string,
): Promise<SharedDeck | undefined> {
  const deck = await findSharedDeck(db, shareId)
  if (!deck) return undefined
  const current = catalogue.current()
  const { cards, ...summary } = await stateOf(db, { catalogue }, deck)
  const { primer } = await findDeckTexts(db, deck)
  const ids = [...cards.map(({ scryfallId }) => scryfallId), deck.commanderId ?? '']
  return {
    ...summary,
    ...detailsOf(current, cards, deck.commanderId),
    facts: cardFactsOf(current, ids),
    primer,
    mentionedCards: await cardsMentionedIn(current, primer),
    pricesAsOf: current.meta.pricesAsOf,
  }
}
