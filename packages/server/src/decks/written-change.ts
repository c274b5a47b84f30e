import {
  type Deck,
  type DeckCard,
  type DeckChangeKind,
  type DeckState,
  type DeckTexts,
  noTexts,
} from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { deleteDeckCards, upsertDeckCards } from './card-store.ts'
import type { Tx } from './change.ts'
import { isLedAlike } from './deck-facts.ts'
import { stateOf } from './deck-state.ts'
import { updateDeck } from './deck-store.ts'
import { insertDeckChange } from './history/change-store.ts'
import { factsThenOf, haveSameFacts, rowChangeOf } from './history/recorded-change.ts'
import { named } from './names.ts'
import { differences, type Rows, rowAt } from './rows.ts'
import { upsertDeckTexts } from './texts/store.ts'
import { textEditsOf } from './texts/text-edits.ts'

interface DeckAndRows {
  deck: Deck
  rows: Rows
  /** Where they may change. */
  texts?: DeckTexts
}

export interface DeckStep {
  kind: Exclude<DeckChangeKind, 'created'>
  before: DeckAndRows
  /** The deck with its new version. */
  after: DeckAndRows
  /** For one that is brought back: the version as which. */
  restoredVersion?: number | null
}

/** Writes what becomes of a deck, and that it was done. */
export async function writeChange(
  tx: Tx,
  { catalogue }: Pick<Deps, 'catalogue'>,
  { kind, before, after, restoredVersion = null }: DeckStep,
): Promise<DeckState> {
  const deck = withBuiltSince(after.deck, before.deck)
  const { gone, changed: changedRows } = differences(before.rows, after.rows)
  const changed = named(catalogue.current(), changedRows).map((row) =>
    rowAt(before.rows, row) ? row : { ...row, addedAt: addedAtOf(row, before.rows, deck) },
  )
  await deleteDeckCards(tx, { userId: deck.userId, deckId: deck.id }, gone)
  await upsertDeckCards(tx, changed)
  await updateDeck(tx, deck, { hasNewCommander: !isLedAlike(deck, before.deck) })
  const texts = textEditsOf(before.texts ?? noTexts, after.texts ?? noTexts)
  if (texts && after.texts) await upsertDeckTexts(tx, deck.id, after.texts)
  const recordsFacts = kind === 'facts' || !haveSameFacts(before.deck, deck)
  await insertDeckChange(tx, deck.id, {
    version: deck.version,
    happenedAt: deck.updatedAt,
    kind,
    restoredVersion,
    factsBefore: recordsFacts ? factsThenOf(before.deck) : null,
    factsAfter: recordsFacts ? factsThenOf(deck) : null,
    cards: [
      ...gone.flatMap((card) => rowChangeOf(card, undefined) ?? []),
      ...changed.flatMap((card) => rowChangeOf(rowAt(before.rows, card), card) ?? []),
    ],
    texts,
  })
  return stateOf(tx, { catalogue }, deck)
}

/** A card that only moves, or becomes another printing, was added when it was before. */
function addedAtOf({ cardName }: DeckCard, before: Rows, { updatedAt }: Deck): string | null {
  const there = [...before.values()].find((row) => row.cardName === cardName)
  return there ? there.addedAt : updatedAt
}

/** A deck that is built anew comes after those that were built meanwhile. */
function withBuiltSince(deck: Deck, before: Deck): Deck {
  const isNew = deck.state === 'built' && before.state !== 'built'
  return { ...deck, builtSince: isNew ? deck.updatedAt : before.builtSince }
}
