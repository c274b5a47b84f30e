import { decode } from '../../../cards/lists/read/decode.ts'
import { AppError } from '../../../errors.ts'
import { asBrawlOf100, hasBrawlOf100 } from './brawl-of-100.ts'
import { checkLength } from './list-length.ts'
import { isCopies, type ParsedList } from './parsed-list.ts'
import { readTableList } from './table-list.ts'
import { readTextList } from './text-list.ts'
import type { IsName } from './text-reading.ts'
import { readXmlList } from './xml-lists.ts'

/**
 * What a deck list says, in whatever encoding and format it is. Throws an AppError (deck_list_…).
 */
export async function parseList(bytes: Uint8Array, isName: IsName): Promise<ParsedList> {
  const text = textOf(bytes)
  const list =
    (await readXmlList(text)) ?? (await readTableList(text)) ?? (await readTextList(text, isName))
  checkLength(list.lines)
  const hasCards = list.lines.some((line) => isCopies(line) || line.kind === 'unreadable')
  if (!hasCards) throw new AppError('deck_list_empty')
  return list.deckFormat === 'brawl' && hasBrawlOf100(list.lines) ? asBrawlOf100(list) : list
}

/** Refusals of files become those of lists. */
function textOf(bytes: Uint8Array): string {
  try {
    return decode(bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code === 'import_empty' ? 'deck_list_empty' : 'deck_list_not_text')
  }
}
