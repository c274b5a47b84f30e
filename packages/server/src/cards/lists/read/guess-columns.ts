import { type ColumnMeaning, limits } from '@manafolio/contract'
import type { ListFormat } from './formats/list-format.ts'
import { conditionOf, finishOf, languageOf } from './words/understood.ts'
import { wordKey } from './words/words.ts'

/** What is known of cards, by which columns are recognized. */
export interface Vocabulary {
  isName(text: string): boolean
  isSetCode(text: string): boolean
}

/** The texts of a column, without empty ones. */
type Texts = readonly string[]

interface Guess {
  meaning: ColumnMeaning
  /** Meanings that say the same: when a column has one of them, no other is looked for. */
  unless?: readonly ColumnMeaning[]
  /** The share of a column's texts that have to be such. */
  share: number
  is(text: string): boolean
  /** What else speaks for a column. */
  fits?(texts: Texts): boolean
}

/**
 * Columns that have no meaning by their names, by what is in them: ids, names of cards, codes of sets,
 * numbers of copies, and words for finishes, conditions and languages.
 */
export function guessColumns(
  columns: readonly Texts[],
  places: ReadonlyMap<ColumnMeaning, number>,
  { format, vocabulary }: { format: ListFormat; vocabulary: Vocabulary },
): ReadonlyMap<ColumnMeaning, number> {
  const guessed = new Map(places)
  for (const { meaning, unless = [], share, is, fits } of guessesOf(format, vocabulary)) {
    if ([meaning, ...unless].some((one) => guessed.has(one))) continue
    // In words that are known, a column of copies would be called so.
    if (meaning === 'quantity' && places.has('name')) continue
    const taken = new Set(guessed.values())
    const [place, ...others] = columns.flatMap((texts, place) => {
      const isSuch = !taken.has(place) && shareOf(texts, is) >= share && (fits?.(texts) ?? true)
      return isSuch ? [place] : []
    })
    // Of two columns that count nobody knows which one counts copies.
    if (place !== undefined && (others.length === 0 || meaning !== 'quantity')) {
      guessed.set(meaning, place)
    }
  }
  return guessed
}

function shareOf(texts: Texts, is: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(is).length / texts.length
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function guessesOf(format: ListFormat, { isName, isSetCode }: Vocabulary): Guess[] {
  return [
    { meaning: 'scryfallId', share: 0.9, is: (text) => uuid.test(text) },
    { meaning: 'name', unless: ['simpleName'], share: 0.6, is: isName },
    { meaning: 'setCode', unless: ['set', 'setName'], share: 0.8, is: isSetCode },
    {
      meaning: 'quantity',
      unless: ['regularQuantity', 'foilQuantity'],
      share: 1,
      is: (text) => isCount(text, limits.quantityMax),
      fits: (texts) => shareOf(texts, (text) => isCount(text, playset)) >= 0.8,
    },
    {
      meaning: 'finish',
      share: 0.95,
      is: (text) => isWord(text) && !!finishOf(text, format).value,
      fits: hasFoils,
    },
    {
      meaning: 'condition',
      share: 0.95,
      is: (text) => isWord(text) && !!conditionOf(text, format).value,
    },
    {
      meaning: 'language',
      share: 0.95,
      is: (text) => isWord(text) && !!languageOf(text, format).value,
    },
  ]
}

/** Most people have up to four copies of most cards, and numbers of cards are mostly higher. */
const playset = 4

function isCount(text: string, most: number): boolean {
  const count = Number(/^\d{1,2}$/.exec(text)?.[0])
  return count >= 1 && count <= most
}

/** Zeros and ones may mean anything. */
function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text)
}

/** “Yes” and “no” answer other questions as well. */
function hasFoils(texts: Texts): boolean {
  return texts.some((text) => wordKey(text).includes('foil'))
}
