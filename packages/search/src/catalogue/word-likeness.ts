import type { IndexedText } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { wordBorder, wordCount } from '../text/word-index.ts'
import { inverseFrequency, ofAll } from './rarity.ts'

/** Words of an index that are the same but for punctuation. */
interface Term {
  words: number[]
  weight: number
}

interface Terms {
  byText: ReadonlyMap<string, Term>
  /** The sum of the weights of each row's terms. */
  totals: Float64Array
}

/**
 * How much of its words each row has in common with a text, from 0 to 1. A word counts more the fewer
 * rows have it. Rows without words are like a text without any.
 */
export function wordLikeness(column: IndexedText, text: string): Float64Array {
  const { byText, totals } = termsOf(column)
  const texts = new Set(text.split(wordBorder).map(withoutPunctuation))
  const wanted = [...texts].flatMap((one) => byText.get(one) ?? [])
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return totals.map((other) => (other === 0 ? 1 : 0))
  const shared = new Float64Array(totals.length)
  for (const term of wanted) addWeight(shared, term, column)
  return shared.map((weight, row) => Math.min(1, ofAll(weight, total, totals[row] ?? 0)))
}

const knownTerms = new WeakMap<IndexedText, Terms>()

function termsOf(column: IndexedText): Terms {
  const known = knownTerms.get(column) ?? findTerms(column)
  knownTerms.set(column, known)
  return known
}

function findTerms(column: IndexedText): Terms {
  const { index, starts } = column
  const rowCount = starts.length - 1
  const byText = new Map<string, Term>()
  for (let word = 0; word < wordCount(index); word++) {
    const text = withoutPunctuation(rowText(index.words, word))
    const term = byText.get(text) ?? { words: [], weight: 0 }
    term.words.push(word)
    if (text !== '') byText.set(text, term)
  }
  const totals = new Float64Array(rowCount)
  for (const term of byText.values()) {
    term.weight = weightOf(term, column, rowCount)
    addWeight(totals, term, column)
  }
  return { byText, totals }
}

/** Words of one or two rows are names rather than what cards do. */
const fewestRows = 3

function weightOf({ words }: Term, { index: { starts } }: IndexedText, rowCount: number): number {
  const rows = words.reduce((sum, word) => sum + (starts[word + 1] ?? 0) - (starts[word] ?? 0), 0)
  return rows < fewestRows ? 0 : inverseFrequency(rows, rowCount)
}

/** A row that has a term with and without punctuation counts it for each. */
function addWeight(sums: Float64Array, { words, weight }: Term, { index }: IndexedText): void {
  for (const word of words) {
    const end = index.starts[word + 1] ?? 0
    for (let at = index.starts[word] ?? 0; at < end; at++) {
      const row = index.rows[at] ?? 0
      sums[row] = (sums[row] ?? 0) + weight
    }
  }
}

/** “{c}{c}.” is the same as “{c}:”, so that cards that add more or less mana are alike. */
function withoutPunctuation(word: string): string {
  return word.replace(/(\{[^}]*\})\1+/g, '$1').replace(/[^\p{L}\p{N}{}+/'-]/gu, '')
}
