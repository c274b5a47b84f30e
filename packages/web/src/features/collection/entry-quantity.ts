import type { CollectionEntry, Variant } from '@manafolio/contract'

/**
 * The entry with another quantity, as the server makes it: copies come to the first variant, and go
 * from the first one that has any.
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
