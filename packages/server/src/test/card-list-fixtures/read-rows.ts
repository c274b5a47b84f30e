import { readList } from '../../cards/lists/read/read-list.ts'
import { rowText } from './row-text.ts'

/** The rows of a file with this text, as `rowText` writes them. */
export async function readRows(text: string | Uint8Array): Promise<string[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const { rows } = await readList(bytes, { name: 'list.csv' }, () => {})
  return rows.map(rowText)
}
