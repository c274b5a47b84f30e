import type { DeckFormat, DeckLineSentence, DeckListFormat } from '@manafolio/contract'
import type { SaidCard } from '../../../card-lists/listed.ts'
import type { ListSection } from '../../../card-lists/read/text-sections.ts'

/** Something to be told of a line, with the words that it speaks of. */
export type Saying = readonly [sentence: DeckLineSentence, said?: string]

interface Written {
  /** From 1. */
  line: number
  text: string
  says: readonly Saying[]
}

export interface SaidWords extends Written {
  kind: 'words'
}

/** What nobody can tell the card of. */
export interface SaidNothing extends Written {
  kind: 'unreadable'
}

export interface SaidCopies extends Written {
  kind: 'copies'
  section: ListSection
  card: SaidCard
  /** Undefined when what it says is none. */
  quantity: number | undefined
  saidQuantity: string
  /** Why it is no part of the deck, besides its section. */
  omission?: DeckLineSentence
}

export type SaidLine = SaidWords | SaidNothing | SaidCopies

/** What a list says; no card of it is looked up yet. */
export interface SaidList {
  format: DeckListFormat | null
  name: string | null
  deckFormat: DeckFormat | null
  lines: readonly SaidLine[]
}

export function isCopies(line: SaidLine): line is SaidCopies {
  return line.kind === 'copies'
}
