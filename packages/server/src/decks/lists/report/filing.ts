import type { DeckFormat, DeckListFormat } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { ListSection } from '../../../card-lists/read/text-sections.ts'
import type { Filed } from './filed-line.ts'
import type { FoundLine } from './found-line.ts'

/** What decides where lines come: also of which format the deck is, if that is known. */
export interface Filing {
  catalogue: Catalogue
  deckFormat: DeckFormat | null
  /** As what the list was read. */
  format: DeckListFormat | null
}

/** Says of some lines where they come, whatever was said of them before. */
export type FilingRule = (filing: Filing, lines: readonly FoundLine[]) => FiledLine[]
export type FiledLine = readonly [line: FoundLine, filed: Filed]

export function inSection(lines: readonly FoundLine[], section: ListSection): FoundLine[] {
  return lines.filter(({ said }) => said.section === section)
}
