import { limits } from '@manafolio/contract'
import { stringify } from 'csv-stringify/sync'
import { AppError } from '../../../errors.ts'
import { chunksOf } from '../../../lib/chunks.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'

const rowsAtOnce = 500

/** Rows of a table as CSV, each in a line of its own; others have their turn meanwhile. */
export async function csvText(rows: readonly (readonly string[])[]): Promise<string> {
  // The header is no row of the list, and titles may stand above it.
  if (rows.length > limits.importRows + mostOthers) throw new AppError('import_too_many_rows')
  const yieldToEventLoop = eventLoopYielder()
  const pieces: string[] = []
  for (const chunk of chunksOf(rows, rowsAtOnce)) {
    pieces.push(stringify(chunk.map((row) => row.map(oneLine))))
    await yieldToEventLoop()
  }
  return pieces.join('')
}

const mostOthers = 20

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ')
}
