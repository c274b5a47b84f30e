import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useSingleKeys } from '../../../lib/single-keys.ts'
import { useFocusHandover } from '../../../lib/use-focus-handover.ts'
import { Button } from '../../../ui/button.tsx'
import { Key } from '../../../ui/key.tsx'
import classes from './list-end.module.css'

/** How far below the viewport counts as near: about two screens of results. */
const margin = '1600px'

interface ListEndProps {
  /** There is or was more than one page. */
  isLong: boolean
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** More results are loaded near the end, or with the button. */
export function ListEnd({ isLong, hasMore, isLoading, hasFailed, onMore }: ListEndProps) {
  const note = useRef<HTMLParagraphElement>(null)
  const button = useFocusHandover(() => note.current)
  const end = useNearEnd(hasMore && !isLoading && !hasFailed, onMore)
  return (
    <div ref={end} className={classes.end}>
      {hasMore && (
        <Button ref={button} variant="default" disabled={isLoading} onClick={onMore}>
          {isLoading ? 'Loading more...' : 'Show more results'}
        </Button>
      )}
      {isLong && !hasMore && (
        <p ref={note} tabIndex={-1} className={classes.note}>
          End of results.
        </p>
      )}
      {hasFailed && <p role="alert">The next results could not be loaded. Try again.</p>}
      <KeysHint />
    </div>
  )
}

/** The keys of the results, for those who have a keyboard and use single keys. */
function KeysHint() {
  const hasKeys = useSingleKeys()
  if (!hasKeys) return null
  return (
    <p className={classes.keys}>
      <Key>↓</Key> <Key>↑</Key> go through the results, <Key>A</Key> adds one to the collection
    </p>
  )
}

/** Calls back when the element comes near the viewport, while enabled. */
function useNearEnd(isWanted: boolean, onNear: () => void): RefCallback<HTMLElement> {
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  return useCallback(
    (element) => {
      if (!element || !isWanted) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) near.current()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isWanted],
  )
}
