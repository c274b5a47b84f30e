import { type Card, cardParams, pages } from '@manafolio/contract'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { formatCount } from '../../lib/formats.ts'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { type ResultPlace, readResultPlace } from './result-place.ts'
import classes from './result-trail.module.css'
import { useNeighbors } from './use-neighbors.ts'

/**
 * For a card's page: the way back to the results of the search that it was opened from, and to the
 * previous and the next of them, also with the keys [ and ]. Nothing when it was opened from elsewhere.
 */
export function ResultTrail() {
  const place = useRouterState({ select: ({ location }) => readResultPlace(location.state) })
  return place && <Trail place={place} />
}

function Trail({ place }: { place: ResultPlace }) {
  const { total, previous, next } = useNeighbors(place)
  return (
    <nav aria-label="Search results" className={classes.trail}>
      <BackToResults place={place} />
      {total !== undefined && (
        <p className={classes.position}>
          {formatCount(place.position + 1)} of {formatCount(total)}
        </p>
      )}
      <Step card={previous} to={{ ...place, position: place.position - 1 }} shortcut="[">
        <IconChevronLeft size={19} stroke={1.8} aria-hidden />
        <span className={classes.word}>Previous</span>
      </Step>
      <Step card={next} to={{ ...place, position: place.position + 1 }} shortcut="]">
        <span className={classes.word}>Next</span>
        <IconChevronRight size={19} stroke={1.8} aria-hidden />
      </Step>
    </nav>
  )
}

/** As the browser's Back, so that the results are where they were; in a new tab they are fetched. */
function BackToResults({ place: { q, mode, sort, index } }: { place: ResultPlace }) {
  const { history } = useRouter()
  function goBack(event: MouseEvent) {
    const steps = index - history.location.state.__TSR_index
    if (steps >= 0 || isForNewTab(event)) return
    event.preventDefault()
    history.go(steps)
  }
  return (
    <Link to={pages.home} search={{ q, mode, sort }} className={classes.back} onClick={goBack}>
      <IconArrowLeft size={18} stroke={1.7} aria-hidden /> Back to results
    </Link>
  )
}

function isForNewTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey
}

interface StepProps {
  /** Undefined at the end, and until it is fetched. */
  card: Card | undefined
  to: ResultPlace
  shortcut: string
  children: ReactNode
}

/** A step replaces the card in the browser's history: Back leads to the results. */
function Step({ card, to, shortcut, children }: StepProps) {
  const navigate = useNavigate()
  const hasKey = useSingleKeys()
  useShortcut(shortcut, () => {
    if (card) void navigate({ ...targetOf(card, to) })
  })
  if (!card) {
    return (
      <span className={classes.step} data-missing="">
        {children}
      </span>
    )
  }
  return (
    <Link
      {...targetOf(card, to)}
      className={classes.step}
      title={card.name}
      aria-keyshortcuts={hasKey ? shortcut : undefined}
    >
      {children}
      <span className="visually-hidden">: {card.name}</span>
    </Link>
  )
}

function targetOf(card: Card, resultPlace: ResultPlace) {
  return {
    to: pages.card,
    params: cardParams(card),
    state: { resultPlace },
    replace: true,
    resetScroll: false,
  } as const
}
