import type { CardObject } from '../card-object.ts'
import { dualLands } from './dual-lands.ts'
import { finishes } from './finishes.ts'
import { frames } from './frames.ts'
import { landCycles } from './land-cycles.ts'
import { layouts } from './layouts.ts'
import { origins } from './origins.ts'
import { play } from './play.ts'
import { presences } from './presences.ts'
import { promos } from './promos.ts'
import type { Trait } from './trait.ts'
import { types } from './types.ts'
import { wording } from './wording.ts'

/**
 * The values of `is:`, `not:` and `has:` that a card object decides by itself. Those that compare
 * the printings of a card with each other are not here: unique, firstprinting, newinpauper.
 */
export const traits: readonly Trait[] = [
  ...types,
  ...wording,
  ...layouts,
  ...dualLands,
  ...landCycles,
  ...play,
  ...frames,
  ...finishes,
  ...origins,
  ...promos,
  ...presences,
]

const traitsAt = {
  card: traits.filter(({ level }) => level === 'card'),
  printing: traits.filter(({ level }) => level === 'printing'),
}

/** The names of the traits that the card or the printing has. */
export function traitsOf(card: CardObject, level: Trait['level']): string[] {
  const names: string[] = []
  for (const trait of traitsAt[level]) if (trait.holds(card)) names.push(trait.name)
  return level === 'card' && card.text_traits ? corrected(names, card.text_traits) : names
}

/** With what a missing text would add, or take away. */
function corrected(names: readonly string[], changes: readonly string[]): string[] {
  return [...names, ...changes].filter(
    (name) => !name.startsWith('-') && !changes.includes(`-${name}`),
  )
}

const neededKeys = traits.flatMap(({ needs = [] }) => needs)

/** Those of the keys that some traits need which a card object has. */
export function keysForTraits(card: CardObject): string[] {
  return neededKeys.filter((key) => card[key] !== undefined && card[key] !== null)
}

const keptElsewhere = 'only the card-data service keeps that list'

/** Values that the service answers and a card object cannot, and why: the end of a sentence. */
export const undecided: ReadonlyMap<string, string> = new Map([
  ['scryfallpreview', keptElsewhere],
  ['covered', keptElsewhere],
  ['invitational', keptElsewhere],
  ['misprint', keptElsewhere],
  ['spikey', keptElsewhere],
])
