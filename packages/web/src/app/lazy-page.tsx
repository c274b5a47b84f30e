import { type ComponentType, type FunctionComponent, lazy, type ReactNode, useState } from 'react'

/** A page in a file of its own, and how to fetch that file ahead of time. */
export type LazyPage<Props extends object = object> = FunctionComponent<Props> & {
  /** Undefined when there is nothing to wait for. */
  preload(): Promise<void> | undefined
}

/**
 * A page in a file of its own. The router fetches it before it shows the page, and when a link to it
 * is hovered: what is loaded by then is rendered at once. React's own lazy components always render a
 * fallback first, which stays for a third of a second.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(async () => ({ default: await load() }))

  function Page(props: Props) {
    const [Loaded] = useState(() => loaded ?? Late) // another one would lose the page's state
    return <Loaded {...props} />
  }

  return Object.assign(Page, {
    preload(): Promise<void> | undefined {
      if (loaded) return undefined
      return load().then((page) => {
        loaded = page
      })
    },
  })
}

/** A page behind a guard; it is fetched as the page itself would be. */
export function guarded(Guard: ComponentType<{ children: ReactNode }>, Page: LazyPage): LazyPage {
  const GuardedPage = () => (
    <Guard>
      <Page />
    </Guard>
  )
  return Object.assign(GuardedPage, { preload: Page.preload })
}
