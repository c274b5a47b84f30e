import type { Card, SearchMode } from '@manafolio/contract'
import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import type { ResultPlace } from '../../card-kit/result-trail/result-place.ts'
import type { Owned } from '../../card-kit/use-owned.ts'
import { useFocusHandover } from '../../lib/use-focus-handover.ts'
import { useScrollRestoration } from '../../lib/use-scroll-restoration.ts'
import { Button } from '../../ui/button.tsx'
import { ResultCard } from './result-card.tsx'
import classes from './search-results.module.css'
import { versionLabels } from './version-labels.ts'

/** How far below the viewport counts as near: about two screens of results. */
const margin = '1600px'

interface ResultListProps {
  mode: SearchMode
  cards: Card[]
  owned: Owned
  hasMore: boolean
  isLoadingMore: boolean
  hasFailed: boolean
  onMore: () => void
}

/** The results; more are loaded near the end, or with the button. */
export function ResultList({ mode, cards, owned, hasMore, onMore, ...more }: ResultListProps) {
  const labels = useMemo(() => (mode === 'cards' ? versionLabels(cards) : undefined), [mode, cards])
  const note = useRef<HTMLParagraphElement>(null)
  const button = useFocusHandover(() => note.current)
  const [isLong, setLong] = useState(hasMore)
  if (hasMore && !isLong) setLong(true)
  const placeAt = useResultPlaces()
  useScrollRestoration({ isAfterSkeleton: true })
  const end = useNearEnd(hasMore && !more.isLoadingMore && !more.hasFailed, onMore)
  return (
    <section aria-labelledby="results">
      <ul className={classes.resultList}>
        {cards.map((card, position) => (
          <li key={card.id} className={classes.item}>
            <ResultCard
              card={card}
              owned={owned.get(card.id)}
              label={labels?.get(card.id)}
              place={placeAt(position)}
              isFirst={position < 2}
            />
          </li>
        ))}
      </ul>
      <div ref={end} className={classes.end}>
        {hasMore && (
          <Button ref={button} variant="default" disabled={more.isLoadingMore} onClick={onMore}>
            {more.isLoadingMore ? 'Loading more...' : 'Show more results'}
          </Button>
        )}
        {isLong && !hasMore && (
          <p ref={note} tabIndex={-1} className={classes.note}>
            End of results.
          </p>
        )}
        {more.hasFailed && <p role="alert">The next results could not be loaded. Try again.</p>}
      </div>
    </section>
  )
}

const route = getRouteApi('/')

/** What a card's page needs to walk through these results. */
function useResultPlaces(): (position: number) => ResultPlace {
  const { q = '', mode = 'cards' } = route.useSearch()
  const index = useRouterState({ select: ({ location }) => location.state.__TSR_index })
  return (position) => ({ q, mode, position, index })
}

/** Calls back when the element comes near the viewport, while enabled. */
function useNearEnd(isWanted: boolean, onNear: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element || !isWanted) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) onNear()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isWanted, onNear],
  )
}
