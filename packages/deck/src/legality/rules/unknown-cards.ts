import { removing } from '../fixes.ts'
import type { Rule } from '../ruled-deck.ts'

/** Nothing can be said of what the catalogue does not know. */
export const unknownCards: Rule = (deck) =>
  deck.cards.flatMap(({ name, entries, known }) => {
    if (known) return []
    return {
      rule: 'unknown_card',
      severity: 'note',
      cardNames: [name],
      says: `The catalogue does not know ${name}, so that no rule was checked for it.`,
      cites: 'Card catalogue',
      fixes: [
        { label: 'Choose another printing', opens: 'printing' },
        ...removing(deck, name, entries),
      ],
    }
  })
