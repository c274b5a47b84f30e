import {
  type Catalogue,
  type Completions,
  complete,
  type SearchAnswer,
  type SearchRequest,
  search,
} from '@manafolio/search'

/** The context of a search; always the same day, so that runs can be compared. */
const world = { today: 20261121, clockMs: () => performance.now() }

export const pageSize = 60

/** By default the first page in the default mode. The only place that calls the engine. */
export function searchCards(
  catalogue: Catalogue,
  query: string,
  options: Partial<Pick<SearchRequest, 'mode' | 'page' | 'pageSize' | 'sort'>> = {},
): SearchAnswer {
  return search(catalogue, { query, mode: 'cards', page: 1, pageSize, ...options }, world)
}

/** The completions with the caret at the end. */
export function completeQuery(catalogue: Catalogue, query: string): Completions {
  return complete(catalogue, { query, caret: query.length })
}
