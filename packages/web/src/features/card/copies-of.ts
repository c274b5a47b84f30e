import type { OwnedCard } from '@manafolio/contract'

/** How many copies of each printing there are, by its id. */
export function copiesOf(owned: OwnedCard | null): ReadonlyMap<string, number> {
  return new Map(
    owned?.entries.map(({ scryfallId, variants }) => [
      scryfallId,
      variants.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  )
}
