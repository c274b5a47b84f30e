import type { DeckChange } from '../deck-change.ts'

export const ruleNames = [
  'size',
  'copies',
  'sideboard',
  'banned',
  'restricted',
  'not_legal',
  'not_released',
  'identity',
  'commander',
  'commander_pair',
  'commander_color',
  'signature_spell',
  'companion',
  'unknown_card',
] as const
export type RuleName = (typeof ruleNames)[number]

/** From what matters most. */
export const severities = ['error', 'unfinished', 'note'] as const
export type Severity = (typeof severities)[number]

/** A fix offered as a button: it changes the deck, or opens where the user can. */
export type Fix = { label: string } & (
  | { change: DeckChange }
  | { opens: 'add' | 'cuts' | 'facts' | 'printing' }
)

/** A violation of a rule of the format, something that the deck still lacks, or a note for the user. */
export interface Finding {
  rule: RuleName
  /**
   * What a deck still lacks while it is being built, such as cards, is unfinished. Notes break no rule,
   * such as a card that is not released yet.
   */
  severity: Severity
  /** The cards concerned; none when it is about the whole deck. */
  cardNames: readonly string[]
  /** One sentence that names the cards. */
  message: string
  /** The source of the rule, such as “CR 100.2a”. */
  cites: string
  /** The most likely first. */
  fixes: readonly Fix[]
  /** For a main deck that has fewer cards than the format requires. */
  progress?: { cards: number; of: number }
}
