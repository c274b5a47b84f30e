import { type DeckCardChange, limits } from '@manafolio/contract'
import { currentIds } from '../cards/changes/rules.ts'
import type { Tx } from './change.ts'
import { keyOf, type Rows, rowAt } from './rows.ts'

/**
 * A card is stored under its current id, unless the deck still has it under the requested one: it
 * is moved soon. Copies of two cards that became one are added.
 */
export async function underCurrentIds(
  tx: Tx,
  rows: Rows,
  changes: readonly DeckCardChange[],
): Promise<DeckCardChange[]> {
  const requested = [...new Map(changes.map((change) => [keyOf(change), change])).values()]
  const ids = await currentIds(
    tx,
    requested.map(({ scryfallId }) => scryfallId),
  )
  const joined = new Map<string, DeckCardChange>()
  for (const change of requested) {
    const id = rowAt(rows, change) ? undefined : ids.get(change.scryfallId)
    const now = { ...change, scryfallId: id ?? change.scryfallId }
    const other = joined.get(keyOf(now))
    const quantity = Math.min(now.quantity + (other?.quantity ?? 0), limits.deckQuantityMax)
    joined.set(keyOf(now), { ...other, ...now, quantity })
  }
  return [...joined.values()]
}
