import { randomBytes } from 'node:crypto'
import type { SharedDeck } from '@manafolio/contract'
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

/** What everybody who has the link may see; the contract cuts off all else. */
export async function getSharedDeck(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  shareId: string,
): Promise<SharedDeck> {
  const deck = await findSharedDeck(db, shareId)
  if (!deck) throw new AppError('shared_deck_not_found')
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
