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
import { type AskedDeck, changeDeck, type Tx, touched } from './change.ts'
import { checkCommander } from './commanders.ts'
import { isLedAlike, withFacts } from './deck-facts.ts'
import { stateOf } from './deck-state.ts'
import * as store from './deck-store.ts'
import { detailsOf } from './details.ts'
import { firstRows } from './first-cards.ts'
import { type Asker, emptyDeck, makeDeck } from './new-deck.ts'
import { checkRoles } from './roles.ts'
import { rowsOf } from './rows.ts'
import { writeChange } from './written-change.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export async function getDeck(needs: Needs, userId: string, id: string): Promise<DeckDetail> {
  const deck = await store.findDeck(needs.db, userId, id)
  if (!deck) throw new AppError('deck_not_found')
  const { cards, ...summary } = await stateOf(needs.db, needs, deck)
  return { ...summary, ...detailsOf(needs.catalogue.current(), cards, deck.commanderId) }
}

/** Makes a deck under an id; asked again by the same id and in the same words, it is that deck. */
export async function createDeck(needs: Needs, asker: Asker, facts: NewDeck): Promise<DeckSummary> {
  return makeDeck(needs, asker, async (tx, there) => {
    const deck = await newDeckOf(tx, needs, { ...asker, facts })
    const rows = await firstRows(tx, deck, { cards: facts.cards ?? [], there })
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

function newDeckOf(
  tx: Tx,
  { catalogue, clock }: Needs,
  { facts, ...asker }: Asker & { facts: NewDeck },
): Promise<Deck> {
  const { name, format } = facts
  return withFacts(tx, catalogue.current(), emptyDeck(asker, clock.now(), { name, format }), facts)
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
    // A commander that was banned since keeps nobody from renaming a deck.
    if (!isLedAlike(told, deck) || told.format !== deck.format) checkCommander(catalogue, told)
    const rows = rowsOf([]) // none of them changes
    return writeChange(tx, needs, {
      kind: 'facts',
      before: { deck, rows },
      after: { deck: touched(told, needs.clock.now()), rows },
    })
  })
}

export async function deleteDeck({ db }: Needs, asked: AskedDeck): Promise<void> {
  await changeDeck(db, asked, (tx, deck) => store.deleteDeck(tx, deck.userId, deck.id))
}
