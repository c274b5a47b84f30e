import { type Catalogue, findCardsNamed, nameSeparator } from '../catalogue/catalogue.ts'
import { addRow, emptyLike, hasRow, noRows, type RowSet } from '../rows/row-set.ts'
import { bisect } from '../text/bisect.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, wordsThat } from '../text/word-index.ts'

/**
 * Positions in `cards` (sorted), best first: the name itself, a face's name, names that begin with
 * it, names with it between word borders, the others; by name within each of these. Yields them one
 * by one, since who shows a first page needs no more.
 */
export function* orderByName(
  catalogue: Catalogue,
  cards: ArrayLike<number>,
  requested: string,
): Generator<number> {
  if (requested === '') {
    yield* range(0, cards.length)
    return
  }
  const done = noRows(catalogue.meta.cardCount)
  const places = { catalogue, cards, requested, done }
  for (const positions of [exact, byFace, beginning, withWords, others]) {
    for (const position of positions(places)) {
      const card = cards[position] ?? 0
      if (hasRow(done, card)) continue
      addRow(done, card)
      yield position
    }
  }
}

interface Places {
  catalogue: Catalogue
  cards: ArrayLike<number>
  requested: string
  /** The cards whose positions were given already. */
  done: RowSet
}

type Positions = (places: Places) => Iterable<number>

const exact: Positions = (places) =>
  named(places).filter((position) => {
    const { catalogue, cards, requested } = places
    const names = rowText(catalogue.texts.cardName, cards[position] ?? 0)
    return names === requested || names.startsWith(requested + nameSeparator)
  })

const byFace: Positions = (places) => named(places)

function named({ catalogue, cards, requested }: Places): number[] {
  return findCardsNamed(catalogue, requested).flatMap((card) => {
    const position = firstNotBefore(cards, (some) => some >= card)
    return cards[position] === card ? [position] : []
  })
}

/** Cards are in the order of their names, so that these lie together. */
const beginning: Positions = ({ catalogue: { texts }, cards, requested }) => {
  const nameOf = (card: number) => rowText(texts.cardName, card)
  const first = firstNotBefore(cards, (card) => nameOf(card) >= requested)
  const end = firstNotBefore(cards, (card) => {
    const name = nameOf(card)
    return name >= requested && !name.startsWith(requested)
  })
  return range(first, end)
}

/** Those whose names contain the requested one between word borders. */
const withWords: Positions = function* (places) {
  const found = cardsWithWords(places)
  for (const position of range(0, places.cards.length)) {
    if (hasRow(found, places.cards[position] ?? 0)) yield position
  }
}

const others: Positions = ({ cards }) => range(0, cards.length)

function cardsWithWords({ catalogue: { texts, meta }, cards, requested, done }: Places): RowSet {
  const { cardName } = texts
  if (!requested.includes(' ')) {
    return rowsWithWords(cardName.index, wordsThat.are(cardName.index, requested), meta.cardCount)
  }
  const found = emptyLike(done)
  for (const position of range(0, cards.length)) {
    const card = cards[position] ?? 0
    if (!hasRow(done, card) && hasWords(rowText(cardName, card), requested)) addRow(found, card)
  }
  return found
}

const borders = new Set([' ', nameSeparator, ''])

function hasWords(names: string, requested: string): boolean {
  for (let at = names.indexOf(requested); at >= 0; at = names.indexOf(requested, at + 1)) {
    if (borders.has(names.charAt(at - 1)) && borders.has(names.charAt(at + requested.length)))
      return true
  }
  return false
}

function* range(start: number, end: number): Generator<number> {
  for (let i = start; i < end; i++) yield i
}

/** The first position whose item passes, which all after it do too. */
function firstNotBefore(items: ArrayLike<number>, passes: (item: number) => boolean): number {
  return bisect(items.length, (position) => passes(items[position] ?? 0))
}
