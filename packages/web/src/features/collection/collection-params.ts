import {
  type CollectionSort,
  collectionSort,
  type SortDirection,
  sortDirection,
} from '@manafolio/contract'

/** The collection page's state in the address: `?q=t%3Adragon&sort=price&direction=asc`. */
export interface CollectionParams {
  q?: string
  sort?: CollectionSort
  direction?: SortDirection
  tab?: 'statistics'
}

/** Reads what an address says; what makes no sense is left out. */
export function readCollectionParams(params: Record<string, unknown>): CollectionParams {
  const q = typeof params.q === 'string' ? params.q.trim() : ''
  const sort = collectionSort.safeParse(params.sort)
  const direction = sortDirection.safeParse(params.direction)
  return {
    ...(q !== '' && { q }),
    ...(sort.success && { sort: sort.data }),
    ...(direction.success && { direction: direction.data }),
    ...(params.tab === 'statistics' && { tab: 'statistics' }),
  }
}

/** Without the query; or, where that is not what is asked for, in the usual order. */
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
