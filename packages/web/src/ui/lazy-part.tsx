import { type ComponentType, useEffect, useState } from 'react'
import { toastFailure } from './toast.ts'

interface LazyPartOptions<Props> {
  /** Drawn until the file is there. */
  Loading?: ComponentType
  /** Drawn when it can't be fetched. */
  Failed?: ComponentType<Props & { onRetry: () => void }>
}

/**
 * A part of a page in a file of its own. Where React's lazy components take the whole page with them
 * when their file can't be fetched, and for good, the page stays whole without this one, and the file
 * is fetched again when the part is wanted again, or the browser is back online.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Failed }: LazyPartOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const onRetry = () => setFailed(false)
    useEffect(() => {
      if (Part || hasFailed) return
      let isWanted = true
      preload().then(
        (part) => isWanted && setPart(() => part),
        () => isWanted && setFailed(true),
      )
      return () => {
        isWanted = false
      }
    }, [Part, hasFailed])
    useEffect(() => {
      if (!hasFailed) return
      window.addEventListener('online', onRetry)
      return () => window.removeEventListener('online', onRetry)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    toastFailure('This can’t be opened now', 'Check your connection and try again.')
    onClosed()
  }, [])
  return null
}
