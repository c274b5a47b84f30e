import { type CardDataCatalog, type getNamedCard, type InputOf, limits } from '@manafolio/contract'
import { type Catalogue, foldName, namesLike, printingLike, printingNamed } from '@manafolio/search'
import { AppError } from '../../errors.ts'
import { isInSet } from './set-filter.ts'

/** The printing of the card that is called so, or may be meant. */
export function findNamed(
  catalogue: Catalogue,
  { exact, fuzzy = '', set }: InputOf<typeof getNamedCard>,
): number | undefined {
  const isWanted = isInSet(catalogue, set)
  if (exact !== undefined) return printingNamed(catalogue, exact, isWanted)
  const found = printingLike(catalogue, fuzzy, isWanted)
  if (found === 'ambiguous') throw new AppError('card_name_ambiguous')
  return found
}

/** One letter begins too many names to choose from. */
const shortestStart = 2

export function completeNames(catalogue: Catalogue, typed: string): CardDataCatalog {
  const start = foldName(typed)
  const data = start.length < shortestStart ? [] : namesLike(catalogue, start, limits.cardNames)
  return { object: 'catalog', total_values: data.length, data }
}
