import { searchInTurn } from '../../../lib/card-data/look-ups.ts'
import { type Asker, knownAnswer } from './asker.ts'
import { type FittingCard, fittingCards } from './fitting-cards.ts'
import { type Bounds, themeQuery } from './theme-queries.ts'
import type { ThemeId } from './themes.ts'

/** None of the searches was answered. */
export class NothingFound extends Error {}

/**
 * The cards of each theme within the bounds, the most played first; none for a theme whose search was
 * not answered. What was found stays known for a while: a deck changes more often than its themes do.
 * Throws NothingFound when no search was answered, and what searchInTurn throws.
 */
export async function findThemeCards(
  themes: readonly ThemeId[],
  bounds: Bounds,
  asker: Asker,
): Promise<FittingCard[][]> {
  const keyOf = (theme: ThemeId) => [...foundKey, asker.base, themeQuery(theme, bounds)]
  const known = (theme: ThemeId) => knownAnswer<FittingCard[]>(asker.client, keyOf(theme))
  const unknown = themes.filter((theme) => !known(theme))
  const queries = unknown.map((theme) => themeQuery(theme, bounds))
  const answers = await searchInTurn(asker.base, queries, { signal: asker.signal })
  for (const [place, theme] of unknown.entries()) {
    const answer = answers[place]
    if (answer) asker.client.setQueryData(keyOf(theme), fittingCards(answer, theme, bounds))
  }
  const found = themes.map(known)
  if (found.every((cards) => !cards)) throw new NothingFound('No search was answered.')
  return found.map((cards) => cards ?? [])
}

const foundKey = ['card-data', 'theme-cards']
