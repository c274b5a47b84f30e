import { getSite, type Site } from '@manafolio/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

const importPollMs = 2000
const samplePollMs = 60_000

/** The installation's settings. Refetched only until the first full catalogue is loaded. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, { signal }),
  meta: { isStored: true },
  refetchInterval: ({ state }) => (state.data ? pauseOf(state.data) : importPollMs),
})

function pauseOf({ catalogue }: Site): number | false {
  if (catalogue.importing !== null) return importPollMs
  return catalogue.source === 'sample' ? samplePollMs : false
}

export function useSite(): Site | undefined {
  return useQuery(siteQuery).data
}

/** Whether everybody may register; assumed until the settings are loaded. */
export function useIsRegistrationOpen(): boolean {
  const mode = useSite()?.registration
  return mode !== 'closed' && mode !== 'invite'
}
