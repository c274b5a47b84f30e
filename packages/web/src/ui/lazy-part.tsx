import { noop } from '@tanstack/react-query'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { refetchStyles } from '../lib/failed-styles.ts'
import { toastFailure } from './toast.ts'

interface LazyPartOptions<Props> {
  /** Drawn until the file is there. */
  Loading?: ComponentType
  /** Drawn when it can't be fetched. */
  Failed?: ComponentType<Props & { onRetry: () => void }>
}

/** How long a part that nobody can ask for again waits before it is. */
const retryMs = 10_000

/**
 * A part of a page in a file of its own. Where React's lazy components take the whole page with them
 * when their file can't be fetched, and for good, the page stays whole without this one, and the file
 * is fetched again when the part is wanted again, when the browser is back online, and now and then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed }: LazyPartOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined
  async function fetchPart() {
    await refetchStyles()
    loaded ??= await load()
    return loaded
  }
  /** What can't be fetched now is fetched when the part is drawn. */
  const preload = () => fetchPart().then(noop, noop)

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const onRetry = () => setFailed(false)
    useEffect(() => {
      if (Part || hasFailed) return
      let isWanted = true
      fetchPart().then(
        (part) => isWanted && setPart(() => part),
        () => isWanted && setFailed(true),
      )
      return () => {
        isWanted = false
      }
    }, [Part, hasFailed])
    // Before it is drawn that it failed: the network may be back at any time from then on.
    useLayoutEffect(() => {
      if (!hasFailed) return
      const timer = Failed ? undefined : setTimeout(onRetry, retryMs) // one that offers it waits for it
      window.addEventListener('online', onRetry)
      return () => {
        clearTimeout(timer)
        window.removeEventListener('online', onRetry)
      }
    })
    if (Part) return <Part {...props} />
    if (!hasFailed) return Loading ? <Loading /> : null
    return Failed ? <Failed {...props} onRetry={onRetry} /> : null
  }

  return Object.assign(LazyPart, { preload })
}

/** A dialog in a file of its own; when that can't be fetched, it says so and closes. */
export function lazyDialog<Props extends { onClosed: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyPart(load, { Failed: NotOpened })
}

function NotOpened({ onClosed }: { onClosed: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when it opens
  useEffect(() => {
    toastFailure('This can’t be opened now', 'Check your connection and try again.')
    onClosed()
  }, [])
  return null
}
