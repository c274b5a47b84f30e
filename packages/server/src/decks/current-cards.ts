import { type DeckCardChange, limits, slotKey, withFinish } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentIds } from '../cards/changes/rules.ts'
import type { Tx } from './change.ts'
import { checkedFinish } from './finishes.ts'
import { type RowChange, type Rows, rowAt } from './rows.ts'

/**
 * A card is stored under its current id, unless the deck still has it under the requested one: it
 * is moved soon. Copies of two cards that became one are added. Throws finish_not_printed.
 */
export async function underCurrentIds(
  tx: Tx,
  catalogue: Catalogue,
  { rows, changes }: { rows: Rows; changes: readonly DeckCardChange[] },
): Promise<RowChange[]> {
  const named = changes.map((change) => withStoredFinish(catalogue, rows, change))
  const requested = [...new Map(named.map((change) => [slotKey(change), change])).values()]
  const ids = await currentIds(
    tx,
    requested.map(({ scryfallId }) => scryfallId),
  )
  const joined = new Map<string, RowChange>()
  for (const change of requested) {
    const id = rowAt(rows, change) ? undefined : ids.get(change.scryfallId)
    const now = { ...change, scryfallId: id ?? change.scryfallId }
    const other = joined.get(slotKey(now))
    const quantity = Math.min(now.quantity + (other?.quantity ?? 0), limits.deckQuantityMax)
    joined.set(slotKey(now), { ...other, ...now, quantity })
  }
  return [...joined.values()]
}

function withStoredFinish(catalogue: Catalogue, rows: Rows, change: DeckCardChange): RowChange {
  const named = withFinish((slot) => rowAt(rows, slot) !== undefined, change)
  if (named.quantity === 0 || rowAt(rows, named)) return named
  return { ...named, finish: checkedFinish(catalogue, named.scryfallId, named.finish) }
}
