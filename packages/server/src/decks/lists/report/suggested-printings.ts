import { limits } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { SaidCard } from '../../../card-lists/listed.ts'
import { suggestionsFor } from '../../../card-lists/match/suggestions.ts'
import { keyOf } from './find-lines.ts'

/** Printings that a card may be; undefined when too many others were looked up before. */
export type Suggest = (card: SaidCard) => Promise<readonly number[] | undefined>

/** Cards that are called the same are looked up once. */
export function suggesterOf(catalogue: Catalogue): Suggest {
  const known = new Map<string, readonly number[]>()
  return async (card) => {
    const key = keyOf(card)
    const suggested = known.get(key)
    if (suggested || known.size >= limits.deckListLookups) return suggested
    // One more, for the printing that was taken is none of them.
    const found = await suggestionsFor(catalogue, card, limits.deckListSuggestions + 1)
    known.set(key, found)
    return found
  }
}
