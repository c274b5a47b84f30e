import { unlessDenied } from '../../rows/matchers.ts'
import { fold } from '../../text/fold.ts'
import { equalityOps } from '../compare.ts'
import type { Term } from '../filter.ts'
import { asRequested, quoted } from '../statement.ts'
import { deckFilter, matchDeckRows } from './deck-filter.ts'

/** A category that a card has, or the one that is suggested for a card that has none. */
export const category = deckFilter({
  names: ['category', 'cat'],
  ops: equalityOps,
  example: 'category:ramp',
  help: 'A category of the card, by part of its name, or by the whole name with =; for a card without one, the category that is suggested.',
  ownNames: 'categories',
  compile(scope, term) {
    const isMeant = meantBy(term)
    if (!scope.deck.categories.some(isMeant)) {
      return `no card of the deck has a category called “${term.value}”`
    }
    const matcher = matchDeckRows(scope, ({ categories }) => categories.some(isMeant))
    return unlessDenied(term.op, matcher)
  },
  describe({ op, value }) {
    const which = op === '=' ? `called ${quoted(value)}` : `with ${quoted(value)} in its name`
    const statement = {
      yes: `it is in a category ${which}`,
      no: `it is in no category ${which}`,
    }
    return asRequested(op, statement)
  },
})

function meantBy({ op, value }: Term): (category: string) => boolean {
  const wanted = fold(value)
  return (name) => (op === '=' ? fold(name) === wanted : fold(name).includes(wanted))
}
