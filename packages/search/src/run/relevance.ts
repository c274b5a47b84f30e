import { type Catalogue, findCardsCalled, findCardsNamed } from '../catalogue/catalogue.ts'
import { cardForShort } from '../filters/short-names.ts'
import type { NameTerm, Query } from '../query/tree.ts'
import {
  addRows,
  allRows,
  bothRows,
  emptyLike,
  hasRow,
  type RowSet,
  rowsOf,
} from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { rowsWithWords, wordsThat } from '../text/word-index.ts'
import { popularityOf } from './popularity.ts'

/** A number for each card: the lower, the sooner a query that finds it may mean it. */
export type Relevance = (card: number) => number

/**
 * How well cards fit the words of a query: the card with that name, the card with a face of that
 * name, the card that a word is short for, names in which the words begin words, the others; by how
 * much they are played within each of these. Undefined for a query without words.
 */
export function relevanceOf(catalogue: Catalogue, query: Query): Relevance | undefined {
  const beginning = cardsBeginning(catalogue, query)
  if (!beginning) return undefined
  const { cardCount } = catalogue.meta
  const requested = requestedName(query)
  const levels = [
    rowsOf(findCardsCalled(catalogue, requested), cardCount),
    rowsOf(findCardsNamed(catalogue, requested), cardCount),
    rowsOf(cardsForShort(catalogue, query), cardCount),
    beginning,
  ]
  const { places } = popularityOf(catalogue)
  return (card) => {
    const level = levels.findIndex((cards) => hasRow(cards, card))
    return (level < 0 ? levels.length : level) * cardCount + (places[card] ?? 0)
  }
}

/** The name that the words of a query are together, folded; empty when it has none. */
function requestedName(query: Query): string {
  const terms = query.kind === 'and' ? query.all : [query]
  return foldName(terms.flatMap((term) => (term.kind === 'name' ? term.text : [])).join(' '))
}

/** The cards in whose names each word of a query begins a word; undefined when it has no words. */
function cardsBeginning(catalogue: Catalogue, query: Query): RowSet | undefined {
  switch (query.kind) {
    case 'and':
      return joined(
        query.all.map((part) => cardsBeginning(catalogue, part)),
        bothRows,
      )
    case 'or':
      return joined(
        query.any.map((part) => cardsBeginning(catalogue, part)),
        eitherRows,
      )
    case 'name':
      return query.style === 'regex' ? undefined : cardsWithWordsOf(catalogue, query)
    case 'not':
    case 'filter':
      return undefined
  }
}

function joined(
  parts: (RowSet | undefined)[],
  join: (a: RowSet, b: RowSet) => RowSet,
): RowSet | undefined {
  const [first, ...others] = parts.filter((part) => part !== undefined)
  return first && others.reduce(join, first)
}

function eitherRows(a: RowSet, b: RowSet): RowSet {
  const both = emptyLike(a)
  addRows(both, a)
  addRows(both, b)
  return both
}

function cardsWithWordsOf({ texts, meta }: Catalogue, { text }: NameTerm): RowSet {
  const { index } = texts.cardName
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => rowsWithWords(index, wordsThat.begin(index, word), meta.cardCount))
    .reduce(bothRows, allRows(meta.cardCount))
}

function cardsForShort(catalogue: Catalogue, query: Query): number[] {
  const terms = query.kind === 'and' ? query.all : [query]
  return terms.flatMap((term) =>
    term.kind === 'name' ? (cardForShort(catalogue, term) ?? []) : [],
  )
}
