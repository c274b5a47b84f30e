import { type Deck, type DeckSummary, limits } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listDeckCards } from '../card-store.ts'
import type { Tx } from '../change.ts'
import { findDeck } from '../deck-store.ts'
import { type Asker, emptyDeck, makeDeck, type Wanted } from '../new-deck.ts'
import { rowsOf } from '../rows.ts'
import { findSharedDeck } from './share-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** Makes another deck of a deck of one's own, which nobody else sees. */
export function duplicateDeck(needs: Needs, asker: Asker, deckId: string): Promise<DeckSummary> {
  return makeDeck(needs, asker, async (tx) => {
    const deck = await findDeck(tx, asker.userId, deckId)
    if (!deck) throw new AppError('deck_not_found')
    const name = copyName(deck.name)
    return copyOf(tx, needs, { asker, deck: { ...deck, name } })
  })
}

/** Makes a deck of one's own of what everybody may see of somebody's: not of what is locked there. */
export function copySharedDeck(needs: Needs, asker: Asker, shareId: string): Promise<DeckSummary> {
  return makeDeck(needs, asker, async (tx) => {
    const deck = await findSharedDeck(tx, shareId)
    if (!deck) throw new AppError('shared_deck_not_found')
    const { rows, ...copy } = await copyOf(tx, needs, { asker, deck })
    const seen = [...rows.values()].map((row) => ({ ...row, isLocked: false, withdrawnAt: null }))
    return { ...copy, rows: rowsOf(seen) }
  })
}

async function copyOf(
  tx: Tx,
  { clock }: Needs,
  { asker, deck }: { asker: Asker; deck: Deck },
): Promise<Wanted> {
  const { name, format, commanderId, commanderName, description } = deck
  const copy = emptyDeck(asker, clock.now(), { name, format })
  const cards = await listDeckCards(tx, deck.userId, deck.id)
  return {
    deck: { ...copy, commanderId, commanderName, description },
    rows: rowsOf(cards.map((card) => ({ ...card, deckId: asker.id }))),
    wantedSince: deck.updatedAt,
  }
}

const suffix = ' (copy)'

function copyName(name: string): string {
  const kept = name.slice(0, limits.deckName - suffix.length)
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}${suffix}`
}
