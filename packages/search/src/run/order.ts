import type { Catalogue } from '../catalogue/catalogue.ts'
import { nameSeparator } from '../catalogue/catalogue.ts'
import type { Query } from '../query/tree.ts'
import { foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'

/** The names asked for at the top of a query, as one folded text; empty when there are none. */
export function askedName(query: Query): string {
  const terms = query.kind === 'and' ? query.all : [query]
  return foldName(terms.flatMap((term) => (term.kind === 'name' ? term.text : [])).join(' '))
}

/** True when a query asks for a name and nothing else. */
export function isOnlyName(query: Query): boolean {
  const terms = query.kind === 'and' ? query.all : [query]
  return terms.length > 0 && terms.every((term) => term.kind === 'name')
}

/**
 * Positions in `cards`, best first: the name itself, a face's name, names that begin with
 * it, names with it between word borders, the others; by name within each of these.
 */
export function orderByName(
  catalogue: Catalogue,
  cards: readonly number[],
  asked: string,
): number[] {
  const positions = [...cards.keys()]
  if (asked === '') return positions
  const ranks = cards.map((card) => rankOf(rowText(catalogue.texts.cardName, card), asked))
  return positions.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
}

function rankOf(names: string, asked: string): number {
  if (!names.includes(asked)) return 4
  const forms = names.split(nameSeparator)
  if (forms[0] === asked) return 0
  if (forms.includes(asked)) return 1
  if (names.startsWith(asked)) return 2
  return ` ${forms[0]} `.includes(` ${asked} `) ? 3 : 4
}
