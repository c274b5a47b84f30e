import { distance } from 'fastest-levenshtein'
import { type Catalogue, findCardsCalled, nameSeparator } from '../catalogue/catalogue.ts'
import { nearestWord, nearestWords } from '../explain/nearest.ts'
import { allRows, bothRows, isEmptySet, listRows } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, wordCount, wordsThat } from '../text/word-index.ts'
import { cardsFirst, printingNamed, printingsOfCards, type Wanted } from './named-printing.ts'
import { usualPrinting } from './usual-printing.ts'

/**
 * The usual printing of the one card that a name may mean: called so, with all its words in the
 * name (or what begins them), or spelt nearly so; or “ambiguous” when several cards may be meant.
 */
export function printingLike(
  catalogue: Catalogue,
  name: string,
  isWanted: Wanted,
): number | 'ambiguous' | undefined {
  const named = printingNamed(catalogue, name, isWanted)
  if (named !== undefined) return named
  for (const cards of guesses(catalogue, foldName(name), isWanted)) {
    const printings = cardsFirst(catalogue, printingsOfCards(catalogue, cards).filter(isWanted))
    const names = new Set(printings.map((printing) => titleOf(catalogue, printing)))
    if (names.size > 1) return 'ambiguous'
    if (names.size === 1) return usualPrinting(catalogue, printings)
  }
  return undefined
}

/** A card that shows itself on both sides is called as it would be with one. */
function titleOf({ columns, texts }: Catalogue, printing: number): string {
  const title = rowText(texts.cardTitle, columns.printingCard[printing] ?? 0)
  const [front = '', ...others] = title.split(' // ')
  return others.every((other) => other === front) ? front : title
}

/** From the plainest guess to the boldest. */
function* guesses(
  catalogue: Catalogue,
  folded: string,
  isWanted: Wanted,
): Generator<readonly number[]> {
  if (folded === '') return
  const words = [...new Set(folded.split(' '))]
  const withWords = cardsWithWords(catalogue, words, 'begin')
  yield withWords.filter((card) => isCovered(catalogue, card, folded.split(' ')))
  yield withWords
  const cardsCalled = (name: string) => findCardsCalled(catalogue, name)
  const near = nearestNames(catalogue, folded, isWanted)
  yield near.filter((name) => isCloseTo(folded, name)).flatMap(cardsCalled)
  const right = corrected(catalogue, words)
  yield cardsCalled(right.join(' '))
  yield cardsWithWords(catalogue, right, 'begin')
  yield near.flatMap(cardsCalled)
  if (words.every((word) => word.length >= shortestPart)) {
    yield cardsWithWords(catalogue, words, 'contain')
  }
}

/** Fewer letters stand in most names. */
const shortestPart = 3

function cardsWithWords(
  { texts: { cardName }, meta }: Catalogue,
  words: readonly string[],
  how: 'begin' | 'contain',
): number[] {
  let rows = allRows(meta.cardCount)
  for (const word of words) {
    const withWord = rowsWithWords(
      cardName.index,
      wordsThat[how](cardName.index, word),
      meta.cardCount,
    )
    rows = bothRows(rows, withWord)
    if (isEmptySet(rows)) return []
  }
  return listRows(rows)
}

/** Whether the words begin those of a name, one by one and to its last: “jac bele” is Jace Beleren. */
function isCovered({ texts }: Catalogue, card: number, words: readonly string[]): boolean {
  return rowText(texts.cardName, card)
    .split(nameSeparator)
    .map((name) => name.split(' '))
    .some(
      (name) =>
        name.length === words.length && name.every((word, i) => word.startsWith(words[i] ?? '')),
    )
}

/** Each word costs a look at all that are known; who types more of a name has it nearly right. */
const maxCorrected = 8

/** Each word that begins none of any name, as the word that is spelt most like it. */
function corrected({ texts: { cardName } }: Catalogue, words: readonly string[]): string[] {
  const { index } = cardName
  if (words.length > maxCorrected) return [...words]
  const known = Array.from({ length: wordCount(index) }, (_, word) => rowText(index.words, word))
  return words.map((word) =>
    wordsThat.begin(index, word).length > 0 ? word : (nearestWord(word, known) ?? word),
  )
}

/** The names that are spelt most like this one. */
function nearestNames(catalogue: Catalogue, folded: string, isWanted: Wanted): string[] {
  const isFound = (name: string) =>
    printingsOfCards(catalogue, findCardsCalled(catalogue, name)).some(isWanted)
  return nearestWords(folded, catalogue.cardsByName.keys(), isFound)
}

/** Letters of which one may be wrong without making another name of it. */
const lettersPerMistake = 8

function isCloseTo(typed: string, name: string): boolean {
  return distance(typed, name) <= Math.max(1, Math.floor(typed.length / lettersPerMistake))
}
