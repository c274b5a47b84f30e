import { matchNothing, matchRows, unlessDenied } from '../rows/matchers.ts'
import { rowsOf } from '../rows/row-set.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Term } from './filter.ts'
import { asRequested, quoted, type Statement } from './statement.ts'

/** Cards of the user's decks. What is only considered for a deck is not one of its cards. */
export const deck: Filter = {
  names: ['deck'],
  ops: equalityOps,
  level: 'card',
  group: 'Your decks',
  example: 'deck:"Krenko"',
  help: 'Cards in the main deck or the sideboard of one of your decks, by part of its name, or by the whole name with =; deck:any is any of them, and -deck:any finds cards in none.',
  needsDecks: true,
  ownNames: 'decks',
  values: () => [{ value: 'any', label: 'any of your decks' }],
  compile({ catalogue, decks }, term) {
    if (!decks) return 'it needs your own decks, which this search does not have'
    const named = decks.decks.filter(({ name }) => isMeant(term, name))
    if (named.length === 0 && !isAny(term)) return `none of your decks is called “${term.value}”`
    if (named.length === 0) return unlessDenied(term.op, matchNothing)
    const cards = named.flatMap((one) => one.cards)
    return unlessDenied(term.op, matchRows(rowsOf(cards, catalogue.meta.cardCount)))
  },
  describe: (term) => asRequested(term.op, statementOf(term)),
}

/** In quotation marks it is a part of a name. */
function isAny({ value, style }: Term): boolean {
  return style === 'word' && value.toLowerCase() === 'any'
}

function isMeant(term: Term, name: string): boolean {
  if (isAny(term)) return true
  const [folded, wanted] = [fold(name), fold(term.value)]
  return term.op === '=' ? folded === wanted : folded.includes(wanted)
}

function statementOf(term: Term): Statement {
  if (isAny(term)) return { yes: 'it is in one of your decks', no: 'it is in none of your decks' }
  const whose =
    term.op === '=' ? `called ${quoted(term.value)}` : `with ${quoted(term.value)} in its name`
  return {
    yes: `it is in a deck of yours ${whose}`,
    no: `it is in no deck of yours ${whose}`,
  }
}
