import { type ComponentType, lazy, useState } from 'react'

/**
 * A page in a file of its own. The router fetches it before it shows the page, and when somebody
 * points at a link to it: what is there by then is drawn at once. React's own lazy components come
 * with a fallback first, which stays for a third of a second.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(async () => ({ default: await load() }))

  function LazyPage(props: Props) {
    const [Page] = useState(() => loaded ?? Late) // another one would lose what is on the page
    return <Page {...props} />
  }

  return Object.assign(LazyPage, {
    /** Nothing to wait for when it is there. */
    preload(): Promise<void> | undefined {
      if (loaded) return undefined
      return load().then((page) => {
        loaded = page
      })
    },
  })
}
