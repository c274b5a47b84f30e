import {
  type Catalogue,
  type Completions,
  complete,
  type SearchAnswer,
  search,
} from '@manafolio/search'

/** What a search knows of the world outside; always the same day, so that runs can be compared. */
const world = { today: 20261121, clockMs: () => performance.now() }

export const pageSize = 60

/** The first page in the mode that people are in at first. The one place that calls the engine. */
export function ask(catalogue: Catalogue, query: string, size: number = pageSize): SearchAnswer {
  return search(catalogue, { query, mode: 'cards', page: 1, pageSize: size }, world)
}

/** What is offered with the caret at the end. */
export function askToComplete(catalogue: Catalogue, query: string): Completions {
  return complete(catalogue, query, query.length)
}
