import type { getPullList, getReturnList, OutputOf, ReservedCopies } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { findNamedPrinting } from '../../cards/named-printing.ts'
import { listedCardOf } from '../needs/named-cards.ts'
import type { Needs } from '../needs/rules.ts'
import type { Pile } from './assignment.ts'
import { type ClaimedCard, copiesOfDeck } from './deck-copies.ts'
import { namedDecksIn } from './named-decks.ts'

interface Requested {
  userId: string
  deckId: string
}

/** What to take from where for a deck: free copies, then those of decks that come after others. */
export async function getPullListOf(
  needs: Needs,
  requested: Requested,
): Promise<OutputOf<typeof getPullList>> {
  const { asking, catalogue, cards } = await copiesOfDeck(needs, { ...requested, standing: 'last' })
  const listed = cards.map((card) => {
    const fromDecks = takenFromDecks(card)
    const { needed, reserved } = card.own
    return {
      ...listedCardOf(catalogue, card.key, card.named),
      needed,
      copies: presentPiles(catalogue, card.copies),
      fromDecks,
      missing: needed - reserved - sumOf(fromDecks),
    }
  })
  return {
    cards: listed,
    decks: namedDecksIn(
      asking,
      listed.flatMap(({ fromDecks }) => fromDecks),
    ),
  }
}

/** Where the copies of a deck go to: to decks that lack them, else back to the collection. */
export async function getReturnListOf(
  needs: Needs,
  requested: Requested,
): Promise<OutputOf<typeof getReturnList>> {
  const { asking, catalogue, cards } = await copiesOfDeck(needs, {
    ...requested,
    standing: 'as before',
  })
  const listed = cards
    .filter(({ own }) => own.reserved > 0)
    .map((card) => ({
      ...listedCardOf(catalogue, card.key, card.named),
      copies: presentPiles(catalogue, card.copies),
      toDecks: gainingDecks(card),
    }))
  return {
    cards: listed,
    decks: namedDecksIn(
      asking,
      listed.flatMap(({ toDecks }) => toDecks),
    ),
  }
}

interface CopiesOfDeck {
  deckId: string
  quantity: number
}

/** Those that get copies last lose them first. */
function takenFromDecks({ own, others }: ClaimedCard): CopiesOfDeck[] {
  let lacking = own.needed - own.reserved
  return others.toReversed().flatMap(({ deck, reserved }) => {
    const quantity = Math.min(lacking, reserved)
    lacking -= quantity
    return quantity > 0 ? [{ deckId: deck.id, quantity }] : []
  })
}

function gainingDecks({ others, othersAlone }: ClaimedCard): CopiesOfDeck[] {
  const before = new Map(others.map(({ deck, reserved }) => [deck.id, reserved]))
  return othersAlone.flatMap(({ deck, reserved }) => {
    const quantity = reserved - (before.get(deck.id) ?? 0)
    return quantity > 0 ? [{ deckId: deck.id, quantity }] : []
  })
}

function sumOf(some: readonly CopiesOfDeck[]): number {
  return some.reduce((sum, { quantity }) => sum + quantity, 0)
}

function presentPiles(catalogue: Catalogue, piles: readonly Pile[]): ReservedCopies[] {
  return piles.map(({ scryfallId, ...variant }) => {
    const { cardName: _, setName: __, ...printing } = findNamedPrinting(catalogue, scryfallId)
    return { ...variant, printing }
  })
}
