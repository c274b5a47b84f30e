import {
  availableFinish,
  type Deck,
  type DeckCardChange,
  type DeckPrinting,
  type DeckSlot,
  type DeckState,
  type DeckUpdate,
  type Finish,
  joinedMarks,
  limits,
  noMarks,
  type OpenSlot,
  type PlanUpdate,
  withFinish,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId } from '../cards/changes/rules.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { listDeckCards } from './card-store.ts'
import { changeDeck, type DeckRequest, type Tx, touched } from './change.ts'
import { checkCommander } from './commanders.ts'
import { underCurrentIds } from './current-cards.ts'
import { isLedAlike, withFacts } from './deck-facts.ts'
import { checkedFinish, printedIn } from './finishes.ts'
import { updatePlan } from './planned/rules.ts'
import { checkRoles } from './roles.ts'
import { type Rows, rowAt, rowsOf, withAdded, withChanges, without } from './rows.ts'
import { writeChange } from './written-change.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>
type FactsOfCards = Pick<
  DeckUpdate,
  'commanderId' | 'commanderName' | 'commanderColor' | 'categories'
>

/** Sets how many copies of a card are in a slot; 0 takes out what must be there. */
export function setDeckCard(
  needs: Needs,
  requested: DeckRequest,
  change: DeckCardChange,
): Promise<DeckState> {
  return changeCards(needs, requested, async (tx, rows, deck) => {
    if (change.quantity === 0) return without(rows, await slotInDeck(tx, rows, change))
    return withRequestedChanges(tx, needs, { deck, rows, changes: [change] })
  })
}

interface CardsRequest {
  cards: readonly DeckCardChange[]
  facts?: FactsOfCards | undefined
  plan?: PlanUpdate | undefined
}

/**
 * The same for many, for who leads the deck, for its categories, and for its planned changes; what is to be
 * taken out need not be there.
 */
export function setDeckCards(
  needs: Needs,
  requested: DeckRequest,
  { cards, facts = {}, plan }: CardsRequest,
): Promise<DeckState> {
  const catalogue = needs.catalogue.current()
  return changeCards(
    needs,
    requested,
    async (tx, rows, deck) => {
      if (plan) await updatePlan(tx, catalogue, { deck, plan })
      return withRequestedChanges(tx, needs, { deck, rows, changes: cards })
    },
    facts,
  )
}

/** The requested contents of slots, roles of the deck's format included. */
async function withRequestedChanges(
  tx: Tx,
  { catalogue }: Needs,
  { deck, rows, changes }: { deck: Deck; rows: Rows; changes: readonly DeckCardChange[] },
) {
  const current = await underCurrentIds(tx, catalogue.current(), { rows, changes })
  const after = withChanges(rows, deck.id, current)
  checkRoles(deck.format, rows, [...after.values()])
  return after
}

export function removeDeckCard(
  needs: Needs,
  requested: DeckRequest,
  slot: OpenSlot,
): Promise<DeckState> {
  return changeCards(needs, requested, async (tx, rows) =>
    without(rows, await slotInDeck(tx, rows, slot)),
  )
}

/** Puts another printing or finish in the place of a card, to the copies of it that are there. */
export function changePrinting(
  needs: Needs,
  requested: DeckRequest,
  { to, ...slot }: OpenSlot & { to: DeckPrinting & { finish?: Finish | undefined } },
): Promise<DeckState> {
  return changeCards(needs, requested, async (tx, rows, deck) => {
    const from = rowAt(rows, await slotInDeck(tx, rows, slot))
    if (!from) throw new AppError('card_not_in_deck')
    const scryfallId = await currentId(tx, to.scryfallId)
    const catalogue = needs.catalogue.current()
    const { quantity, slotType } = from
    const finish = to.finish
      ? checkedFinish(catalogue, scryfallId, to.finish)
      : availableFinish(printedIn(catalogue, scryfallId), from.finish)
    if (scryfallId === from.scryfallId && finish === from.finish) return rows
    checkSameCard(catalogue, from.scryfallId, scryfallId)
    const next = { scryfallId, slotType, finish }
    const marks = joinedMarks(rowAt(rows, next) ?? noMarks, from)
    return withAdded(without(rows, from), deck.id, { ...to, ...marks, ...next, quantity })
  })
}

/** Printings unknown to the catalogue can't be checked. */
function checkSameCard(
  { printingById, columns }: Catalogue,
  scryfallId: string,
  otherId: string,
): void {
  const [one, other] = [printingById.get(scryfallId), printingById.get(otherId)]
  if (one === undefined || other === undefined) return
  if (columns.printingCard[one] !== columns.printingCard[other]) throw new AppError('other_card')
}

/** Writes what becomes of the cards of a deck, which is another version then. */
function changeCards(
  needs: Needs,
  requested: DeckRequest,
  change: (tx: Tx, rows: Rows, deck: Deck) => Promise<Rows>,
  facts: FactsOfCards = {},
): Promise<DeckState> {
  return changeDeck(needs.db, requested, async (tx, deck) => {
    const updated = await withFactsOfCards(tx, needs, deck, facts)
    const before = rowsOf(await listDeckCards(tx, deck.userId, deck.id))
    const after = await change(tx, before, deck)
    if (after.size > Math.max(limits.deckCards, before.size)) throw new AppError('deck_full')
    return writeChange(tx, needs, {
      kind: 'cards',
      before: { deck, rows: before },
      after: { deck: touched(updated, needs.clock.now()), rows: after },
    })
  })
}

async function withFactsOfCards(
  tx: Tx,
  { catalogue }: Needs,
  deck: Deck,
  facts: FactsOfCards,
): Promise<Deck> {
  const updated = await withFacts(tx, catalogue.current(), deck, facts)
  if (!isLedAlike(updated, deck)) checkCommander(catalogue.current(), updated)
  return updated
}

/** The row of a card: under the requested id or, when that was merged, under its current one. */
async function slotInDeck(tx: Tx, rows: Rows, named: OpenSlot): Promise<DeckSlot> {
  const isInDeck = (slot: DeckSlot) => rowAt(rows, slot) !== undefined
  const there = rowAt(rows, withFinish(isInDeck, named))
  if (there) return there
  const scryfallId = await currentId(tx, named.scryfallId)
  const now = rowAt(rows, withFinish(isInDeck, { ...named, scryfallId }))
  if (now) return now
  throw new AppError('card_not_in_deck')
}
