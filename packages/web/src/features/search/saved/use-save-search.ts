import {
  createSavedSearch,
  deleteSavedSearch,
  type NewSavedSearch,
  type SavedSearch,
  savedSearchKey,
  updateSavedSearch,
} from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { savedSearchesQuery } from './saved-searches-query.ts'

export interface SaveRequest {
  search: NewSavedSearch
  /** The saved search that is changed; a new one without it. */
  id: string | undefined
  /** What happens to another one of the same name. */
  ifTaken: 'refuse' | 'replace'
}

/** Saves a search under a name, or changes a saved one. */
export function useSaveSearch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (request: SaveRequest): Promise<SavedSearch> => {
      const other =
        request.ifTaken === 'replace' ? await sameNamed(queryClient, request) : undefined
      return other ? replace(other, request) : save(request)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
}

export function isNameTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'saved_search_name_taken'
}

/** As many are saved as a user can have. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'saved_search_limit_reached'
}

function save({ search, id }: SaveRequest): Promise<SavedSearch> {
  if (id === undefined) return call(createSavedSearch, { input: search })
  return call(updateSavedSearch, { params: { id }, input: search })
}

/** The other one is changed first, so that no search is lost when the second request fails. */
async function replace(other: SavedSearch, { search, id }: SaveRequest): Promise<SavedSearch> {
  const saved = await call(updateSavedSearch, { params: { id: other.id }, input: search })
  if (id !== undefined) await call(deleteSavedSearch, { params: { id } })
  return saved
}

/** Another device may have saved it just now. */
async function sameNamed(queryClient: QueryClient, { search, id }: SaveRequest) {
  const searches = await queryClient.fetchQuery({ ...savedSearchesQuery, staleTime: 0 })
  const key = savedSearchKey(search.name)
  return searches.find((one) => one.id !== id && savedSearchKey(one.name) === key)
}
