import {
  type CollectionSort,
  collectionSorts,
  type SortDirection,
  sortDirections,
} from '@manafolio/contract'

/** The collection page's state in the URL: `?q=t%3Adragon&sort=price&direction=asc`. */
export interface CollectionParams {
  q?: string
  sort?: CollectionSort
  direction?: SortDirection
  tab?: 'statistics'
}

/** Parses the search params; invalid values are omitted. */
export function readCollectionParams(params: Record<string, unknown>): CollectionParams {
  const q = typeof params.q === 'string' ? params.q.trim() : ''
  const sort = collectionSorts.find((one) => one === params.sort)
  const direction = sortDirections.find((one) => one === params.direction)
  return {
    ...(q !== '' && { q }),
    ...(sort && { sort }),
    ...(direction && { direction }),
    ...(params.tab === 'statistics' && { tab: 'statistics' }),
  }
}

/** The search without the query; in the default order if the sort needs a query. */
export function clearedParams({
  q,
  sort,
  direction,
  ...others
}: CollectionParams): CollectionParams {
  return q === undefined
    ? others
    : { ...others, ...(sort && { sort }), ...(direction && { direction }) }
}
