import type { DeckLineSentence, DeckLineState } from '@manafolio/contract'
import type { Match, SaidCard } from '../../../card-lists/listed.ts'
import type { SaidCopies } from '../read/said-list.ts'

/** Copies of a list, and what was found of their card. */
export interface FoundLine {
  said: SaidCopies
  match: Match
  /** Undefined when no card was found. */
  card: FoundCard | undefined
}

export interface FoundCard {
  printing: number
  scryfallId: string
  name: string
  typeLine: string
  /** Or another thing that is no card to play with. */
  isToken: boolean
}

/** How sure it is which card is meant. What is only called so is any printing of it. */
export function certaintyOf({ said, match, card }: FoundLine): DeckLineState {
  if (!card || said.quantity === undefined) return 'fix'
  if (match.notes.length > 0 || said.says.some(([why]) => guesses.includes(why))) return 'check'
  return match.isUnsure && !isMeantByName(said.card, match) ? 'check' : 'ready'
}

/** Ids of Magic Online are of digital cards, of which the catalogue knows a part. */
function isMeantByName({ collectorNumber, scryfallId }: SaidCard, { certainty }: Match): boolean {
  const isByName = certainty === 'name' || certainty === 'set'
  return isByName && !collectorNumber && !scryfallId
}

/** What nothing but the look of the list speaks for. */
const guesses: readonly DeckLineSentence[] = ['above_blank', 'led_from_side']
