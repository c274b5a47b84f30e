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
  'signature_spell',
  'companion',
  'unknown_card',
] as const
export type RuleName = (typeof ruleNames)[number]

/** A button that mends something: by a change of the deck, or by showing where somebody can. */
export type Fix = { label: string } & (
  | { change: DeckChange }
  | { opens: 'add' | 'cuts' | 'facts' | 'printing' }
)

/** Something of a deck that the rules of its format do not allow, or that somebody should know. */
export interface Finding {
  rule: RuleName
  /** What breaks no rule is a note, such as a card that is not released yet. */
  severity: 'error' | 'note'
  /** The cards that it is about; none where it is about the whole deck. */
  cardNames: readonly string[]
  /** One sentence that names the cards. */
  says: string
  /** Where the rule stands, such as “CR 100.2a”. */
  cites: string
  /** The likeliest first. */
  fixes: readonly Fix[]
}
