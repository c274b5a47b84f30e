import { namesIn } from '../catalogue/card-names.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { cardCalledForShort } from '../filters/short-names.ts'
import { longestName } from '../query/names.ts'
import {
  addRows,
  bothRows,
  countRows,
  emptyLike,
  hasRow,
  listRows,
  type RowSet,
  rowsOf,
} from '../rows/row-set.ts'
import { popularityOf } from '../run/popularity.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, type WordIndex, wordsThat } from '../text/word-index.ts'
import { wordsBegunNearly } from '../text/words-nearly.ts'

export interface NameCompletion {
  title: string
  /** Whether the typed words begin words of the name. */
  isBegun: boolean
  /** Whether they do, or nearly do. */
  isLikely: boolean
}

/**
 * Names of cards that complete the typed words (folded), each of which begins another word of the
 * name, in any order; then names that have them within words, then names that have them but for a
 * slip. Extras are left out.
 */
export function listNameCompletions(
  catalogue: Catalogue,
  typed: string,
  count: number,
): NameCompletion[] {
  if (typed === '' || typed.split(' ').length > longestName) return []
  const found = new Map<string, NameCompletion>()
  for (const { fit, ...guess } of guesses(catalogue, typed)) {
    if (found.size >= (fit === 'nearly' ? fewNames : count)) break
    for (const card of firstCards(catalogue, guess, count)) {
      const title = rowText(catalogue.texts.cardTitle, card)
      if (!found.has(title))
        found.set(title, { title, isBegun: fit === 'begun', isLikely: fit !== 'within' })
    }
  }
  return [...found.values()].slice(0, count)
}

/** Each word with slips costs a look at the words of all names; longer names have enough right ones. */
const mostWordsWithSlips = 5

/** With fewer, a slip is likely. */
const fewNames = 3

/** Cards that may be meant. Those that are played most come first, whatever the order of the words. */
interface Guess {
  cards: RowSet
  fit: 'begun' | 'within' | 'nearly'
  /** What one of the names of a card has to be like, if its words alone do not decide. */
  isName?: (name: string) => boolean
}

/** From the plainest to the boldest. */
function* guesses(catalogue: Catalogue, typed: string): Generator<Guess> {
  const words = typed.split(' ')
  yield* cardsCalledSo(catalogue, typed)
  yield cardsBeginningSo(catalogue, typed)
  const begun = rowsWithEach(catalogue, words, wordsThat.begin)
  const isName = words.length > 1 ? { isName: isBegunBy(words) } : {}
  yield { fit: 'begun', cards: begun.reduce(bothRows), ...isName }
  const within = rowsWithEach(catalogue, words, unlessShort(wordsThat.contain))
  yield { fit: 'within', cards: within.reduce(bothRows) }
  if (catalogue.cardsByName.has(typed) || words.length > mostWordsWithSlips) return
  const nearly = rowsWithEach(catalogue, words, unlessShort(wordsBegunNearly))
  yield { fit: 'nearly', cards: withOneSlip(begun, nearly) }
  yield { fit: 'nearly', cards: nearly.reduce(bothRows) }
}

function* cardsCalledSo(catalogue: Catalogue, typed: string): Generator<Guess> {
  const { meta, cardsByName } = catalogue
  yield { fit: 'begun', cards: rowsOf(cardsByName.get(typed) ?? [], meta.cardCount) }
  const forShort = cardCalledForShort(catalogue, typed)
  if (forShort !== undefined) yield { fit: 'begun', cards: rowsOf([forShort], meta.cardCount) }
}

function cardsBeginningSo(catalogue: Catalogue, typed: string): Guess {
  const words = typed.split(' ')
  const rows = rowsWithEach(catalogue, words, (index, word, at) =>
    wordsThat[at === words.length - 1 ? 'begin' : 'are'](index, word),
  )
  return { fit: 'begun', cards: rows.reduce(bothRows), isName: (name) => name.startsWith(typed) }
}

type FindWords = (index: WordIndex, word: string, at: number) => number[]

/** For each typed word the cards with a word of the index that it finds. */
function rowsWithEach(
  { texts, meta }: Catalogue,
  words: readonly string[],
  find: FindWords,
): RowSet[] {
  const { index } = texts.cardName
  return words.map((word, at) => rowsWithWords(index, find(index, word, at), meta.cardCount))
}

function unlessShort(find: FindWords): FindWords {
  return (index, word, at) =>
    word.length < shortestPart ? wordsThat.begin(index, word) : find(index, word, at)
}

/** Fewer letters stand in most names. */
const shortestPart = 3

/** Whether each of the words begins another word of a name. */
function isBegunBy(words: readonly string[]): (name: string) => boolean {
  // The longest first: what begins with it begins also with what is shorter.
  const sorted = words.toSorted((a, b) => b.length - a.length)
  return (name) => {
    const free = name.split(' ')
    return sorted.every((word) => {
      const at = free.findIndex((other) => other.startsWith(word))
      if (at >= 0) free[at] = ''
      return at >= 0
    })
  }
}

/** Those that have all words, one of them nearly. */
function withOneSlip(begun: readonly RowSet[], nearly: readonly RowSet[]): RowSet {
  return nearly.reduce(
    (found, rows, slip) => {
      addRows(found, begun.map((others, at) => (at === slip ? rows : others)).reduce(bothRows))
      return found
    },
    emptyLike(begun[0] ?? new Uint32Array()),
  )
}

function firstCards(
  catalogue: Catalogue,
  { cards, isName }: Pick<Guess, 'cards' | 'isName'>,
  count: number,
): number[] {
  const first: number[] = []
  const namesOf = (card: number) => {
    const { own, others } = namesIn(rowText(catalogue.texts.cardName, card))
    return [...own, ...others]
  }
  for (const card of byPopularity(catalogue, cards)) {
    if (isName && !namesOf(card).some(isName)) continue
    if (first.push(card) >= count) break
  }
  return first
}

function* byPopularity(catalogue: Catalogue, cards: RowSet): Iterable<number> {
  const { places, shown, order } = popularityOf(catalogue)
  const wanted = bothRows(cards, shown)
  if (countRows(wanted) > manyCards) {
    for (const card of order) if (hasRow(wanted, card)) yield card
  } else {
    yield* listRows(wanted).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  }
}

/** Looking for more of them among all is faster than sorting them. */
const manyCards = 1000
