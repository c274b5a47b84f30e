import type { Deck } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Collection } from '../../collection/collection-cache.ts'
import { heldEntries } from '../../collection/held.ts'
import { listCopies } from '../card-store.ts'
import { type CardKey, cardKeyOf } from '../needs/card-key.ts'
import { namedCopies } from '../needs/named-copies.ts'
import type { Needs } from '../needs/rules.ts'
import type { Pile, Wish } from './assignment.ts'
import type { Claim } from './claims.ts'

/** The printings in which decks have a card of which they get copies, in their order. */
export type ListWishes = (card: CardKey, claims: readonly Claim<Deck>[]) => Wish[]

type Contenders = ReadonlyMap<CardKey, readonly Claim<Deck>[]>

interface Requested {
  userId: string
  catalogue: Catalogue
  contenders: Contenders
}

export async function wishesIn(
  { db }: Pick<Needs, 'db'>,
  { userId, catalogue, contenders }: Requested,
): Promise<ListWishes> {
  const decks = new Map([...contenders.values()].flat().map(({ deck }) => [deck.id, deck]))
  const copies = await listCopies(db, userId, [...decks.keys()])
  const rows = new Map<string, Wish['rows'][number][]>()
  for (const deck of decks.values()) {
    for (const row of namedCopies(catalogue, deck, copies.get(deck.id) ?? [])) {
      const key = cardKeyOf(catalogue, row.scryfallId)
      if (!contenders.has(key)) continue
      const slot = slotOf(deck, key)
      rows.set(slot, [...(rows.get(slot) ?? []), row])
    }
  }
  return (card, claims) =>
    claims.map(({ deck, reserved }) => ({
      deckId: deck.id,
      copies: reserved,
      rows: rows.get(slotOf(deck, card)) ?? [],
    }))
}

function slotOf({ id }: Deck, card: CardKey): string {
  return `${id} ${card}`
}

/** The copies of cards in a collection, the plainest of a printing first. */
export function pilesIn(
  collection: Collection,
  catalogue: Catalogue,
  cards: Pick<ReadonlySet<CardKey>, 'has'>,
): ReadonlyMap<CardKey, Pile[]> {
  const piles = new Map<CardKey, Pile[]>()
  for (const { entry, variants } of heldEntries(collection, catalogue)) {
    const key = cardKeyOf(catalogue, entry.scryfallId)
    if (!cards.has(key)) continue
    const { scryfallId } = entry
    const some = variants.map((variant) => ({ ...variant, scryfallId }))
    piles.set(key, [...(piles.get(key) ?? []), ...some])
  }
  return piles
}
