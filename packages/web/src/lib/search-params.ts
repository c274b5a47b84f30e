import { type SearchMode, searchMode } from '@manafolio/contract'

/** The search page's state in the address: `?q=sol+ring&mode=art`. */
export interface SearchParams {
  q?: string
  mode?: SearchMode
}

/** Reads what an address says; what makes no sense is left out. */
export function readSearchParams(params: Record<string, unknown>): SearchParams {
  const mode = searchMode.safeParse(params.mode)
  const query = typeof params.q === 'string' ? params.q.trim() : ''
  return { ...(query !== '' && { q: query }), ...(mode.success && { mode: mode.data }) }
}
