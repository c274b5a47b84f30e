import type { CollectionEntry, Variant } from '@manafolio/contract'

/**
 * A new list with the objects of the one before where nothing changed, so that only the tiles of what
 * changed are drawn again; the list of before itself when it says the same. Made for long lists: the
 * usual sharing compares them place by place, and one card added in front changes every place.
 */
export function sharedEntries(
  before: CollectionEntry[] | undefined,
  after: CollectionEntry[],
): CollectionEntry[] {
  if (!before) return after
  let known: Map<string, CollectionEntry> | undefined
  const shared = after.map((entry, place) => {
    const there = before[place]
    if (there?.scryfallId === entry.scryfallId) return sharedEntry(there, entry)
    known ??= new Map(before.map((one) => [one.scryfallId, one]))
    return sharedEntry(known.get(entry.scryfallId), entry)
  })
  const isSame = before.length === shared.length && shared.every((one, at) => one === before[at])
  return isSame ? before : shared
}

function sharedEntry(before: CollectionEntry | undefined, after: CollectionEntry): CollectionEntry {
  return before && saysTheSame(before, after) ? before : after
}

function saysTheSame(a: CollectionEntry, b: CollectionEntry): boolean {
  return (
    a.id === b.id &&
    a.userId === b.userId &&
    a.quantity === b.quantity &&
    a.addedAt === b.addedAt &&
    a.withdrawnAt === b.withdrawnAt &&
    a.variants.length === b.variants.length &&
    a.variants.every((variant, at) => isSameVariant(variant, b.variants[at]))
  )
}

function isSameVariant(a: Variant, b: Variant | undefined): boolean {
  return (
    a.quantity === b?.quantity &&
    a.finish === b.finish &&
    a.condition === b.condition &&
    a.language === b.language
  )
}
