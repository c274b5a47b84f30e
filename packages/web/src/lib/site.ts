import { getSite, type Site } from '@manafolio/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

const importPollMs = 2000

/** What this installation is like. Asked again only while a catalogue is being imported. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, { signal }),
  refetchInterval: ({ state }) => (state.data?.catalogue.importing === null ? false : importPollMs),
})

export function useSite(): Site | undefined {
  return useQuery(siteQuery).data
}
