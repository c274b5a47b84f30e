import { setImmediate } from 'node:timers/promises'
import { type DeckShortage, limits } from '@manafolio/contract'
import type { Needs } from '../needs/rules.ts'
import { roleTag } from './advice-table.ts'
import { type AdvisedDeck, adviseOn } from './advised-deck.ts'
import { deckWithInventory, freeOf, type Inventory, isAffordable, ownedOf } from './inventory.ts'
import { presentPicks } from './picks.ts'
import { type Shortage, shortagesOf } from './shortages.ts'

interface Requested {
  deckId: string
  /** In US dollars; undefined for any price. */
  budget?: number | undefined
}

/** Cards of which the deck lacks what they do. */
export async function getDeckAdditions(needs: Needs, userId: string, requested: Requested) {
  const catalogue = needs.catalogue.current()
  const { deck, inventory } = await deckWithInventory(needs, userId, requested)
  const advised = await adviseOn(needs.db, catalogue, deck)
  const shortages: DeckShortage[] = []
  for (const shortage of shortagesOf(advised.sheet)) {
    await setImmediate()
    const additions = presentPicks(advised, inventory, pickFor(advised, inventory, shortage))
    shortages.push({ ...shortage, additions })
  }
  return { shortages, pricesAsOf: catalogue.meta.pricesAsOf }
}

/** Cards of which a copy is free, then others that are owned, then those to buy. */
function pickFor(
  { advice, table }: AdvisedDeck,
  inventory: Inventory,
  { role }: Shortage,
): number[] {
  const isFree = (card: number) => freeOf(inventory, card) > 0
  const isOwned = (card: number) => ownedOf(inventory, card) > 0
  const kinds = [
    isFree,
    (card: number) => isOwned(card) && !isFree(card),
    (card: number) => !isOwned(card) && isAffordable(inventory, table, card),
  ]
  const picks: number[] = []
  for (const isWanted of kinds) {
    const count = limits.deckAdditions - picks.length
    if (count === 0) break
    picks.push(...advice.best({ count, tag: roleTag(role), isWanted }).map(({ card }) => card))
  }
  return picks
}
