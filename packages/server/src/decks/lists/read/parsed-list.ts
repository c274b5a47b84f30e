import type { DeckFormat, DeckLineSentence, DeckListFormat, Finish } from '@manafolio/contract'
import type { ParsedCard } from '../../../cards/lists/listed.ts'
import type { ListSection } from '../../../cards/lists/read/text-sections.ts'

/** A message about a line, with the text that it is about. */
export type LineMessage = readonly [sentence: DeckLineSentence, raw?: string]

interface Written {
  /** From 1. */
  line: number
  text: string
  messages: readonly LineMessage[]
}

interface ParsedText extends Written {
  kind: 'words'
}

/** A line whose card can't be recognized. */
interface UnreadableLine extends Written {
  kind: 'unreadable'
}

export interface ParsedCopies extends Written {
  kind: 'copies'
  section: ListSection
  card: ParsedCard
  /** Undefined when what it says is none. */
  quantity: number | undefined
  rawQuantity: string
  /** Undefined where the list says nothing of it. */
  finish: Finish | undefined
  /** As the list has them. */
  categories: readonly string[]
  /** What its owner remarks on it. */
  note: string | undefined
  /** Why it is no part of the deck, besides its section. */
  omission?: DeckLineSentence
}

export type ParsedLine = ParsedText | UnreadableLine | ParsedCopies

/** What a list says; no card of it is looked up yet. */
export interface ParsedList {
  format: DeckListFormat | null
  name: string | null
  deckFormat: DeckFormat | null
  lines: readonly ParsedLine[]
}

export function isCopies(line: ParsedLine): line is ParsedCopies {
  return line.kind === 'copies'
}
