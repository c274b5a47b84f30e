import type { Deck, DeckCard, DeckShortage } from '@manafolio/contract'
import { countRoles, type DeckSheet, deckKindOf, entriesIn, mainOf, sheetOf } from '@manafolio/deck'
import type { Catalogue } from '@manafolio/search'
import { holdingsIn } from '../../collection/held.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listDeckCards } from '../card-store.ts'
import { type CardKey, cardKeyOf } from '../needs/card-key.ts'
import type { Caches } from '../needs/rules.ts'
import { type CardRoles, cardRolesIn } from './card-roles.ts'
import { type Bounds, fittingIn } from './fitting.ts'
import { type Inventory, pickCards, presentPicks } from './picks.ts'
import { type Shortage, shortagesOf } from './shortages.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'> & Caches

interface Requested {
  deckId: string
  /** In US dollars; undefined for any price. */
  budget: number | undefined
}

/** Cards of which the deck lacks what they do. */
export async function getDeckAdditions(
  needs: Needs,
  userId: string,
  { deckId, budget }: Requested,
) {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const deck = asking.find((one) => one.deck.id === deckId.toLowerCase())?.deck
  if (!deck) throw new AppError('deck_not_found')
  const sheet = bareSheet(deck, await listDeckCards(needs.db, userId, deck.id))
  const roles = await cardRolesIn(catalogue)
  const bounds = boundsOf(catalogue, sheet)
  const inventory = {
    holdings: holdingsIn(await needs.collections.of(userId), catalogue),
    demands: asking.filter((one) => one.deck !== deck).map(({ demand }) => demand),
    budget,
  }
  const shortages: DeckShortage[] = []
  for (const shortage of deckShortages(catalogue, sheet, roles)) {
    shortages.push(await withAdditions(catalogue, { shortage, roles, bounds, inventory }))
  }
  return { shortages, pricesAsOf: catalogue.meta.pricesAsOf }
}

/** The deck without what its printings show: the catalogue has their texts. */
function bareSheet(deck: Deck, cards: readonly DeckCard[]): DeckSheet {
  const bare = cards.map((card) => ({ ...card, card: null }))
  return sheetOf({ ...deck, commander: null, cards: bare }, new Map())
}

function deckShortages(catalogue: Catalogue, sheet: DeckSheet, { rolesOf }: CardRoles): Shortage[] {
  const counts = countRoles(mainOf(sheet), ({ scryfallId }) =>
    rolesOf(cardKeyOf(catalogue, scryfallId)),
  )
  return shortagesOf(deckKindOf(sheet.format), counts)
}

/** Commanders say which colors a deck has; without any that is known, its cards do. */
function boundsOf(catalogue: Catalogue, sheet: DeckSheet): Bounds {
  const keysOf = (entries: DeckSheet['entries']) =>
    entries.map(({ scryfallId }) => cardKeyOf(catalogue, scryfallId))
  const leaders = keysOf(entriesIn(sheet, 'commander')).filter(isKnown)
  const inDeck = keysOf(sheet.entries)
  const colors = identityOf(catalogue, leaders.length > 0 ? leaders : inDeck.filter(isKnown))
  const isOpen = leaders.length === 0 && colors === 0
  return { format: sheet.format, colors: isOpen ? null : colors, inDeck: new Set(inDeck) }
}

function isKnown(card: CardKey): card is number {
  return typeof card === 'number'
}

function identityOf({ columns }: Catalogue, cards: readonly number[]): number {
  return cards.reduce((colors, card) => colors | (columns.cardIdentity[card] ?? 0), 0)
}

interface Search {
  shortage: Shortage
  roles: CardRoles
  bounds: Bounds
  inventory: Inventory
}

async function withAdditions(
  catalogue: Catalogue,
  { shortage, roles, bounds, inventory }: Search,
): Promise<DeckShortage> {
  const fits = fittingIn(catalogue, bounds, shortage.role)
  const cards = roles.cardsWith.get(shortage.role) ?? []
  const picks = await pickCards(catalogue, inventory, { cards, fits })
  return { ...shortage, additions: presentPicks(catalogue, inventory, picks) }
}
