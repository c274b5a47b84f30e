import readWorkbook, { type SheetData } from 'read-excel-file/node'
import { AppError } from '../../../errors.ts'
import { csvText } from './csv-text.ts'

/** The sheet of a workbook that has most rows, as CSV; its lines are those of the sheet. */
export async function spreadsheetText(bytes: Uint8Array): Promise<string> {
  const sheets = await sheetsIn(bytes)
  const [largest] = sheets.toSorted((a, b) => b.length - a.length)
  if (!largest || largest.length === 0) throw new AppError('import_empty')
  return csvText(largest.map((row) => row.map(textOf)))
}

async function sheetsIn(bytes: Uint8Array): Promise<SheetData<string>[]> {
  try {
    const workbook = await readWorkbook(Buffer.from(bytes), { parseNumber: (text) => text })
    return workbook.map(({ data }) => data)
  } catch {
    // The reader has errors of many kinds for files that are broken or encrypted.
    throw new AppError('import_spreadsheet_locked')
  }
}

/** A day has no time of day in a sheet. */
function textOf(cell: SheetData<string>[number][number]): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return String(cell)
}
