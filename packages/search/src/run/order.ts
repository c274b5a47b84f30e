import type { Catalogue } from '../catalogue/catalogue.ts'
import { nameSeparator } from '../catalogue/catalogue.ts'
import type { Query } from '../query/tree.ts'
import { foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'

/**
 * The name that a query asks for, folded; empty when there is none. A query of nothing but names
 * is one name as it was typed: those of “Do or Die” and “Summon: Bahamut” are no language.
 */
export function askedName(query: Query, typed: string): string {
  if (isOnlyNames(query)) return foldName(typed)
  const terms = query.kind === 'and' ? query.all : [query]
  return foldName(terms.flatMap((term) => (term.kind === 'name' ? term.text : [])).join(' '))
}

/** True when a query asks for names and nothing else. */
export function isOnlyNames(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return query.all.length > 0 && query.all.every(isOnlyNames)
    case 'or':
      return query.any.every(isOnlyNames)
    case 'name':
      return query.style !== 'regex'
    case 'not':
    case 'filter':
      return false
  }
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
  if (asked === '') return [...cards.keys()]
  const byRank: number[][] = [[], [], [], [], []]
  cards.forEach((card, position) => {
    byRank[rankOf(rowText(catalogue.texts.cardName, card), asked)]?.push(position)
  })
  return byRank.flat()
}

function rankOf(names: string, asked: string): number {
  if (!names.includes(asked)) return 4
  if (!names.includes(nameSeparator)) return rankOfOne(names, asked)
  const [whole = '', ...others] = names.split(nameSeparator)
  if (whole !== asked && others.includes(asked)) return 1
  return rankOfOne(whole, asked)
}

function rankOfOne(name: string, asked: string): number {
  if (name === asked) return 0
  if (name.startsWith(asked)) return 2
  return hasWords(name, asked) ? 3 : 4
}

function hasWords(name: string, asked: string): boolean {
  for (let at = name.indexOf(asked); at >= 0; at = name.indexOf(asked, at + 1)) {
    const end = at + asked.length
    if (name.charAt(at - 1) === ' ' && (end === name.length || name.charAt(end) === ' '))
      return true
  }
  return false
}
