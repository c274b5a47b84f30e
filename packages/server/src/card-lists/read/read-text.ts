import { limits } from '@manafolio/contract'
import { AppError } from '../../errors.ts'
import type { Tell } from '../../lib/tell.ts'
import { turns } from '../../lib/turns.ts'
import type { CardList, ListedRow, SaidCard, Trouble } from '../listed.ts'
import { cut } from './cells.ts'
import { deckParts } from './deck-parts.ts'
import { linesOf } from './lines.ts'
import { type CardLine, readTextLine } from './text-line.ts'
import type { ListSection } from './text-sections.ts'

/** Lines between two looks at the clock. */
const linesPerLook = 20

/** The rows of a list in plain text. Headings and comments are none; what is not understood is one. */
export async function readText(text: string, tell: Tell): Promise<CardList> {
  const rows: ListedRow[] = []
  const letOthers = turns()
  const parts = deckParts()
  let section: ListSection = 'deck'
  for (const { line, number, at } of linesOf(text)) {
    if (number % linesPerLook === 0) {
      await letOthers()
      tell(at / text.length)
    }
    const read = readTextLine(line, section)
    if (read.kind === 'heading') section = read.section
    if (read.kind === 'card') {
      const row = rowOf(read, line, number)
      rows.push(row)
      parts.see(row, read)
    }
    if (read.kind === 'unreadable') rows.push(unreadable(line, number))
    if (rows.length > limits.importRows) throw new AppError('import_too_many_rows')
  }
  parts.finish()
  if (rows.length === 0) throw new AppError('import_no_rows')
  return { format: 'text', ignoredColumns: [], rows }
}

function rowOf(read: CardLine, line: string, number: number): ListedRow {
  const { name, setCode, collectorNumber, quantity, finish, saidQuantity } = read
  const card: SaidCard = { name: cut(name) }
  if (setCode) card.setCode = setCode
  if (collectorNumber) card.collectorNumber = cut(collectorNumber)
  const troubles: Trouble[] =
    quantity === undefined ? [{ reason: 'bad_quantity', said: cut(saidQuantity) }] : []
  return { ...plainRow(line, number), card, quantity, finish, troubles }
}

function unreadable(line: string, number: number): ListedRow {
  return { ...plainRow(line, number), troubles: [{ reason: 'unreadable', said: cut(line.trim()) }] }
}

function plainRow(line: string, number: number): ListedRow {
  return {
    line: number,
    cells: [['', cut(line)]],
    card: {},
    quantity: undefined,
    finish: undefined,
    condition: undefined,
    language: undefined,
    addedAt: undefined,
    troubles: [],
    omission: undefined,
    notes: [],
  }
}
