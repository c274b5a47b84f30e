import type {
  Deck,
  DeckDetail,
  DeckState,
  DeckSummary,
  DeckUpdate,
  NewDeck,
} from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { changeDeck, type DeckRequest, type Tx, touched } from './change.ts'
import { checkCommander } from './commanders.ts'
import { underCurrentIds } from './current-cards.ts'
import { isLedAlike, withFacts } from './deck-facts.ts'
import { stateOf } from './deck-state.ts'
import * as store from './deck-store.ts'
import { detailsOf } from './details.ts'
import { type Actor, emptyDeck, makeDeck } from './new-deck.ts'
import { listOwnCategories } from './own-category-store.ts'
import { checkRoles } from './roles.ts'
import { rowsOf, withChanges } from './rows.ts'
import { writeChange } from './written-change.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export async function getDeck(needs: Needs, userId: string, id: string): Promise<DeckDetail> {
  const deck = await store.findDeck(needs.db, userId, id)
  if (!deck) throw new AppError('deck_not_found')
  const { cards, ...summary } = await stateOf(needs.db, needs, deck)
  return { ...summary, ...detailsOf(needs.catalogue.current(), cards, deck.commanderId) }
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
  return withFacts(tx, catalogue.current(), empty, { ...facts, categories })
}

/** Changes what a deck is called, its format, commander, description or state. */
export function updateDeck(
  needs: Needs,
  requested: DeckRequest,
  facts: Omit<DeckUpdate, 'version'>,
): Promise<DeckState> {
  const catalogue = needs.catalogue.current()
  return changeDeck(needs.db, requested, async (tx, deck) => {
    const updated = await withFacts(tx, catalogue, deck, facts)
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

export async function deleteDeck({ db }: Needs, requested: DeckRequest): Promise<void> {
  await changeDeck(db, requested, (tx, deck) => store.deleteDeck(tx, deck.userId, deck.id))
}
