import type { DeckLineSentence, ImportOmission } from '@manafolio/contract'
import type { ListedRow } from '../../../card-lists/listed.ts'
import { linesOf } from '../../../card-lists/read/lines.ts'
import { readTable } from '../../../card-lists/read/read-table.ts'
import { findTable } from '../../../card-lists/read/table-text.ts'
import { type ListSection, sectionCalled } from '../../../card-lists/read/text-sections.ts'
import { isYes } from '../../../card-lists/read/words/words.ts'
import { checkLength } from './list-length.ts'
import type { SaidLine, SaidList } from './said-list.ts'

/** What a list says that is a table: all of it is the deck. Undefined when the text is none. */
export async function readTableList(text: string): Promise<SaidList | undefined> {
  const table = findTable(text)
  if (!table) return undefined
  const written = [...linesOf(text)].map(({ line }) => line)
  checkLength(written)
  const { rows } = await readTable(table, () => {})
  const header: SaidLine = {
    ...{ kind: 'words', line: table.line, says: [['header']] },
    text: written[table.line - 1] ?? '',
  }
  const lines = rows.map((row) => lineOf(row, written[row.line - 1] ?? ''))
  return { format: null, name: null, deckFormat: null, lines: [header, ...lines] }
}

function lineOf(row: ListedRow, text: string): SaidLine {
  const { line, card, quantity, troubles, omission } = row
  const isNone = troubles.some(({ reason }) => reason === 'no_card' || reason === 'unreadable')
  if (isNone) return { kind: 'unreadable', line, text, says: [] }
  const saidQuantity = troubles.find(({ reason }) => reason === 'bad_quantity')?.said ?? ''
  const left = omission && omissions[omission]
  return {
    ...{
      kind: 'copies',
      section: sectionOf(row),
      line,
      text,
      card,
      quantity,
      saidQuantity,
      says: [],
    },
    ...(left && { omission: left }),
  }
}

/** Columns that tell the part of a deck that a row is of, with the first of several categories. */
const partColumns = ['board', 'section', 'zone', 'category', 'categories', 'sideboarded']

/** A row is of the deck unless a column says another part. */
function sectionOf({ cells }: ListedRow): ListSection {
  const said =
    cells.find(([column]) => partColumns.includes(column.trim().toLowerCase()))?.[1] ?? ''
  if (isYes(said)) return 'sideboard'
  return sectionCalled(said.split(/[,;|]/)[0] ?? '') ?? 'deck'
}

/** A table of a deck says that it is one. */
const omissions: Partial<Record<ImportOmission, DeckLineSentence>> = {
  maybeboard: 'maybeboard',
  proxy: 'proxy',
  wishlist: 'maybeboard',
}
