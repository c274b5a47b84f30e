import { pages } from '@manafolio/contract'
import { IconArrowLeft, IconArrowsShuffle } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { Key } from '../ui/key.tsx'
import classes from './result-trail/result-trail.module.css'
import { readSurpriseQuery, useSurprise } from './use-surprise.ts'

/**
 * For a card's page: the way back to the search, and to another random card of it. Nothing when the card
 * was not a random one.
 */
export function SurpriseTrail() {
  const query = useRouterState({ select: ({ location }) => readSurpriseQuery(location.state) })
  if (query === undefined) return null
  return (
    <nav aria-label="Random cards" className={classes.trail}>
      <Link to={pages.home} search={query ? { q: query } : {}} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden /> Back to search
      </Link>
      <AgainButton query={query} />
    </nav>
  )
}

function AgainButton({ query }: { query: string }) {
  const { isPending, hasKey, go } = useSurprise(query)
  return (
    <button
      type="button"
      className={classes.step}
      aria-label="Surprise me again"
      aria-disabled={isPending}
      aria-keyshortcuts={hasKey ? 'R' : undefined}
      onClick={go}
    >
      <IconArrowsShuffle size={18} stroke={1.7} aria-hidden />
      Surprise me again
      {hasKey && <Key isHint>R</Key>}
    </button>
  )
}
