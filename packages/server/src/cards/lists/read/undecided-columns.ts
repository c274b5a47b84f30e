import {
  type ColumnMeaning,
  type ImportColumn,
  type Issue,
  limits,
  quantitiesByFinish,
  unknownCountSentence,
  unnamedColumn,
} from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import type { ListedRow } from '../listed.ts'
import { cut } from './cells.ts'
import type { Columns, Known } from './columns.ts'
import type { ListFormat } from './formats/list-format.ts'
import type { Vocabulary } from './guess-columns.ts'
import { columnKey } from './header.ts'
import { conditionOf, finishOf, languageOf } from './words/understood.ts'

interface TableColumns extends Columns, Pick<Known, 'vocabulary' | 'looks'> {
  header: readonly string[]
}

/**
 * What undecided columns look like, by their places, unless they seem not to matter. Refuses a table
 * that may count copies beyond the columns that are read one by one.
 */
export async function looksOfColumns(
  { header, undecided, looks = new Map(), ...known }: TableColumns,
  rows: readonly ListedRow[],
): Promise<ReadonlyMap<number, ColumnMeaning>> {
  const yieldToEventLoop = eventLoopYielder()
  const found = new Map<number, ColumnMeaning>()
  for (const place of undecided) {
    const name = header[place] ?? ''
    if (countsOther(name, known.format)) continue
    if (place >= limits.importColumns) {
      if (countingWord.test(columnKey(name))) refuse([name])
      continue
    }
    await yieldToEventLoop()
    const texts = differentTexts(rows, place)
    const look =
      texts.size > 0 ? (looks.get(place) ?? lookOf({ ...known, name, texts })) : undefined
    if (look) found.set(place, look)
  }
  return found
}

/** Different texts of a column, without empty ones; at most as many as are needed to recognize it. */
function differentTexts(rows: readonly ListedRow[], place: number): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const { cells } of rows) {
    const text = cells[place]?.[1].trim() ?? ''
    if (text !== '') texts.add(text)
    if (texts.size === enoughTexts) break
  }
  return texts
}

const enoughTexts = 2000

interface UndecidedColumn extends Omit<TableColumns, 'header' | 'undecided' | 'looks'> {
  name: string
  /** Different texts, none of them empty. */
  texts: ReadonlySet<string>
}

function lookOf({ name, texts, places, format, vocabulary }: UndecidedColumn) {
  const key = columnKey(name)
  if (countingWord.test(key)) return sideCounted(key)
  if (hasOtherNumbers(name)) return undefined
  const isCounted = counts.some((meaning) => places.has(meaning))
  if (!isCounted && countCopies(texts)) return 'quantity'
  return possibleLooks(format, vocabulary).find(
    ({ meaning, unless, named, is }) =>
      ![meaning, ...unless].some((one) => places.has(one)) &&
      (named.test(key) || shareOf(texts, is) >= mostly),
  )?.meaning
}

const mostly = 0.5

/** Small numbers, unless most of them are more than a printing can have. */
function countCopies(texts: ReadonlySet<string>): boolean {
  const counts = [...texts].map((text) => Number(/^(\d{1,3})\s*[x×]?$/i.exec(text)?.[1]))
  const possible = counts.filter((count) => count <= limits.quantityMax)
  return !counts.some(Number.isNaN) && possible.length >= counts.length * mostly
}

function shareOf(texts: ReadonlySet<string>, is: (text: string) => boolean): number {
  return [...texts].filter((text) => /\p{L}{2}/u.test(text) && is(text)).length / texts.size
}

interface Look {
  meaning: ColumnMeaning
  /** Meanings that say the same. */
  unless: readonly ColumnMeaning[]
  named: RegExp
  is(text: string): boolean
}

function possibleLooks(format: ListFormat, vocabulary: Vocabulary | undefined): Look[] {
  return [
    {
      meaning: 'name',
      unless: ['simpleName'],
      named: /(?<!\p{L})card ?name(?!\p{L})/u,
      is: (text) => vocabulary?.isName(text) ?? false,
    },
    {
      meaning: 'finish',
      unless: quantitiesByFinish,
      named: /(?<!\p{L})(foils?|foiled|finish)(?!\p{L})/u,
      is: (text) => /foil/i.test(text) && !!finishOf(text, format).value,
    },
    {
      meaning: 'condition',
      unless: [],
      named: /(?<!\p{L})(condition|zustand|état|condición|condizione|condição)(?!\p{L})/u,
      is: (text) => !!conditionOf(text, format).value,
    },
    {
      meaning: 'language',
      unless: [],
      named: /(?<!\p{L})(language|lang|sprache|langue|idioma|lingua)(?!\p{L})/u,
      is: (text) => !!languageOf(text, format).value,
    },
  ]
}

const countingWord =
  /(?<!\p{L})(number of cards|qty|quantity|count|copies|amount|owned|have|anzahl|menge|cantidad|quantit[éeàa]|quantidade|ilość|aantal)(?!\p{L})/u

function sideCounted(key: string): ColumnMeaning {
  if (/(?<!\p{L})etched(?!\p{L})/u.test(key)) return 'etchedQuantity'
  return /(?<!\p{L})foils?(?!\p{L})/u.test(key) ? 'foilQuantity' : 'quantity'
}

function countsOther(column: string, { otherCounts }: ListFormat): boolean {
  return otherCounts?.includes(columnKey(column)) ?? false
}

/** Words for numbers of other things than copies, and for what is marked by 0 and 1. */
const otherNumbers = new Set([
  ...['id', 'number', 'no', 'nr', 'rank', 'page', 'row', 'line', 'index', 'position', 'slot'],
  ...['sku', 'price', 'value', 'cost', 'worth', 'low', 'mid', 'high', 'market', 'trend', 'avg'],
  ...['msrp', 'preis', 'wert', 'prix', 'precio', 'prezzo', 'preço', 'usd', 'eur', 'tix', 'year'],
  ...['jahr', 'mv', 'cmc', 'power', 'toughness', 'loyalty', 'rating', 'weight', 'grade'],
  ...['is', 'signed', 'altered', 'misprint', 'promo', 'textless', 'proxy'],
])

/** “isSigned”, “Price Bought”, “Mana Value”, “multiverse_id”. */
function hasOtherNumbers(column: string): boolean {
  const words = column.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').toLowerCase()
  return words.split(/[^\p{L}]+/u).some((word) => otherNumbers.has(word))
}

/**
 * Of rows that say something in a column which seems to matter and is not used: the number of copies
 * is open if it seems to count them, and otherwise they are doubtful.
 */
export function withUndecided(
  rows: readonly ListedRow[],
  looks: ReadonlyMap<number, ColumnMeaning>,
): readonly ListedRow[] {
  return looks.size === 0 ? rows : rows.map((row) => [...looks].reduce(withOneUndecided, row))
}

function withOneUndecided(
  row: ListedRow,
  [place, look]: readonly [number, ColumnMeaning],
): ListedRow {
  const [name = '', text = ''] = row.cells[place] ?? []
  if (text.trim() === '') return row
  const raw = name.trim() || unnamedColumn(place + 1)
  if (!counts.includes(look)) {
    return { ...row, notes: [...row.notes, { note: 'unused_column', raw }] }
  }
  const problems = [...row.problems, { reason: 'unknown_count', raw } as const]
  return { ...row, quantity: undefined, problems }
}

const counts: readonly ColumnMeaning[] = ['quantity', 'addedQuantity', ...quantitiesByFinish]

/** Where nobody can say what a column means: rather than taking every row for one copy. */
export function refuseUnknownCounts(columns: readonly ImportColumn[]) {
  refuse(
    columns.flatMap(({ name, looksLike }, place) =>
      looksLike && counts.includes(looksLike) ? [name.trim() || unnamedColumn(place + 1)] : [],
    ),
  )
}

function refuse(names: readonly string[]) {
  const issues = names.map((name): Issue => {
    const path = cut(name)
    return { path, message: unknownCountSentence(path) }
  })
  if (issues.length > 0) throw new AppError('import_unknown_count', { issues })
}
