import type { DeckLineSentence, ImportOmission } from '@manafolio/contract'
import type { ListedRow } from '../../../cards/lists/listed.ts'
import { linesOf } from '../../../cards/lists/read/lines.ts'
import { readTable } from '../../../cards/lists/read/read-table.ts'
import { findTable } from '../../../cards/lists/read/table-text.ts'
import { type ListSection, sectionCalled } from '../../../cards/lists/read/text-sections.ts'
import { isYes } from '../../../cards/lists/read/words/words.ts'
import { checkLength } from './list-length.ts'
import type { ParsedLine, ParsedList } from './parsed-list.ts'

/** What a list says that is a table: all of it is the deck. Undefined when the text is none. */
export async function readTableList(text: string): Promise<ParsedList | undefined> {
  const table = findTable(text)
  if (!table) return undefined
  const written = [...linesOf(text)].map(({ line }) => line)
  checkLength(written)
  const { rows } = await readTable(table, () => {})
  const header: ParsedLine = {
    kind: 'words',
    line: table.line,
    messages: [['header']],
    text: written[table.line - 1] ?? '',
  }
  const lines = rows.map((row) => lineOf(row, written[row.line - 1] ?? ''))
  return { format: null, name: null, deckFormat: null, lines: [header, ...lines] }
}

function lineOf(row: ListedRow, text: string): ParsedLine {
  const { line, card, quantity, finish, problems, omission } = row
  const isNone = problems.some(({ reason }) => reason === 'no_card' || reason === 'unreadable')
  if (isNone) return { kind: 'unreadable', line, text, messages: [] }
  const rawQuantity = problems.find(({ reason }) => reason === 'bad_quantity')?.raw ?? ''
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
    messages: [],
    ...(left && { omission: left }),
  }
}

/** Columns with the part of a deck that a row is in, with the first of several categories. */
const partColumns = ['board', 'section', 'zone', 'category', 'categories', 'sideboarded']

/** A row is of the deck unless a column says another part. */
function sectionOf({ cells }: ListedRow): ListSection {
  const raw = cells.find(([column]) => partColumns.includes(column.trim().toLowerCase()))?.[1] ?? ''
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
