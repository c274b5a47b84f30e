import type { DeckState, DeckThen } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { inOrder } from '../card-order.ts'
import { listDeckCards } from '../card-store.ts'
import { changeDeck, type DeckRequest, touched } from '../change.ts'
import { detailsOf } from '../details.ts'
import { rowsOf } from '../rows.ts'
import { findDeckTexts } from '../texts/store.ts'
import { writeChange } from '../written-change.ts'
import { deckAt } from './deck-then.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** A deck as it was in a version. It waits for who is changing the deck. */
export function getVersion(
  { db, catalogue }: Pick<Needs, 'db' | 'catalogue'>,
  requested: Pick<DeckRequest, 'userId' | 'deckId'>,
  version: number,
): Promise<DeckThen> {
  return changeDeck(db, requested, async (tx, deck) => {
    const now = rowsOf(await listDeckCards(tx, deck.userId, deck.id))
    const texts = await findDeckTexts(tx, deck)
    const then = await deckAt(tx, { deck, rows: now, texts, version })
    const { facts, rows, happenedAt } = then
    const cards = inOrder([...rows.values()])
    const details = detailsOf(catalogue.current(), cards, facts.commanderId)
    return { ...facts, ...then.texts, ...details, version, happenedAt }
  })
}

/** Makes a deck what it was in a version, whatever would be refused of it today. */
export function restoreDeck(needs: Needs, requested: DeckRequest, to: number): Promise<DeckState> {
  return changeDeck(needs.db, requested, async (tx, deck) => {
    const now = rowsOf(await listDeckCards(tx, deck.userId, deck.id))
    const texts = await findDeckTexts(tx, deck)
    const then = await deckAt(tx, { deck, rows: now, texts, version: to })
    return writeChange(tx, needs, {
      kind: 'restored',
      restoredVersion: to,
      before: { deck, rows: now, texts },
      after: { ...then, deck: touched({ ...deck, ...then.facts }, needs.clock.now()) },
    })
  })
}
