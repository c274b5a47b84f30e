import type { Place } from '@manafolio/deck'
import { type Naming, nameFor } from './card-names.ts'
import { finishMark, linesOf, withoutMarks } from './text-parts.ts'
import type { WrittenCopies, WrittenDeck } from './written-deck.ts'

const naming: Naming = { between: ' // ', whole: 'all' }

/** The category that stands for a part of the deck, in the order in which they are written. */
const partCategories: readonly (readonly [Place | 'considering', string | null])[] = [
  ['commander', 'Commander{top}'],
  ['signature_spell', 'Signature Spell{top}'],
  ['companion', 'Companion{noDeck}'],
  ['main', null],
  ['side', 'Sideboard{noDeck}'],
  ['considering', 'Maybeboard{noDeck}{noPrice}'],
]

export function writeArchidekt(deck: WrittenDeck): string {
  return partCategories
    .map(([place, part]) =>
      linesOf(
        deck[place],
        (copies) => lineOf(copies) + finishMark(copies) + categoriesOf(part, copies),
      ),
    )
    .join('')
}

/** “ [Sideboard{noDeck},Ramp]” */
function categoriesOf(part: string | null, { categories }: WrittenCopies): string {
  const own = categories.map((category) => withoutMarks(category, /[,[\]{}]/g))
  const all = [...(part === null ? [] : [part]), ...own].filter(Boolean)
  return all.length > 0 ? ` [${all.join(',')}]` : ''
}

function lineOf(copies: WrittenCopies): string {
  const named = `${copies.quantity}x ${nameFor(naming, copies)}`
  if (!copies.printed) return named
  const { setCode, collectorNumber } = copies.printed
  return `${named} (${setCode}) ${collectorNumber}`
}
