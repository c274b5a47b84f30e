import { type DeckWithCard, getOwnedCard, type OwnedCard } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import { type HeldEntry, heldEntries } from '../collection/held.ts'
import { copiesIn } from '../collection/variants.ts'
import { route } from '../http/route.ts'
import { type Copies, listCopies } from './card-store.ts'
import { type CardKey, cardKeyOf } from './needs/card-key.ts'
import { commanderBeside } from './needs/demand.ts'
import type { DeckDemand } from './needs/demand-cache.ts'
import type { Needs } from './needs/rules.ts'

export function ownedCardRoutes(app: FastifyInstance, needs: Needs): void {
  route(app, getOwnedCard, ({ member, params }) => ownedCardOf(needs, member.id, params.scryfallId))
}

/** What a user has of the card of a printing; of one that is not known, of that printing. */
export async function ownedCardOf(
  { db, catalogue, collections, listDemands }: Needs,
  userId: string,
  scryfallId: string,
): Promise<OwnedCard> {
  const current = catalogue.current()
  const key = cardKeyOf(current, scryfallId)
  const held = heldEntries(await collections.of(userId), current)
  const entries = held.filter((one) => keyOf(current, one) === key)
  const decksWithCard = (await listDemands(userId, current)).filter(({ demand }) => demand.has(key))
  const copies = entries.reduce((sum, { variants }) => sum + copiesIn(variants), 0)
  const bound = decksWithCard
    .filter(({ reserves }) => reserves)
    .reduce((sum, { demand }) => sum + (demand.get(key) ?? 0), 0)
  const ids = decksWithCard.map(({ deck }) => deck.id)
  const cards = await listCopies(db, userId, ids)
  return {
    entries: entries.map(({ entry, variants }) => ({
      scryfallId: entry.scryfallId,
      variants: [...variants],
      addedAt: entry.addedAt,
    })),
    copies,
    free: Math.max(0, copies - bound),
    decks: decksWithCard.flatMap((one) =>
      usesIn(current, one, cards.get(one.deck.id) ?? []).filter(
        (use) => cardKeyOf(current, use.scryfallId) === key,
      ),
    ),
  }
}

function keyOf({ columns }: Catalogue, { printing, entry }: HeldEntry): CardKey {
  return (printing === undefined ? undefined : columns.printingCard[printing]) ?? entry.scryfallId
}

/** The rows of a deck, and its commander if that is beside them. */
function usesIn(
  catalogue: Catalogue,
  { deck }: DeckDemand,
  cards: readonly Copies[],
): DeckWithCard[] {
  const beside = commanderBeside(catalogue, deck, cards)
  const leader = { quantity: 1, slotType: 'main', finish: 'nonfoil', role: 'commander' } as const
  const rows = beside === null ? cards : [{ ...leader, scryfallId: beside }, ...cards]
  const { id: deckId, name: deckName, format, state } = deck
  const named = { deckId, deckName, format, state }
  return rows.map((row) => ({ ...named, ...row }))
}
