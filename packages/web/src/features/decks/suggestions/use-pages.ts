import { limits } from '@manafolio/contract'
import { useState } from 'react'
import type { Suggestion } from './merged-suggestions.ts'

/**
 * A few of the suggestions at a time; after the last come the first again. A list that keeps most of
 * its cards, as when one of them was added, stays where it is; another one begins anew.
 */
export function usePages(suggestions: readonly Suggestion[]) {
  const ids = suggestions.map(({ card }) => card.id)
  const [shown, setShown] = useState({ ids, page: 0 })
  if (!isSameList(shown.ids, ids)) {
    setShown({ ids, page: isMostlyThere(shown.ids, ids) ? shown.page : 0 })
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

function isSameList(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((id, place) => id === now[place])
}

function isMostlyThere(before: readonly string[], now: readonly string[]): boolean {
  return before.filter((id) => now.includes(id)).length * 2 > before.length
}
