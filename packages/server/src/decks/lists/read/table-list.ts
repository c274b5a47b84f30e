import {
  conditionNames,
  type DeckLineSentence,
  type DeckListFormat,
  type ImportColumn,
  type ImportFormat,
  type ImportOmission,
  isUsed,
  languageNames,
} from '@manafolio/contract'
import type { ListedRow, Problem } from '../../../cards/lists/listed.ts'
import { linesOf } from '../../../cards/lists/read/lines.ts'
import { readTable } from '../../../cards/lists/read/read-table.ts'
import { findTable } from '../../../cards/lists/read/table-text.ts'
import { type ListSection, sectionCalled } from '../../../cards/lists/read/text-sections.ts'
import { refuseUnknownCounts } from '../../../cards/lists/read/undecided-columns.ts'
import { isYes } from '../../../cards/lists/read/words/words.ts'
import { checkLength } from './list-length.ts'
import type { LineMessage, ParsedLine, ParsedList } from './parsed-list.ts'

/** What a list says that is a table: all of it is the deck. Undefined when the text is none. */
export async function readTableList(text: string): Promise<ParsedList | undefined> {
  const table = findTable(text)
  if (!table) return undefined
  const written = [...linesOf(text)].map(({ line }) => line)
  checkLength(written)
  const { format, columns, rows } = await readTable(table, () => {})
  refuseUnknownCounts(columns)
  const header: ParsedLine = {
    kind: 'words',
    line: table.line,
    messages: [headerMessage(columns)],
    text: written[table.line - 1] ?? '',
  }
  const lines = rows.map((row) => lineOf(row, written[row.line - 1] ?? ''))
  return {
    format: isPriceList(table.header) ? 'prices' : (deckFormats[format] ?? null),
    ...{ name: null, deckFormat: null },
    lines: [header, ...lines],
  }
}

function isPriceList(header: readonly string[]): boolean {
  return header.some((column) => /^price of all \(usd\)$/i.test(column.trim()))
}

/** The tables of decks among those of collections. */
const deckFormats: Partial<Record<ImportFormat, DeckListFormat>> = {
  moxfield: 'moxfield_csv',
  archidekt: 'archidekt_csv',
}

function headerMessage(columns: readonly ImportColumn[]): LineMessage {
  const unsupported = columns
    .filter((column) => !isUsed(column) && column.name.trim() !== '' && !isRead(column.name))
    .map(({ name }) => name)
  return unsupported.length === 0 ? ['header'] : ['header_unsupported', unsupported.join(', ')]
}

function isRead(column: string): boolean {
  return [...partColumns, ...categoryColumns, ...noteColumns, ...alterColumns].includes(
    column.trim().toLowerCase(),
  )
}

function lineOf(row: ListedRow, text: string): ParsedLine {
  const { line, card, quantity, finish, problems, omission } = row
  const isNone = problems.some(({ reason }) => reason === 'no_card' || reason === 'unreadable')
  if (isNone) return { kind: 'unreadable', line, text, messages: [] }
  const rawQuantity = problems.find(isOnQuantity)?.raw ?? ''
  const left = omission && omissions[omission]
  return {
    kind: 'copies',
    section: omission === 'maybeboard' ? 'maybeboard' : sectionOf(row),
    line,
    text,
    card,
    quantity,
    rawQuantity,
    finish,
    categories: categoriesOf(row),
    note: cellOf(row, noteColumns)?.trim() || undefined,
    messages: unsupportedIn(row),
    ...(left && { omission: left }),
  }
}

/** What a table says of copies that a deck has no place for. */
function unsupportedIn(row: ListedRow): LineMessage[] {
  const { condition, language, problems } = row
  const unread = problems.filter((problem) => !isOnQuantity(problem)).map(({ raw }) => raw)
  const signs = [
    ...unread,
    condition && condition !== 'NM' ? conditionNames[condition] : '',
    language && language !== 'en' ? languageNames[language] : '',
    isYes(cellOf(row, alterColumns) ?? '') ? 'Alter' : '',
  ]
  return signs.filter((raw) => raw !== '').map((raw) => ['unsupported', raw])
}

function isOnQuantity({ reason }: Problem): boolean {
  return reason === 'bad_quantity' || reason === 'too_many_copies'
}

const noteColumns = ['note', 'notes']
const alterColumns = ['alter', 'altered', 'altered art']

function cellOf({ cells }: ListedRow, columns: readonly string[]): string | undefined {
  return cells.find(([column]) => columns.includes(column.trim().toLowerCase()))?.[1]
}

/** Columns with the part of a deck that a row is in, with the first of several categories. */
const partColumns = ['board', 'section', 'zone', 'category', 'categories', 'sideboarded']

/** A row is of the deck unless a column says another part. */
function sectionOf(row: ListedRow): ListSection {
  const raw = cellOf(row, partColumns) ?? ''
  if (isYes(raw)) return 'sideboard'
  return sectionCalled(raw.split(/[,;|]/)[0] ?? '') ?? 'deck'
}

const categoryColumns = ['categories', 'category', 'tags']

/** Without those that stand for a part of the deck. */
function categoriesOf({ cells }: ListedRow): string[] {
  const raw = cells.flatMap(([column, text]) =>
    categoryColumns.includes(column.trim().toLowerCase()) ? text.split(/[,;|]/) : [],
  )
  return raw.map((name) => name.trim()).filter((name) => name !== '' && !sectionCalled(name))
}

/** A table of a deck says that it is one. */
const omissions: Partial<Record<ImportOmission, DeckLineSentence>> = {
  proxy: 'proxy',
  wishlist: 'maybeboard',
}
