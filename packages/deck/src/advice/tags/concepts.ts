import { combat } from './concepts/combat.ts'
import type { Concept } from './concepts/concept.ts'
import { counters } from './concepts/counters.ts'
import { graveyard } from './concepts/graveyard.ts'
import { lands } from './concepts/lands.ts'
import { life } from './concepts/life.ts'
import { payoffs } from './concepts/payoffs.ts'
import { permanents } from './concepts/permanents.ts'
import { spells } from './concepts/spells.ts'
import { tokens } from './concepts/tokens.ts'

const table = {
  ...counters,
  ...tokens,
  ...combat,
  ...graveyard,
  ...spells,
  ...permanents,
  ...lands,
  ...life,
  ...payoffs,
}
export type ConceptName = keyof typeof table

/** Everything that cards can be about beside types, keywords and roles. */
export const concepts: Readonly<Record<ConceptName, Concept>> = table

// The keys are those of the table.
export const conceptNames = Object.keys(table) as ConceptName[]
