import type { CollectionEntry, Variant } from '@manafolio/contract'

/** A change made on a tile that the server has not acknowledged yet. */
export interface EntryChange {
  kind: 'update' | 'remove'
  /** The idempotency key, the same for every retry. */
  changeId: string
  /** The entry before the change. */
  entry: CollectionEntry
  /** 0 removes the entry. */
  quantity: number
  cardName: string
}

/** The entries with the changes applied. Unaffected entries are the same objects. */
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

/**
 * The entry with another quantity, by the rules of the server: copies are added to the first
 * variant, and removed from the first one that has any.
 */
export function withQuantity(entry: CollectionEntry, quantity: number): CollectionEntry {
  const variants = withCopies(entry.variants, quantity - entry.quantity)
  return { ...entry, quantity, variants }
}

function withCopies([first, ...others]: Variant[], more: number): Variant[] {
  if (!first) return []
  const quantity = first.quantity + more
  if (quantity > 0) return [{ ...first, quantity }, ...others]
  return withCopies(others, quantity)
}
