import {
  type BuildState,
  type Deck,
  type DeckSummary,
  type DeckTexts,
  limits,
} from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listDeckCards } from '../card-store.ts'
import type { Tx } from '../change.ts'
import { findDeck } from '../deck-store.ts'
import { type Actor, emptyDeck, makeDeck, type NewDeckRows } from '../new-deck.ts'
import { rowsOf } from '../rows.ts'
import { findDeckTexts } from '../texts/store.ts'
import { findSharedDeck } from './share-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

interface CopyActor extends Actor {
  /** The state of the copy: whether the original is built says nothing about it. */
  state?: BuildState | undefined
}

/** Makes another deck of a deck of one's own, in the same folder, which nobody else sees. */
export function duplicateDeck(
  needs: Needs,
  actor: CopyActor,
  deckId: string,
): Promise<DeckSummary> {
  return makeDeck(needs, actor, (tx) => ownCopyOf(tx, needs, { actor, deckId, suffix: ' (copy)' }))
}

/** The same, and the deck knows what it is a variant of. */
export function createVariant(
  needs: Needs,
  actor: CopyActor,
  deckId: string,
): Promise<DeckSummary> {
  return makeDeck(needs, actor, async (tx) => {
    const copy = await ownCopyOf(tx, needs, { actor, deckId, suffix: ' (variant)' })
    return { ...copy, deck: { ...copy.deck, variantOf: deckId.toLowerCase() } }
  })
}

interface OwnCopy {
  actor: CopyActor
  deckId: string
  /** Comes to the name. */
  suffix: string
}

async function ownCopyOf(tx: Tx, needs: Needs, { actor, deckId, suffix }: OwnCopy) {
  const deck = await findDeck(tx, actor.userId, deckId)
  if (!deck) throw new AppError('deck_not_found')
  const { folder, tags } = deck
  const name = nameWith(deck.name, suffix)
  const copy = await copyOf(tx, needs, { actor, deck: { ...deck, name } })
  return { ...copy, deck: { ...copy.deck, folder, tags } }
}

/** Copies a shared deck to the user's own decks, with its primer, without its locks and notes. */
export function copySharedDeck(
  needs: Needs,
  actor: CopyActor,
  shareId: string,
): Promise<DeckSummary> {
  return makeDeck(needs, actor, async (tx) => {
    const deck = await findSharedDeck(tx, shareId)
    if (!deck) throw new AppError('shared_deck_not_found')
    const { rows, texts, ...copy } = await copyOf(tx, needs, { actor, deck })
    const seen = [...rows.values()].map((row) => ({
      ...row,
      isLocked: false,
      note: null,
      withdrawnAt: null,
    }))
    return { ...copy, rows: rowsOf(seen), texts: { ...texts, notes: null } }
  })
}

async function copyOf(
  tx: Tx,
  { clock }: Needs,
  { actor, deck }: { actor: CopyActor; deck: Deck },
): Promise<NewDeckRows & { texts: DeckTexts }> {
  const { name, format, commanderId, commanderName, commanderColor } = deck
  const { description, coverId, categories } = deck
  const leader = { commanderId, commanderName, commanderColor }
  const copy = emptyDeck(actor, clock.now(), { name, format })
  const { state = copy.state } = actor
  const cards = await listDeckCards(tx, deck.userId, deck.id)
  return {
    deck: { ...copy, ...leader, description, coverId, state, categories },
    rows: rowsOf(cards.map((card) => ({ ...card, deckId: actor.id }))),
    texts: await findDeckTexts(tx, deck),
    requestedSince: deck.updatedAt,
  }
}

function nameWith(name: string, suffix: string): string {
  const shortened = name.slice(0, limits.deckName - suffix.length)
  return `${shortened.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}${suffix}`
}
