import type { Deck, DeckCover, DeckSummary } from '@manafolio/contract'
import { colors, countsInDeck } from '@manafolio/contract'
import { type Catalogue, noPrice } from '@manafolio/search'
import { presentCards } from '../cards/present.ts'
import type { Copies } from './card-store.ts'
import { combinedIdentity, commanderColors } from './commander-colors.ts'
import { isSameCard } from './covers.ts'
import { copyCents } from './finishes.ts'

/** The numbers of a deck, and what stands for it. */
export type Valuation = Omit<DeckSummary, keyof Deck>

/** What a deck is worth by the prices of a catalogue. Its commander is one of its cards. */
export function valuationOf(
  catalogue: Catalogue,
  deck: Pick<Deck, 'commanderId' | 'commanderColor' | 'coverId'>,
  cards: readonly Copies[],
): Valuation {
  const listed = cards.filter(countsInDeck).map((copies) => knownCopies(catalogue, copies))
  const commander = commanderOf(catalogue, deck.commanderId)
  const all = withCommander(catalogue, commander, listed)
  const leaders = leadersOf(commander, all)
  const priced = all.filter(({ cents }) => cents !== noPrice)
  const cents = priced.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
  return {
    totalValue: priced.length > 0 ? cents / 100 : null,
    pricedCards: copiesOf(priced),
    cardCount: copiesOf(all),
    sideCount: copiesOf(all.filter(({ slotType }) => slotType === 'side')),
    colorIdentity: identityOf(catalogue, { deck, leaders, all }),
    cover: coverOf(
      catalogue,
      chosenCover(catalogue, deck, all) ?? (leaders[0] ?? dearest(all))?.printing,
    ),
  }
}

interface KnownCopies extends Copies {
  printing: number | undefined
  /** In US dollars; noPrice without a price. */
  cents: number
}

function commanderOf(catalogue: Catalogue, scryfallId: string | null): KnownCopies | undefined {
  if (scryfallId === null) return undefined
  return knownCopies(catalogue, {
    scryfallId,
    quantity: 1,
    slotType: 'main',
    finish: 'nonfoil',
    role: null,
  })
}

/** The cards of a deck with its commander, who may stand among them in any printing. */
function withCommander(
  catalogue: Catalogue,
  commander: KnownCopies | undefined,
  cards: readonly KnownCopies[],
): readonly KnownCopies[] {
  if (!commander) return cards
  const isListed = cards.some(
    (copies) =>
      copies.slotType === 'main' && isSameCard(catalogue, copies.scryfallId, commander.scryfallId),
  )
  return isListed ? cards : [commander, ...cards]
}

/** The commander and who leads beside it; nobody when the catalogue does not know the commander. */
function leadersOf(
  commander: KnownCopies | undefined,
  all: readonly KnownCopies[],
): readonly KnownCopies[] {
  if (commander && commander.printing === undefined) return []
  const others = all.filter(({ role, printing }) => role === 'commander' && printing !== undefined)
  return commander ? [commander, ...others] : others
}

function knownCopies(
  catalogue: Catalogue,
  { scryfallId, quantity, slotType, finish, role }: Copies,
): KnownCopies {
  const printing = catalogue.printingById.get(scryfallId)
  const cents = printing === undefined ? noPrice : copyCents(catalogue, printing, finish)
  return { scryfallId, quantity, slotType, finish, role, printing, cents }
}

function copiesOf(cards: readonly KnownCopies[]): number {
  return cards.reduce((sum, { quantity }) => sum + quantity, 0)
}

interface Identified {
  deck: Pick<Deck, 'commanderColor'>
  leaders: readonly KnownCopies[]
  all: readonly KnownCopies[]
}

function identityOf(catalogue: Catalogue, { deck, leaders, all }: Identified): string[] {
  const identity =
    leaders.length > 0
      ? commanderColors(catalogue, deck, cardsOf(catalogue, leaders))
      : combinedIdentity(catalogue, cardsOf(catalogue, all))
  return colors.filter((_, bit) => identity & (1 << bit))
}

function cardsOf({ columns }: Catalogue, copies: readonly KnownCopies[]): number[] {
  return copies.flatMap(({ printing }) =>
    printing === undefined ? [] : (columns.printingCard[printing] ?? []),
  )
}

/** The most valuable card that the catalogue knows; of equal ones that of the lowest id. */
function dearest(cards: readonly KnownCopies[]): KnownCopies | undefined {
  const known = cards.filter(({ printing }) => printing !== undefined)
  return known.reduce<KnownCopies | undefined>(
    (best, one) => (best === undefined || isDearer(one, best) ? one : best),
    undefined,
  )
}

function isDearer(one: KnownCopies, other: KnownCopies): boolean {
  return one.cents === other.cents ? one.scryfallId < other.scryfallId : one.cents > other.cents
}

/** The printing that was chosen, while one of the cards is the same. */
function chosenCover(
  catalogue: Catalogue,
  { coverId }: Pick<Deck, 'coverId'>,
  all: readonly KnownCopies[],
): number | undefined {
  if (coverId === null) return undefined
  const isThere = all.some(({ scryfallId }) => isSameCard(catalogue, scryfallId, coverId))
  return isThere ? catalogue.printingById.get(coverId) : undefined
}

function coverOf(catalogue: Catalogue, printing: number | undefined): DeckCover | null {
  const [card] = printing === undefined ? [] : presentCards(catalogue, [printing])
  if (!card) return null
  const { name, typeLine } = card.faces[0] ?? card
  const { id, colorIdentity, artist, imageUris } = card
  const artCrop = imageUris?.artCrop ?? null
  return { scryfallId: id, name, typeLine, colorIdentity, artCrop, artist }
}
