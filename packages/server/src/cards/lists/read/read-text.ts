import { limits } from '@manafolio/contract'
import { AppError } from '../../../errors.ts'
import type { OnProgress } from '../../../lib/on-progress.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import type { CardList, ListedRow, ParsedCard, Problem } from '../listed.ts'
import { cut } from './cells.ts'
import { linesOf } from './lines.ts'
import { isZero, quantityProblem } from './quantities.ts'
import { type CardLine, readTextLine } from './text-line.ts'
import type { ListSection } from './text-sections.ts'

/** Lines between two looks at the clock. */
const linesPerLook = 20

/**
 * The rows of a list in plain text. Headings and comments are none; what is not understood is one.
 */
export async function readText(text: string, onProgress: OnProgress): Promise<CardList> {
  const rows: ListedRow[] = []
  const yieldToEventLoop = eventLoopYielder()
  const parts = deckParts()
  let section: ListSection = 'deck'
  for (const { line, number, at } of linesOf(text)) {
    if (number % linesPerLook === 0) {
      await yieldToEventLoop()
      onProgress(at / text.length)
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
  return { format: 'text', columns: [], rows, remarks: [] }
}

function rowOf(read: CardLine, line: string, number: number): ListedRow {
  const { name, setCode, collectorNumber, quantity, finish, rawQuantity } = read
  const card: ParsedCard = { name: cut(name) }
  if (setCode) card.setCode = setCode
  if (collectorNumber) card.collectorNumber = cut(collectorNumber)
  const problems: Problem[] = quantity === undefined ? [quantityProblem(cut(rawQuantity))] : []
  const omission = quantity === undefined && isZero(rawQuantity) ? 'no_copies' : undefined
  return { ...plainRow(line, number), card, quantity, finish, problems, omission }
}

function unreadable(line: string, number: number): ListedRow {
  return { ...plainRow(line, number), problems: [{ reason: 'unreadable', raw: cut(line.trim()) }] }
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
    problems: [],
    omission: undefined,
    notes: [],
  }
}

interface DeckParts {
  see(row: ListedRow, line: CardLine): void
  /** To be called when all rows are seen. */
  finish(): void
}

/**
 * Leaves out of a list what it only considers, and companions that it names in the sideboard once
 * more.
 */
function deckParts(): DeckParts {
  const companions: { row: ListedRow; name: string }[] = []
  const sideboard = new Set<string>()
  return {
    see(row, { section, name }) {
      if (section === 'maybeboard') row.omission = 'maybeboard'
      if (section === 'companion') companions.push({ row, name: name.toLowerCase() })
      if (section === 'sideboard') sideboard.add(name.toLowerCase())
    },
    finish() {
      for (const { row, name } of companions) if (sideboard.has(name)) row.omission = 'companion'
    },
  }
}
