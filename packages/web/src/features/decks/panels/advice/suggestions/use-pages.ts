import { limits } from '@manafolio/contract'
import { useState } from 'react'
import type { Suggestion } from './suggestion.ts'

/**
 * One page of suggestions at a time; the last page is followed by the first. The page stays when most
 * suggestions stay, as after adding one; otherwise it starts over.
 */
export function usePages(suggestions: readonly Suggestion[]) {
  const ids = suggestions.map(({ card }) => card.id)
  const [shown, setShown] = useState({ ids, page: 0 })
  if (!isSameList(shown.ids, ids)) {
    setShown({ ids, page: hasMostOf(shown.ids, ids) ? shown.page : 0 })
  }
  const pages = Math.ceil(ids.length / limits.suggestionsShown)
  const page = Math.min(shown.page, Math.max(0, pages - 1))
  const first = page * limits.suggestionsShown
  return {
    first,
    page: suggestions.slice(first, first + limits.suggestionsShown),
    hasMore: pages > 1,
    showMore: () => setShown({ ids, page: (page + 1) % pages }),
  }
}

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((id, place) => id === after[place])
}

function hasMostOf(before: readonly string[], after: readonly string[]): boolean {
  return before.filter((id) => after.includes(id)).length * 2 > before.length
}
