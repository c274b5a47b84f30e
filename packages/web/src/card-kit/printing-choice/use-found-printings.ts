import { searchCards } from '@manafolio/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { pause } from '../../lib/pause.ts'

/** Until then a question may be given up for another letter. */
const waitMs = 150

/** The first printings that a query finds, asked for as it is typed. */
export function useFoundPrintings(query: string) {
  return useQuery({
    queryKey: ['cards', 'printings-found', query],
    queryFn: query
      ? async ({ signal }) => {
          await pause(waitMs, signal)
          return call(searchCards, { input: { query, unique: 'prints' }, signal })
        }
      : skipToken,
    placeholderData: keepPreviousData,
  })
}
