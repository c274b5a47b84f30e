import {
  type Deck,
  type DeckCardChange,
  type DeckPrinting,
  type DeckState,
  type DeckUpdate,
  limits,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId } from '../card-changes/rules.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { deleteDeckCards, listDeckCards, type Slot, upsertDeckCards } from './card-store.ts'
import { type AskedDeck, changeDeck, type Tx, touched } from './change.ts'
import { checkCommander } from './commanders.ts'
import { underCurrentIds } from './current-cards.ts'
import { isLedAlike, withFacts } from './deck-facts.ts'
import { updateDeck } from './deck-store.ts'
import { named } from './names.ts'
import { checkRoles } from './roles.ts'
import { differences, type Rows, rowAt, rowsOf, withAdded, withChanges, without } from './rows.ts'
import { stateOf } from './rules.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>
type LeaderFacts = Pick<DeckUpdate, 'commanderId' | 'commanderName'>

/** Sets how many copies of a card are in a slot; 0 takes out what must be there. */
export function setDeckCard(
  needs: Needs,
  asked: AskedDeck,
  change: DeckCardChange,
): Promise<DeckState> {
  return changeCards(needs, asked, async (tx, rows, deckId) => {
    if (change.quantity === 0) return without(rows, await slotInDeck(tx, rows, change))
    return withChanges(rows, deckId, await underCurrentIds(tx, rows, [change]))
  })
}

/** The same for many, and for who leads the deck; what is to be taken out need not be there. */
export function setDeckCards(
  needs: Needs,
  asked: AskedDeck,
  { cards, facts = {} }: { cards: readonly DeckCardChange[]; facts?: LeaderFacts | undefined },
): Promise<DeckState> {
  return changeCards(
    needs,
    asked,
    async (tx, rows, deckId) => withChanges(rows, deckId, await underCurrentIds(tx, rows, cards)),
    facts,
  )
}

export function removeDeckCard(needs: Needs, asked: AskedDeck, slot: Slot): Promise<DeckState> {
  return changeCards(needs, asked, async (tx, rows) =>
    without(rows, await slotInDeck(tx, rows, slot)),
  )
}

/** Puts another printing in the place of a card, to the copies of it that are there. */
export function changePrinting(
  needs: Needs,
  asked: AskedDeck,
  { to, ...slot }: Slot & { to: DeckPrinting },
): Promise<DeckState> {
  return changeCards(needs, asked, async (tx, rows, deckId) => {
    const from = rowAt(rows, await slotInDeck(tx, rows, slot))
    if (!from) throw new AppError('card_not_in_deck')
    const scryfallId = await currentId(tx, to.scryfallId)
    if (scryfallId === from.scryfallId) return rows
    checkSameCard(needs.catalogue.current(), from.scryfallId, scryfallId)
    const { quantity, slotType, role, isLocked } = from
    const marks = { ...(role && { role }), ...(isLocked && { isLocked }) }
    return withAdded(without(rows, from), deckId, {
      ...to,
      ...marks,
      scryfallId,
      quantity,
      slotType,
    })
  })
}

/** Of printings that the catalogue does not know nothing can be said. */
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
  asked: AskedDeck,
  change: (tx: Tx, rows: Rows, deckId: string) => Promise<Rows>,
  facts: LeaderFacts = {},
): Promise<DeckState> {
  return changeDeck(needs.db, asked, async (tx, deck) => {
    const told = await withLeader(tx, needs, deck, facts)
    const before = rowsOf(await listDeckCards(tx, deck.userId, deck.id))
    const after = await change(tx, before, deck.id)
    if (after.size > Math.max(limits.deckCards, before.size)) throw new AppError('deck_full')
    const { gone, changed } = differences(before, after)
    checkRoles(deck.format, before, changed)
    await deleteDeckCards(tx, { userId: deck.userId, deckId: deck.id }, gone)
    await upsertDeckCards(tx, named(needs.catalogue.current(), changed))
    const updated = touched(told, needs.clock.now())
    await updateDeck(tx, updated, { hasNewCommander: !isLedAlike(told, deck) })
    return stateOf(tx, needs, updated)
  })
}

async function withLeader(
  tx: Tx,
  { catalogue }: Needs,
  deck: Deck,
  facts: LeaderFacts,
): Promise<Deck> {
  const told = await withFacts(tx, catalogue.current(), deck, facts)
  if (!isLedAlike(told, deck)) checkCommander(catalogue.current(), told)
  return told
}

/** Where a card is: under the asked id or, when that was merged, under the one it has now. */
async function slotInDeck(tx: Tx, rows: Rows, { scryfallId, slotType }: Slot): Promise<Slot> {
  if (rowAt(rows, { scryfallId, slotType })) return { scryfallId, slotType }
  const now = { scryfallId: await currentId(tx, scryfallId), slotType }
  if (rowAt(rows, now)) return now
  throw new AppError('card_not_in_deck')
}
