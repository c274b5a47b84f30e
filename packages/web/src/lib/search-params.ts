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

/** The reset page's state in the address: `?token=...`, as the letter's link says. */
export interface ResetParams {
  token?: string
}

export function readResetParams({ token }: Record<string, unknown>): ResetParams {
  return typeof token === 'string' && token !== '' ? { token } : {}
}

/** The values of an address as they were typed: always text, never numbers or JSON. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** `?q=sol+ring`, or nothing. */
export function stringifySearch(params: Record<string, unknown>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
