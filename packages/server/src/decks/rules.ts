import {
  type Deck,
  type DeckDetail,
  type DeckState,
  type DeckSummary,
  type DeckUpdate,
  type NewDeck,
  unorganized,
} from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { listDeckCards } from './card-store.ts'
import { changeDeck, type DeckRequest, type Tx, touched } from './change.ts'
import { checkCommander } from './commanders.ts'
import { checkCover } from './covers.ts'
import { underCurrentIds } from './current-cards.ts'
import { isLedAlike, withFacts } from './deck-facts.ts'
import { stateOf } from './deck-state.ts'
import * as store from './deck-store.ts'
import { detailsOf } from './details.ts'
import { type Actor, emptyDeck, makeDeck } from './new-deck.ts'
import { withOrganization } from './organization/organized-deck.ts'
import { updateOrganization } from './organization/store.ts'
import { listOwnCategories } from './own-category-store.ts'
import { checkRoles } from './roles.ts'
import { rowsOf, withChanges } from './rows.ts'
import { writeChange } from './written-change.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export async function getDeckState(needs: Needs, userId: string, id: string): Promise<DeckState> {
  const deck = await store.findDeck(needs.db, userId, id)
  if (!deck) throw new AppError('deck_not_found')
  return stateOf(needs.db, needs, deck)
}

export async function getDeck(needs: Needs, userId: string, id: string): Promise<DeckDetail> {
  const { cards, ...summary } = await getDeckState(needs, userId, id)
  return { ...summary, ...detailsOf(needs.catalogue.current(), cards, summary.commanderId) }
}

/** Creates a deck under an id; the same request with the same id returns that deck. */
export async function createDeck(needs: Needs, actor: Actor, facts: NewDeck): Promise<DeckSummary> {
  return makeDeck(needs, actor, async (tx, there) => {
    const deck = await newDeckOf(tx, needs, { ...actor, facts })
    // The rows of one that was made before may not have moved to new ids yet.
    const current = await underCurrentIds(tx, needs.catalogue.current(), {
      rows: there,
      changes: facts.cards ?? [],
    })
    const rows = withChanges(rowsOf([]), deck.id, current)
    return {
      deck,
      rows,
      check() {
        checkCommander(needs.catalogue.current(), deck)
        checkRoles(deck.format, rowsOf([]), [...rows.values()])
        checkCover(needs.catalogue.current(), deck, [...rows.values()])
      },
    }
  })
}

async function newDeckOf(
  tx: Tx,
  { catalogue, clock }: Needs,
  { facts, ...actor }: Actor & { facts: NewDeck },
): Promise<Deck> {
  const { name, format } = facts
  const categories = facts.categories ?? (await listOwnCategories(tx, actor.userId))
  const empty = emptyDeck(actor, clock.now(), { name, format })
  const deck = await withFacts(tx, catalogue.current(), empty, { ...facts, categories })
  return withOrganization(tx, deck, facts)
}

/**
 * Changes what a deck is called, its format, commander, description, state or cover, and its organization; the last
 * makes no version of it.
 */
export function updateDeck(
  needs: Needs,
  requested: DeckRequest,
  facts: Omit<DeckUpdate, 'version'>,
): Promise<DeckState> {
  const catalogue = needs.catalogue.current()
  return changeDeck(needs.db, requested, async (tx, deck) => {
    const organized = await withOrganization(tx, deck, facts)
    const updated = await withFacts(tx, catalogue, organized, facts)
    if (updated.coverId !== deck.coverId) {
      checkCover(catalogue, updated, await listDeckCards(tx, deck.userId, deck.id))
    }
    const { isOrganizing, isChanging } = partsOf(facts)
    if (isOrganizing) await updateOrganization(tx, updated)
    if (!isChanging) return stateOf(tx, needs, updated)
    // A commander that was banned since keeps nobody from renaming a deck.
    if (!isLedAlike(updated, deck) || updated.format !== deck.format)
      checkCommander(catalogue, updated)
    const rows = rowsOf([]) // none of them changes
    return writeChange(tx, needs, {
      kind: 'facts',
      before: { deck, rows },
      after: { deck: touched(updated, needs.clock.now()), rows },
    })
  })
}

/** What an update is about: the organization of a deck, the deck itself, or both. */
function partsOf(update: DeckUpdate) {
  const given = Object.entries(update).filter(([, value]) => value !== undefined)
  const organizing = given.filter(([field]) => Object.hasOwn(unorganized, field))
  const isOrganizing = organizing.length > 0
  return { isOrganizing, isChanging: !isOrganizing || organizing.length < given.length }
}

export async function deleteDeck({ db }: Needs, requested: DeckRequest): Promise<void> {
  await changeDeck(db, requested, (tx, deck) => store.deleteDeck(tx, deck.userId, deck.id))
}
