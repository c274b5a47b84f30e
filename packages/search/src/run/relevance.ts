import { namesIn } from '../catalogue/card-names.ts'
import { type Catalogue, findCardsCalled, findCardsNamed } from '../catalogue/catalogue.ts'
import { cardsLikeNamed, like } from '../filters/like.ts'
import { cardForShort } from '../filters/short-names.ts'
import type { NameTerm, Query } from '../query/tree.ts'
import {
  allRows,
  bothRows,
  eitherRows,
  hasRow,
  type RowSet,
  rowsOf,
  rowsWhere,
} from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { isEmptyRow, rowText } from '../text/text-column.ts'
import { rowsWithWords, wordsThat } from '../text/word-index.ts'
import { popularityOf } from './popularity.ts'

/** A number for each card: the lower, the sooner a query that finds it may mean it. */
export type Relevance = (card: number) => number

/** Cards by how well they fit words, the best fit first; a card may be in several. */
interface Fits {
  /** Called so as a whole. */
  whole: RowSet
  /** With a face or another name that is called so. */
  part: RowSet
  /** A word is short for it. */
  short: RowSet
  /** Words of its own names begin so. */
  own: RowSet
  /** Words of its other names begin so. */
  other: RowSet
}

/**
 * How well cards fit the words of a query: the card with that name, cards with a face or another name
 * that is called so, the card that a word is short for, names in which the words begin words, other
 * names in which they do, and the others; within each of these by how much they are played.
 * Without words, cards that are like another one by how much they are so. Undefined for other queries.
 */
export function relevanceOf(catalogue: Catalogue, query: Query): Relevance | undefined {
  const fits = fitsOf(catalogue, query)
  if (!fits) return relevanceByLikeness(catalogue, query)
  const { cardCount } = catalogue.meta
  const levels = [fits.whole, fits.part, fits.short, fits.own, fits.other]
  const { places } = popularityOf(catalogue)
  return (card) => {
    const level = levels.findIndex((cards) => hasRow(cards, card))
    return (level < 0 ? levels.length : level) * cardCount + (places[card] ?? 0)
  }
}

/** Of several cards that are named, the first one counts. */
function relevanceByLikeness(catalogue: Catalogue, query: Query): Relevance | undefined {
  const name = nameToBeLike(query)
  const cards = name === undefined ? undefined : cardsLikeNamed(catalogue, name)
  if (!cards) return undefined
  const places = new Map(cards.map((card, place) => [card, place]))
  return (card) => places.get(card) ?? cards.length
}

function nameToBeLike(query: Query): string | undefined {
  switch (query.kind) {
    case 'and':
      return firstOf(query.all)
    case 'or':
      return firstOf(query.any)
    case 'filter':
      return query.op !== '!=' && like.names.includes(query.key) ? query.value : undefined
    case 'not':
    case 'name':
      return undefined
  }
}

function firstOf(parts: readonly Query[]): string | undefined {
  return parts.map(nameToBeLike).find((name) => name !== undefined)
}

function fitsOf(catalogue: Catalogue, query: Query): Fits | undefined {
  switch (query.kind) {
    case 'and':
      return fitsOfAll(catalogue, query.all)
    case 'or':
      return query.any
        .flatMap((part) => fitsOf(catalogue, part) ?? [])
        .reduce(eitherFits, undefined)
    case 'name':
      return query.style === 'regex' ? undefined : fitsOfName(catalogue, query)
    case 'not':
    case 'filter':
      return undefined
  }
}

/** Plain words side by side may be a name together. */
function fitsOfAll(catalogue: Catalogue, all: readonly Query[]): Fits | undefined {
  const [first, ...others] = all.flatMap((part) => fitsOf(catalogue, part) ?? [])
  if (!first || others.length === 0) return first
  const name = all.flatMap((part) => (part.kind === 'name' ? part.text : [])).join(' ')
  return {
    ...calledSo(catalogue, name),
    short: others.map(({ short }) => short).reduce(eitherRows, first.short),
    own: others.map(({ own }) => own).reduce(bothRows, first.own),
    other: others.map(({ other }) => other).reduce(bothRows, first.other),
  }
}

function eitherFits(a: Fits | undefined, b: Fits): Fits {
  if (!a) return b
  return {
    whole: eitherRows(a.whole, b.whole),
    part: eitherRows(a.part, b.part),
    short: eitherRows(a.short, b.short),
    own: eitherRows(a.own, b.own),
    other: eitherRows(a.other, b.other),
  }
}

function fitsOfName(catalogue: Catalogue, term: NameTerm): Fits {
  const { texts, meta } = catalogue
  const short = cardForShort(catalogue, term)
  const words = foldName(term.text).split(' ').filter(Boolean)
  const { index } = texts.cardName
  const begun = words
    .map((word) => rowsWithWords(index, wordsThat.begin(index, word), meta.cardCount))
    .reduce(bothRows, allRows(meta.cardCount))
  return {
    ...calledSo(catalogue, term.text),
    short: rowsOf(short === undefined ? [] : [short], meta.cardCount),
    own: rowsWhere(begun, (card) => isBegunInOwnNames(catalogue, card, words)),
    other: begun,
  }
}

function calledSo(catalogue: Catalogue, name: string): Pick<Fits, 'whole' | 'part'> {
  const { cardCount } = catalogue.meta
  return {
    whole: rowsOf(findCardsCalled(catalogue, name), cardCount),
    part: rowsOf(findCardsNamed(catalogue, name), cardCount),
  }
}

/** For a card of which any names have words that begin so; most have no other names. */
function isBegunInOwnNames({ texts }: Catalogue, card: number, words: readonly string[]): boolean {
  if (isEmptyRow(texts.cardOtherNames, card)) return true
  const own = namesIn(rowText(texts.cardName, card)).own.flatMap((name) => name.split(' '))
  return words.every((word) => own.some((other) => other.startsWith(word)))
}
