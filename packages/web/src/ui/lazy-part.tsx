import { noop } from '@tanstack/react-query'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { refetchStyles } from '../lib/failed-styles.ts'
import { toastFailure } from './toast.ts'

interface LazyPartOptions<Props> {
  /** Shown until the file is loaded. */
  Loading?: ComponentType<Props>
  /** Shown when it can't be loaded. */
  Failed?: ComponentType<Props & { onRetry: () => void }>
}

/** How long a part without a retry button waits before it tries again. */
const retryMs = 10_000

/**
 * A part of a page in a file of its own. React's lazy components fail permanently, with the whole page,
 * when their file can't be loaded. Here the page stays intact, and the file is fetched again when the
 * part is mounted again, when the browser is back online, and at intervals.
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
  /** A preload that fails is retried when the part is mounted. */
  const preload = () => fetchPart().then(noop, noop)

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const onRetry = () => setFailed(false)
    useEffect(() => {
      if (Part || hasFailed) return
      let isMounted = true
      fetchPart().then(
        (part) => isMounted && setPart(() => part),
        () => isMounted && setFailed(true),
      )
      return () => {
        isMounted = false
      }
    }, [Part, hasFailed])
    // Set up before the failure is rendered: the network may be back at any time from then on.
    useLayoutEffect(() => {
      if (!hasFailed) return
      const timer = Failed ? undefined : setTimeout(onRetry, retryMs) // with a retry button there is no timer
      window.addEventListener('online', onRetry)
      return () => {
        clearTimeout(timer)
        window.removeEventListener('online', onRetry)
      }
    })
    if (Part) return <Part {...props} />
    if (!hasFailed) return Loading ? <Loading {...props} /> : null
    return Failed ? <Failed {...props} onRetry={onRetry} /> : null
  }

  return Object.assign(LazyPart, { preload })
}

/** A dialog in a file of its own; when that can't be loaded, it says so and closes. */
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
