import type { Catalogue } from '../catalogue/catalogue.ts'
import { filterNames, findFilter } from '../filters/table.ts'
import type { FilterTerm, NameTerm } from '../query/tree.ts'
import { popularityOf } from '../run/popularity.ts'
import { findSetting, settingNames } from '../settings/table.ts'
import { fold, foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'
import { type WordIndex, wordsThat } from '../text/word-index.ts'
import { wordsBegunNearly } from '../text/words-nearly.ts'
import { mostSlips, nearestWord, nearestWords } from './nearest.ts'

/** The term with the most similar words, key or value that are known; the same if none are close. */
export function correctTerm(
  catalogue: Catalogue,
  term: NameTerm | FilterTerm,
): NameTerm | FilterTerm {
  return term.kind === 'name' ? correctName(catalogue, term) : correctFilter(catalogue, term)
}

/** Among words that are equally close, that of the most played card. */
function correctName(catalogue: Catalogue, term: NameTerm): NameTerm {
  const { index } = catalogue.texts.cardName
  const { places } = popularityOf(catalogue)
  const bestPlace = (word: number) =>
    rowsOfWord(index, word).reduce(
      (best, card) => Math.min(best, places[card] ?? best),
      Number.POSITIVE_INFINITY,
    )
  const text = correctWords(index, foldName(term.text), bestPlace)
  if (text === foldName(term.text)) return term
  return { ...term, text, style: text.includes(' ') ? 'quoted' : term.style }
}

function correctFilter(catalogue: Catalogue, term: FilterTerm): FilterTerm {
  const filter = findFilter(term.key)
  const setting = findSetting(term.key)
  if (!filter && !setting) {
    const key = nearestWord(term.key, [...filterNames, ...settingNames].filter(isLong))
    return key ? { ...term, key } : term
  }
  const index = filter?.words?.(catalogue)
  if (index) return withValue(term, correctPhrase(index, fold(term.value)))
  const known = setting
    ? [...setting.values.keys()]
    : (filter?.values?.(catalogue) ?? []).flatMap(({ value, label }) => [
        value,
        ...(label ? [fold(label)] : []),
      ])
  return withValue(term, nearestWord(fold(term.value), known))
}

function withValue(term: FilterTerm, value = term.value): FilterTerm {
  if (value === fold(term.value)) return term
  return { ...term, value, style: /[\s()"]/.test(value) ? 'quoted' : 'word' }
}

/** With one wrong letter out of two, anything would be similar. */
function isLong(key: string): boolean {
  return key.length > 2
}

/** Among words that are equally close, the one that stands in most texts. */
function correctPhrase(index: WordIndex, phrase: string): string {
  return correctWords(index, phrase, (word) => -rowsOfWord(index, word).length)
}

/** Replaces the words that no word of an index can be; among equals by the lowest place. */
function correctWords(index: WordIndex, text: string, placeOf: (word: number) => number): string {
  const placeOfWord = (word: string) => placeOf(wordsThat.are(index, word)[0] ?? 0)
  const words = text.split(' ')
  if (words.length > maxWords) return text
  return words
    .map((word, at, { length }) => {
      if (wordsThat[placeIn(at, length)](index, word).length > 0) return word
      const [first = word, ...others] = nearestIn(index, word)
      return others.reduce(
        (best, other) => (placeOfWord(other) < placeOfWord(best) ? other : best),
        first,
      )
    })
    .join(' ')
}

/** Each word costs a look at all that are like it. */
const maxWords = 16

/** The first word of a phrase may be the end of a longer one, the last its beginning. */
function placeIn(at: number, length: number) {
  if (length === 1) return 'contain'
  if (at === 0) return 'end'
  return at === length - 1 ? 'begin' : 'are'
}

/** Words with one slip are found without a look at all others. */
function nearestIn(index: WordIndex, word: string): string[] {
  const near = nearestWords(word, textsOf(index, wordsBegunNearly(index, word)))
  if (near.length > 0 || mostSlips(word) === 1) return near
  return nearestWords(word, textsOf(index, wordsThat.contain(index, '')))
}

function textsOf(index: WordIndex, words: readonly number[]): string[] {
  return words.map((word) => rowText(index.words, word))
}

function rowsOfWord({ starts, rows }: WordIndex, word: number): Uint32Array {
  return rows.subarray(starts[word], starts[word + 1])
}
