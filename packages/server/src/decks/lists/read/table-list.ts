import type { DeckLineSentence, ImportOmission } from '@manafolio/contract'
import type { ListedRow } from '../../../card-lists/listed.ts'
import { linesOf } from '../../../card-lists/read/lines.ts'
import { readTable } from '../../../card-lists/read/read-table.ts'
import { findTable } from '../../../card-lists/read/table-text.ts'
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
    ...{ kind: 'copies', section: 'deck', line, text, card, quantity, saidQuantity, says: [] },
    ...(left && { omission: left }),
  }
}

/** A table of a deck says that it is one. */
const omissions: Partial<Record<ImportOmission, DeckLineSentence>> = {
  maybeboard: 'maybeboard',
  proxy: 'proxy',
  wishlist: 'maybeboard',
}
