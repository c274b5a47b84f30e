import { noop, type QueryClient } from '@tanstack/react-query'
import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { LoadingScreen } from '../ui/loading-screen.tsx'

/** What the URL of a page says: the parameters of its path and its search. */
export interface PageLocation<State> {
  params: Record<string, string>
  search: State
}

/** Fetches the data that a page shows first. */
type Prefetch<State> = (queryClient: QueryClient, location: PageLocation<State>) => Promise<unknown>

/** A page; with `prefetch`, its data is there earlier. */
export type PageComponent<Props, State> = ComponentType<Props> & { prefetch?: Prefetch<State> }

/** A page in a file of its own, and how to fetch that file and the data ahead of time. */
export type LazyPage<Props extends object = object, State = unknown> = FunctionComponent<Props> & {
  /** Undefined when there is nothing to wait for. */
  preload(): Promise<void> | undefined
  prefetch: Prefetch<State>
}

/**
 * A page in a file of its own. The router fetches it before it shows the page, and when a link to it
 * is hovered: what is loaded by then is rendered at once. React's own lazy components always render a
 * fallback first, which stays for a third of a second.
 */
export function lazyPage<Props extends object, State = unknown>(
  load: () => Promise<PageComponent<Props, State>>,
): LazyPage<Props, State> {
  let loaded: PageComponent<Props, State> | undefined

  async function fetchPage() {
    loaded ??= await load()
    return loaded
  }

  function Page(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      if (Loaded) return
      fetchPage().then(
        (page) => setLoaded(() => page),
        (error) =>
          setLoaded(() => {
            throw error // where the nearest error boundary catches it
          }),
      )
    }, [Loaded])
    return Loaded ? <Loaded {...props} /> : <LoadingScreen />
  }

  return Object.assign(Page, {
    preload: () => (loaded ? undefined : fetchPage().then(noop)),
    async prefetch(queryClient: QueryClient, location: PageLocation<State>) {
      const page = await fetchPage()
      await page.prefetch?.(queryClient, location)
    },
  })
}
