import { type Catalogue, nameSeparator } from '../catalogue/catalogue.ts'
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
import { rowsWithWords, wordsThat } from '../text/word-index.ts'
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
  const { texts, meta, cardsByName } = catalogue
  const { index } = texts.cardName
  const words = typed.split(' ')
  const rowsOfEach = (find: (word: string, at: number) => number[]) =>
    words.map((word, at) => rowsWithWords(index, find(word, at), meta.cardCount))
  const begin = (word: string) => wordsThat.begin(index, word)
  const unlessShort = (find: (word: string) => number[]) =>
    rowsOfEach((word) => (word.length < shortestPart ? begin(word) : find(word)))

  yield { fit: 'begun', cards: rowsOf(cardsByName.get(typed) ?? [], meta.cardCount) }
  const forShort = cardCalledForShort(catalogue, typed)
  if (forShort !== undefined) yield { fit: 'begun', cards: rowsOf([forShort], meta.cardCount) }
  const isLast = (at: number) => at === words.length - 1
  const inFull = rowsOfEach((word, at) => (isLast(at) ? begin(word) : wordsThat.are(index, word)))
  yield {
    fit: 'begun',
    cards: inFull.reduce(bothRows),
    isName: (name) => name.startsWith(typed),
  }
  const begun = rowsOfEach(begin)
  yield {
    fit: 'begun',
    cards: begun.reduce(bothRows),
    ...(words.length > 1 && { isName: isBegunBy(words) }),
  }
  const within = unlessShort((word) => wordsThat.contain(index, word))
  yield { fit: 'within', cards: within.reduce(bothRows) }
  if (cardsByName.has(typed) || words.length > mostWordsWithSlips) return
  const nearly = unlessShort((word) => wordsBegunNearly(index, word))
  yield { fit: 'nearly', cards: withOneSlip(begun, nearly) }
  yield { fit: 'nearly', cards: nearly.reduce(bothRows) }
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
  const namesOf = (card: number) => rowText(catalogue.texts.cardName, card).split(nameSeparator)
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
