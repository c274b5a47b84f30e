import type { Card, SearchMode } from '@manafolio/contract'
import { useMemo, useRef, useState } from 'react'
import type { Owned } from '../../card-kit/use-owned.ts'
import { useFocusHandover } from '../../lib/use-focus-handover.ts'
import { Button } from '../../ui/button.tsx'
import { ResultCard } from './result-card.tsx'
import classes from './result-list.module.css'
import { useNearEnd } from './use-near-end.ts'
import { versionLabels } from './version-labels.ts'

interface ResultListProps {
  mode: SearchMode
  cards: Card[]
  owned: Owned
  hasMore: boolean
  isLoadingMore: boolean
  hasFailed: boolean
  onMore: () => void
}

/** The results; more load as the end comes near, or by the button. */
export function ResultList({ mode, cards, owned, hasMore, onMore, ...more }: ResultListProps) {
  const labels = useMemo(() => (mode === 'cards' ? versionLabels(cards) : undefined), [mode, cards])
  const note = useRef<HTMLParagraphElement>(null)
  const button = useFocusHandover(() => note.current)
  const [isLong, setLong] = useState(hasMore)
  if (hasMore && !isLong) setLong(true)
  const end = useNearEnd(hasMore && !more.isLoadingMore && !more.hasFailed, onMore)
  return (
    <section aria-labelledby="results">
      <ul className={classes.list}>
        {cards.map((card, place) => (
          <li key={card.id} className={classes.item}>
            <ResultCard
              card={card}
              owned={owned.get(card.id)}
              label={labels?.get(card.id)}
              isFirst={place < 2}
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
            These are all results.
          </p>
        )}
        {more.hasFailed && <p role="alert">The next results could not be loaded. Try again.</p>}
      </div>
    </section>
  )
}
