import type { CollectionEntry } from '@manafolio/contract'
import { withQuantity } from './entry-quantity.ts'

/** A change that somebody asked for with a tile, as long as it is not known to be done. */
export interface EntryChange {
  kind: 'update' | 'remove'
  /** The same for every try, so that two tries change no more than one. */
  changeId: string
  /** As it was when the change was asked for. */
  entry: CollectionEntry
  /** 0 takes it away. */
  quantity: number
  cardName: string
}

/** The entries as if the changes were made. Those that are not concerned are the same objects. */
export function withChanges(
  entries: CollectionEntry[],
  changes: readonly Pick<EntryChange, 'entry' | 'quantity'>[],
): CollectionEntry[] {
  if (changes.length === 0) return entries
  const quantities = new Map(changes.map(({ entry, quantity }) => [entry.scryfallId, quantity]))
  return entries.flatMap((entry) => {
    const quantity = quantities.get(entry.scryfallId) ?? entry.quantity
    if (quantity === 0) return []
    return quantity === entry.quantity ? entry : withQuantity(entry, quantity)
  })
}
