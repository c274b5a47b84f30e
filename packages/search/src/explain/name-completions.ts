import { type Catalogue, nameSeparator } from '../catalogue/catalogue.ts'
import { popularityOf } from '../catalogue/popularity.ts'
import { addRows, bothRows, countRows, hasRow, listRows, noRows, type RowSet, rowsOf } from '../rows/row-set.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, wordsThat } from '../text/word-index.ts'
import { wordsBegunNearly } from '../text/words-nearly.ts'

/**
 * Names of cards that complete the typed words (folded), each of which begins another word of the
 * name; then those that have them inside of words, then those that have them but for a slip.
 */
export function listNameCompletions(catalogue: Catalogue, typed: string, count: number): string[] {
  if (typed === '') return []
  const titles = new Set<string>()
  for (const { isBold, ...attempt } of attempts(catalogue, typed)) {
    if (titles.size >= (isBold ? fewNames : count)) break
    for (const card of mostPlayed(catalogue, attempt, count)) {
      titles.add(rowText(catalogue.texts.cardTitle, card))
    }
  }
  return [...titles].slice(0, count)
}

/** With fewer, a slip is likely. */
const fewNames = 3

/** Cards that the typed words may mean. */
interface Attempt {
  cards: RowSet
  /** Checks a name, or all if there is nothing left to check. */
  fits?: (name: string) => boolean
  /** Made only if there are few names so far. */
  isBold?: boolean
}

/** From the best to the boldest. The order of the words does not matter: people remember the rarer one first. */
function* attempts({ texts: { cardName }, meta, cardsByName }: Catalogue, typed: string): Generator<Attempt> {
  const { index } = cardName
  const words = typed.split(' ')
  const last = words.length - 1
  const rowsOfEach = (find: (word: string, at: number) => number[]) =>
    words.map((word, at) => rowsWithWords(index, find(word, at), meta.cardCount))
  const rowsOfAll = (find: (word: string, at: number) => number[]) => rowsOfEach(find).reduce(bothRows)
  const begin = (word: string) => wordsThat.begin(index, word)
  yield { cards: rowsOf(cardsByName.get(typed) ?? [], meta.cardCount) }
  yield {
    cards: rowsOfAll((word, at) => at < last ? wordsThat.are(index, word) : begin(word)),
    fits: (name) => name.startsWith(typed),
  }
  const begun = rowsOfEach(begin)
  yield { cards: begun.reduce(bothRows), fits: last === 0 ? undefined : (name) => beginsWords(name, words) }
  yield { cards: rowsOfAll((word) => word.length < shortestPart ? begin(word) : wordsThat.contain(index, word)) }
  if (cardsByName.has(typed)) return
  const near = rowsOfEach((word) => word.length < shortestPart ? begin(word) : wordsBegunNearly(index, word))
  yield { cards: withOneSlip(begun, near), isBold: true }
  yield { cards: near.reduce(bothRows), isBold: true }
}

/** Fewer letters stand in most names. */
const shortestPart = 3

function withOneSlip(begun: RowSet[], near: RowSet[]): RowSet {
  const set = noRows((begun[0]?.length ?? 0) * 32)
  near.forEach((rows, slip) => {
    addRows(set, begun.map((other, i) => (i === slip ? rows : other)).reduce(bothRows))
  })
  return set
}

function mostPlayed(catalogue: Catalogue, { cards, fits }: Attempt, count: number): number[] {
  const best: number[] = []
  for (const card of inOrder(catalogue, cards)) {
    if (fits && !rowText(catalogue.texts.cardName, card).split(nameSeparator).some(fits)) continue
    if (best.push(card) >= count) break
  }
  return best
}

/** The most played first. */
function inOrder(catalogue: Catalogue, cards: RowSet): Iterable<number> {
  const popularity = popularityOf(catalogue)
  if (countRows(cards) > manyCards) return popularity.cards.filter((card) => hasRow(cards, card))
  const placeOf = (card: number) => popularity.places[card] ?? 0
  const shown = listRows(cards).filter((card) => placeOf(card) < popularity.places.length)
  return shown.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Sorting more takes longer than picking them from all. */
const manyCards = 1000

/** Whether each of some words begins another word of a name. */
function beginsWords(name: string, words: readonly string[]): boolean {
  const free = name.split(' ')
  // The longest first: what begins with it begins also with what is shorter.
  return [...words].sort((a, b) => b.length - a.length).every((word) => {
    const at = free.findIndex((other) => other.startsWith(word))
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  })
}
