import { removing } from '../fixes.ts'
import type { Rule } from '../ruled-deck.ts'

/** Cards unknown to the catalogue can't be checked. */
export const unknownCards: Rule = (deck) =>
  deck.cards.flatMap(({ name, entries, known }) => {
    if (known) return []
    return {
      rule: 'unknown_card',
      severity: 'note',
      cardNames: [name],
      message: `The catalogue does not know ${name}, so that no rule was checked for it.`,
      cites: 'Card catalogue',
      fixes: [
        { label: 'Choose another printing', opens: 'printing' },
        ...removing(deck, name, entries),
      ],
    }
  })
