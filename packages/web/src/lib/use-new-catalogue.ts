import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSite } from './site.ts'

/** What does not come from the catalogue, and so stays true when a new one arrives. */
const lasting = new Set(['auth', 'site'])

/** Asks again for everything that shows cards or prices once the server has a new catalogue. */
export function useNewCatalogue(): void {
  const queryClient = useQueryClient()
  const catalogue = useSite()?.catalogue
  const version = catalogue && `${catalogue.source} ${catalogue.printings} ${catalogue.pricesAsOf}`
  const known = useRef(version)
  useEffect(() => {
    if (known.current !== undefined && known.current !== version) {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => !lasting.has(String(queryKey[0])),
      })
    }
    known.current = version
  }, [queryClient, version])
}
