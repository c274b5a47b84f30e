import {
  type CardSort,
  cardSorts,
  type ImportRowsShown,
  importRowViews,
  limits,
  pageAt,
  type SearchMode,
  type SearchView,
  scryfallIdPattern,
  searchModes,
  searchViews,
} from '@manafolio/contract'

// Read without schemas: the router needs these on every page, and zod is as large as a page.

/**
 * The search page's state in the address: `?q=sol+ring&mode=art&sort=cheapest&view=table`. Without a
 * sort or a view, the user's settings have them.
 */
export interface SearchParams {
  q?: string
  mode?: SearchMode
  sort?: CardSort
  view?: SearchView
}

/**
 * What a page reads of the address, and undefined for the rest of it: the router merges the two, so that what a
 * page ignores would come back.
 */
export function onlyRead<Params extends object>(
  read: (params: Record<string, unknown>) => Params,
): (params: Record<string, unknown>) => Params {
  return (params) => ({
    ...Object.fromEntries(Object.keys(params).map((name) => [name, undefined])),
    ...read(params),
  })
}

/** Reads the address; invalid values are ignored. */
export function readSearchParams(params: Record<string, unknown>): SearchParams {
  const mode = searchModes.find((one) => one === params.mode)
  const sort = cardSorts.find((one) => one === params.sort)
  const view = searchViews.find((one) => one === params.view)
  const query = typeof params.q === 'string' ? params.q.trim() : ''
  return {
    ...(query !== '' && { q: query }),
    ...(mode && { mode }),
    ...(sort && { sort }),
    ...(view && { view }),
  }
}

/** The state of pages that links in emails lead to: `?token=...`. */
export interface TokenParams {
  token?: string
}

/** Where signing in leads: `?next=/card/lea/161/lightning-bolt`. */
export interface NextParams {
  next?: string
}

/** Only a page of the app: an address of a link must not lead anywhere else. */
export function readNextParams({ next }: Record<string, unknown>): NextParams {
  return typeof next === 'string' && pageAt(next) ? { next } : {}
}

/** The registration page's state in the address, as invites and the setup link have it. */
export interface RegisterParams extends NextParams {
  invite?: string
  setup?: string
}

export function readRegisterParams(params: Record<string, unknown>): RegisterParams {
  const { invite, setup } = params
  return {
    ...readNextParams(params),
    ...(typeof invite === 'string' && invite !== '' && { invite }),
    ...(typeof setup === 'string' && setup !== '' && { setup }),
  }
}

export function readTokenParams({ token }: Record<string, unknown>): TokenParams {
  return typeof token === 'string' && token !== '' ? { token } : {}
}

/** Which changes of the collection are shown: `?page=2&card=...`, with the id of a printing. */
export interface HistoryParams {
  page?: number
  card?: string
}

export function readHistoryParams({ page, card }: Record<string, unknown>): HistoryParams {
  const id = typeof card === 'string' ? card.trim() : ''
  const isId = id !== '' && id.length <= limits.scryfallIdMax && scryfallIdPattern.test(id)
  return { ...laterPage(page, limits.collectionChangesPageMax), ...(isId && { card: id }) }
}

/** Which import is shown, and which of its rows: `?id=...&show=fix&page=2`. */
export interface ImportParams {
  id?: string
  show?: ImportRowsShown
  page?: number
}

export function readImportParams({ id, show, page }: Record<string, unknown>): ImportParams {
  if (typeof id !== 'string' || !uuid.test(id)) return {}
  const rows = importRowViews.find((one) => one === show)
  return { id, ...(rows && { show: rows }), ...laterPage(page, limits.importRowsPageMax) }
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** The page of a list; undefined for the first one, which is the default. */
export function laterPage(value: unknown, max: number): { page?: number } {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= max ? { page } : {}
}

/** The search parameters as strings, never parsed as numbers or JSON. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** `?q=sol+ring`, or nothing. */
export function stringifySearch(params: Record<string, unknown>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
