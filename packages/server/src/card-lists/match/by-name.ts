import type { Catalogue } from '@manafolio/search'
import { countOnPaper, isToken, type Named, printingsNamed } from './named-printings.ts'
import type { SaidName } from './said-name.ts'
import type { SaidSets } from './said-sets.ts'

export type FoundByName = { printing: number; isUnsure: boolean } | 'several_cards'

/** The card of this name in the first of its sets that has one. */
export function findInSets(
  catalogue: Catalogue,
  sets: SaidSets,
  name: SaidName,
): FoundByName | undefined {
  const meant = sets.meant.flatMap((set) => printingsNamed(catalogue, name, set) ?? [])
  const [first = findRelated(catalogue, sets, name)] = meant
  if (!first) return undefined
  if (first.isAmbiguous) return 'several_cards'
  return { printing: first.usual, isUnsure: first.printings.length > 1 || meant.length !== 1 }
}

/** The token of a set is not what is meant by the name of a card that is in other sets. */
function findRelated(catalogue: Catalogue, sets: SaidSets, name: SaidName): Named | undefined {
  const related = sets.related.flatMap((set) => printingsNamed(catalogue, name, set) ?? [])
  const anywhere = related.length > 0 && printingsNamed(catalogue, name)
  if (!anywhere || isToken(catalogue, anywhere.usual)) return related[0]
  return related.find(({ usual }) => !isToken(catalogue, usual))
}

/** The usual printing of the card of this name, in whatever set. */
export function findAnywhere(catalogue: Catalogue, name: SaidName): FoundByName | undefined {
  const named = printingsNamed(catalogue, name)
  if (!named) return undefined
  if (named.isAmbiguous) return 'several_cards'
  return { printing: named.usual, isUnsure: countOnPaper(catalogue, named.printings) !== 1 }
}
