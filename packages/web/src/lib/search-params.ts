import {
  type ImportRowsShown,
  importRowsShown,
  limits,
  type SearchMode,
  scryfallId,
  searchMode,
} from '@manafolio/contract'
import * as z from 'zod/mini'

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

/** Which changes of the collection are shown: `?page=2&card=...`, with the id of a printing. */
export interface HistoryParams {
  page?: number
  card?: string
}

export function readHistoryParams({ page, card }: Record<string, unknown>): HistoryParams {
  const number = historyPage.safeParse(page)
  const id = scryfallId.safeParse(card)
  return {
    ...(number.success && number.data > 1 && { page: number.data }),
    ...(id.success && { card: id.data }),
  }
}

const historyPage = z.coerce
  .number()
  .check(z.int(), z.gte(1), z.lte(limits.collectionChangesPageMax))

/** Which import is looked at, and which of its rows: `?id=...&show=fix&page=2`. */
export interface ImportParams {
  id?: string
  show?: ImportRowsShown
  page?: number
}

export function readImportParams({ id, show, page }: Record<string, unknown>): ImportParams {
  const uuid = z.uuid().safeParse(id)
  if (!uuid.success) return {}
  const rows = importRowsShown.safeParse(show)
  const number = importPage.safeParse(page)
  return {
    id: uuid.data,
    ...(rows.success && { show: rows.data }),
    ...(number.success && number.data > 1 && { page: number.data }),
  }
}

const importPage = z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.importRowsPageMax))

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
