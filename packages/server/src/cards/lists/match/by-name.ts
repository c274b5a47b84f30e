import type { Catalogue } from '@manafolio/search'
import type { ParsedCard } from '../listed.ts'
import type { MatchedSets } from './match-sets.ts'
import { countOnPaper, isToken, type Named, printingsNamed } from './named-printings.ts'
import { likeliest } from './narrowing.ts'
import type { ParsedName } from './parse-name.ts'

interface NamedRow {
  name: ParsedName
  raw: ParsedCard
}

export type FoundByName = { printing: number; isUnsure: boolean } | 'several_cards'

/** The card of this name in the first of its sets that has one; for a token, a card only without it. */
export function findInSets(
  catalogue: Catalogue,
  sets: MatchedSets,
  { name, raw }: NamedRow,
): FoundByName | undefined {
  const tokens = name.isToken ? tokensInSets(catalogue, sets, name) : []
  const meant = tokens.length > 0 ? tokens : namedIn(catalogue, sets.meant, name)
  const [first = findRelated(catalogue, sets, name)] = meant
  if (!first) return undefined
  if (first.isAmbiguous) return 'several_cards'
  const isOther = name.isToken && !isToken(catalogue, first.usual)
  const isRelated = !sets.meant.includes(catalogue.columns.printingSet[first.usual] ?? 0)
  const isOne = !isRelated && meant.length === 1 && first.printings.length === 1
  return { printing: likeliest(catalogue, first, raw), isUnsure: isOther || !isOne }
}

/** What is called so in each of the sets that have it. */
export function namedIn(catalogue: Catalogue, sets: readonly number[], name: ParsedName): Named[] {
  return sets.flatMap((set) => printingsNamed(catalogue, name, set) ?? [])
}

/** Tokens are in a set of their own, which tools count to the set. */
export function tokensInSets(
  catalogue: Catalogue,
  { meant, related }: MatchedSets,
  name: ParsedName,
): Named[] {
  const tokens = [meant, related].map((sets) =>
    namedIn(catalogue, sets, name).filter(({ usual }) => isToken(catalogue, usual)),
  )
  return tokens.find((named) => named.length > 0) ?? []
}

/** The token of a set is not what is meant by the name of a card that is in other sets. */
function findRelated(catalogue: Catalogue, sets: MatchedSets, name: ParsedName): Named | undefined {
  const related = namedIn(catalogue, sets.related, name)
  if (related.length === 0 || isOfToken(catalogue, name)) return related[0]
  return related.find(({ usual }) => !isToken(catalogue, usual))
}

/** Whether tokens alone are called so, or those that are called so as a whole. */
export function isOfToken(catalogue: Catalogue, name: ParsedName): boolean {
  const anywhere = printingsNamed(catalogue, name)
  return anywhere !== undefined && isToken(catalogue, anywhere.usual)
}

/** The likeliest printing of the card of this name, in whatever set. */
export function findAnywhere(
  catalogue: Catalogue,
  { name, raw }: NamedRow,
): FoundByName | undefined {
  const named = printingsNamed(catalogue, name)
  if (!named) return undefined
  if (named.isAmbiguous) return 'several_cards'
  const isOther = name.isToken && !isToken(catalogue, named.usual)
  return {
    printing: likeliest(catalogue, named, raw),
    isUnsure: isOther || countOnPaper(catalogue, named.printings) !== 1,
  }
}
