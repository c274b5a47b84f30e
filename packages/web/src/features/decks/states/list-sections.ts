import type {
  CardToPull,
  CardToReturn,
  getPullList,
  getReturnList,
  OutputOf,
  ReservedCopies,
} from '@manafolio/contract'

export type ListKind = 'pull' | 'return'

/** Copies to take or to put somewhere, which are checked off together. */
export interface ListLine {
  key: string
  quantity: number
  cardName: string
  /** Which copies; null where any will do. */
  copies: ReservedCopies | null
}

/** The lines of one place. */
export interface ListSection {
  key: string
  title: string
  note?: string
  lines: ListLine[]
}

type PullList = OutputOf<typeof getPullList>
type ReturnList = OutputOf<typeof getReturnList>

interface PullOptions {
  /** Whether the user has all the basic lands that decks need. */
  hasBasicLands: boolean
}

/** What to take from the collection, then from each deck, then what is missing. */
export function pullSections({ cards, decks }: PullList, { hasBasicLands }: PullOptions) {
  const isAtHand = (card: CardToPull) => hasBasicLands && card.isBasicLand
  return filled([
    { key: 'collection', title: 'From your collection', lines: cards.flatMap(copyLines) },
    ...decks.map(({ id, name }) => ({
      key: id,
      title: `From ${name}`,
      note: 'These copies are in that deck.',
      lines: cards.flatMap((card) => deckLine(card, card.fromDecks, id)),
    })),
    {
      key: 'lands',
      title: 'Basic lands',
      note: 'Not counted in your collection.',
      lines: cards.filter(isAtHand).flatMap(missingLine),
    },
    {
      key: 'missing',
      title: 'Missing',
      note: 'You don’t own these.',
      lines: cards.filter((card) => !isAtHand(card)).flatMap(missingLine),
    },
  ])
}

/** What goes to decks that lack it, then what goes back to the collection. */
export function returnSections({ cards, decks }: ReturnList) {
  return filled([
    ...decks.map(({ id, name }) => ({
      key: id,
      title: `To ${name}`,
      note: 'That deck lacks these copies.',
      lines: cards.flatMap((card) => deckLine(card, card.toDecks, id)),
    })),
    {
      key: 'collection',
      title: 'Back to your collection',
      lines: cards.flatMap((card) => copyLines({ ...card, copies: remaining(card) })),
    },
  ])
}

function filled(sections: readonly ListSection[]): ListSection[] {
  return sections.filter(({ lines }) => lines.length > 0)
}

function copyLines({ cardName, copies }: Pick<CardToPull, 'cardName' | 'copies'>): ListLine[] {
  return copies.map((some) => {
    const { printing, finish, condition, language, quantity } = some
    const key = [printing.scryfallId, finish, condition, language].join(' ')
    return { key, quantity, cardName, copies: some }
  })
}

type NamedCard = Pick<CardToPull, 'oracleId' | 'cardName'>

function deckLine(
  { oracleId, cardName }: NamedCard,
  some: CardToReturn['toDecks'],
  id: string,
): ListLine[] {
  const ofDeck = some.find(({ deckId }) => deckId === id)
  if (!ofDeck) return []
  return [{ key: oracleId, quantity: ofDeck.quantity, cardName, copies: null }]
}

function missingLine({ oracleId, cardName, missing }: CardToPull): ListLine[] {
  return missing > 0 ? [{ key: oracleId, quantity: missing, cardName, copies: null }] : []
}

/** The copies that no other deck gets: those get the last ones. */
function remaining({ copies, toDecks }: CardToReturn): ReservedCopies[] {
  let given = toDecks.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = copies.toReversed().map((some) => {
    const gone = Math.min(given, some.quantity)
    given -= gone
    return { ...some, quantity: some.quantity - gone }
  })
  return left.toReversed().filter(({ quantity }) => quantity > 0)
}

export type ListOrder = 'name' | 'set'

/** By name, or as a collection that is sorted by set. */
export function sortedLines(lines: readonly ListLine[], order: ListOrder): ListLine[] {
  return [...lines].sort(
    (one, other) =>
      (order === 'set' ? compareSets(one, other) : 0) ||
      one.cardName.localeCompare(other.cardName, 'en'),
  )
}

function compareSets({ copies: one }: ListLine, { copies: other }: ListLine): number {
  const [a, b] = [one?.printing, other?.printing]
  return (
    (a?.setCode ?? '').localeCompare(b?.setCode ?? '', 'en') ||
    (a?.collectorNumber ?? '').localeCompare(b?.collectorNumber ?? '', 'en', { numeric: true })
  )
}
