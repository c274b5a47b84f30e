import type { Place } from '@manafolio/deck'
import { type Naming, nameFor } from './card-names.ts'
import { linesOf } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: 'all' }

/** The category that stands for a part of the deck, in the order in which they are written. */
const categories: readonly (readonly [Place, string])[] = [
  ['commander', ' [Commander{top}]'],
  ['signature_spell', ' [Signature Spell{top}]'],
  ['companion', ' [Companion{noDeck}]'],
  ['main', ''],
  ['side', ' [Sideboard{noDeck}]'],
]

export function writeArchidekt(deck: WrittenDeck): string {
  return categories
    .map(([place, category]) => linesOf(deck[place], (copies) => lineOf(copies) + category))
    .join('')
}

function lineOf(copies: WrittenCopies): string {
  const named = `${copies.quantity}x ${nameFor(naming, copies)}`
  if (!copies.printed) return named
  const { setCode, collectorNumber } = copies.printed
  return `${named} (${setCode}) ${collectorNumber}`
}
