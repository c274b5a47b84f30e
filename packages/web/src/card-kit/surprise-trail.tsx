import { pages } from '@manafolio/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import classes from './result-trail/result-trail.module.css'
import { SurpriseButton } from './surprise-button.tsx'
import { readSurpriseQuery } from './use-surprise.ts'

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
      <SurpriseButton query={query} label="Surprise me again" />
    </nav>
  )
}
