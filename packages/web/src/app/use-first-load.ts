import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currentUserQuery } from '../lib/current-user.ts'

/**
 * False until the page of the address is fetched. The router would wait with a fallback of React's,
 * which stays for a third of a second once it is shown.
 */
export function useFirstLoad(router: AnyRouter, queryClient: QueryClient): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    void queryClient.prefetchQuery(currentUserQuery) // before files stand in line for connections
    void router.load().then(() => setLoaded(true)) // what fails is a state of the router's
  }, [router, queryClient])
  return isLoaded
}
