import {
  type Deck,
  type DeckDetail,
  type DeckState,
  type DeckSummary,
  type DeckUpdate,
  limits,
  type NewDeck,
} from '@manafolio/contract'
import { presentCards } from '../cards/present.ts'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { listDeckCards } from './card-store.ts'
import { type AskedDeck, changeDeck, type Tx, touched } from './change.ts'
import { checkCommander } from './commanders.ts'
import { isLedAlike, withFacts } from './deck-facts.ts'
import * as store from './deck-store.ts'
import { insertCards } from './first-cards.ts'
import { worthOf } from './worth.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export async function getDeck(needs: Needs, userId: string, id: string): Promise<DeckDetail> {
  const deck = await store.findDeck(needs.db, userId, id)
  if (!deck) throw new AppError('deck_not_found')
  const catalogue = needs.catalogue.current()
  const { cards, ...summary } = await stateOf(needs.db, needs, deck)
  const ids = [...cards.map(({ scryfallId }) => scryfallId), deck.commanderId ?? '']
  const printings = ids.flatMap((one) => catalogue.printingById.get(one) ?? [])
  const known = new Map(presentCards(catalogue, printings).map((card) => [card.id, card]))
  return {
    ...summary,
    cards: cards.map((card) => ({ ...card, card: known.get(card.scryfallId) ?? null })),
    commander: known.get(deck.commanderId ?? '') ?? null,
  }
}

/**
 * A deck with its numbers and cards, which are read after it: when somebody changes it meanwhile they
 * are newer than the version that it tells, so that no change is ever made of cards nobody saw.
 */
export async function stateOf(
  db: Deps['db'],
  { catalogue }: Pick<Needs, 'catalogue'>,
  deck: Deck,
): Promise<DeckState> {
  const cards = await listDeckCards(db, deck.userId, deck.id)
  return { ...deck, ...worthOf(catalogue.current(), deck, cards), cards }
}

/** Makes a deck under an id; asked again by the same id and in the same words, it is that deck. */
export async function createDeck(
  needs: Needs,
  { userId, id }: { userId: string; id: string },
  facts: NewDeck,
): Promise<DeckSummary> {
  const catalogue = needs.catalogue.current()
  return needs.db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
    const deck = await newDeckOf(tx, needs, { userId, id, facts })
    const made = await store.findDeck(tx, userId, id)
    if (made) return madeBefore(tx, needs, { made, deck })
    checkCommander(catalogue, deck)
    if ((await store.countDecks(tx, userId)) >= limits.decks) {
      throw new AppError('deck_limit_reached')
    }
    if (!(await store.insertDeck(tx, deck))) throw new AppError('idempotency_key_used')
    const cards = await insertCards(tx, catalogue, deck, facts.cards ?? [])
    return { ...deck, ...worthOf(catalogue, deck, cards) }
  })
}

async function madeBefore(
  tx: Tx,
  needs: Needs,
  { made, deck }: { made: Deck; deck: Deck },
): Promise<DeckSummary> {
  // A deck that was changed since says no more how it was asked for.
  if (made.version === 1 && !isSaidAlike(made, deck)) throw new AppError('idempotency_key_used')
  const { cards: _, ...summary } = await stateOf(tx, needs, made)
  return summary
}

function isSaidAlike(one: Deck, other: Deck): boolean {
  const said = ['name', 'format', 'commanderId', 'commanderName', 'description'] as const
  return said.every((key) => one[key] === other[key])
}

async function newDeckOf(
  tx: Tx,
  { catalogue, clock }: Needs,
  { userId, id, facts }: { userId: string; id: string; facts: NewDeck },
): Promise<Deck> {
  const at = clock.now().toISOString()
  const nobody = { commanderId: null, commanderName: null, description: null, shareId: null }
  const empty = { ...nobody, id, userId, createdAt: at, updatedAt: at, version: 1 }
  return withFacts(
    tx,
    catalogue.current(),
    { ...empty, name: facts.name, format: facts.format },
    facts,
  )
}

/** Changes what a deck is called, its format, commander or description. */
export function updateDeck(
  needs: Needs,
  asked: AskedDeck,
  facts: Omit<DeckUpdate, 'version'>,
): Promise<DeckState> {
  const catalogue = needs.catalogue.current()
  return changeDeck(needs.db, asked, async (tx, deck) => {
    const told = await withFacts(tx, catalogue, deck, facts)
    const hasNewCommander = !isLedAlike(told, deck)
    // A commander that was banned since keeps nobody from renaming a deck.
    if (hasNewCommander || told.format !== deck.format) checkCommander(catalogue, told)
    const updated = touched(told, needs.clock.now())
    await store.updateDeck(tx, updated, { hasNewCommander })
    return stateOf(tx, needs, updated)
  })
}

export async function deleteDeck({ db }: Needs, asked: AskedDeck): Promise<void> {
  await changeDeck(db, asked, (tx, deck) => store.deleteDeck(tx, deck.userId, deck.id))
}
