import type { Tell } from '../../lib/tell.ts'
import type { CardList } from '../listed.ts'
import { decode } from './decode.ts'
import { refuseLongLines } from './long-lines.ts'
import { refuseOtherFiles } from './other-files.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import { findTable } from './table-text.ts'

/**
 * Reads a file as a list of cards, in whatever encoding and format it is; others have their turn
 * meanwhile. `tell` hears which share of it is read. Throws an AppError (import_…) when it is none.
 */
export async function readList(
  bytes: Uint8Array,
  file: { name: string },
  tell: Tell,
): Promise<CardList> {
  refuseOtherFiles(bytes, file.name)
  const text = decode(bytes)
  await refuseLongLines(text)
  const table = findTable(text)
  const list = table ? await readTable(table, tell) : await readText(text, tell)
  tell(1)
  return list
}
