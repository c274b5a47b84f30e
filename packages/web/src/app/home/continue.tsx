import { type Page, pages } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { decksQuery } from '../../card-kit/decks-query.ts'
import { changesQuery } from '../../features/collection/history/changes-query.ts'
import {
  additionsOf,
  LatestAdditions,
} from '../../features/collection/history/latest-additions.tsx'
import { useValueHistory } from '../../features/collection/value/use-value-history.ts'
import { ValueNow } from '../../features/collection/value/value-now.tsx'
import { LatestDecks } from '../../features/decks/browse/latest-decks.tsx'
import classes from './continue.module.css'

/**
 * The user's latest decks and additions, above the searches; nothing for a new user. All of it
 * appears at once, so that nothing moves.
 */
export function Continue({ children }: { children: ReactNode }) {
  const decks = useQuery(decksQuery)
  const value = useValueHistory('90d') // as its link has it, in one request
  const changes = useQuery(changesQuery({ page: 1 }))
  if (decks.isPending || value.isPending || changes.isPending) return null
  const additions = additionsOf(changes.data?.changes ?? [])
  const days = value.data ?? []
  const latest = days.at(-1)
  const now = latest && latest.copies > 0 ? latest : undefined
  return (
    <>
      {decks.data && decks.data.length > 0 && (
        <Part title="Your decks" to={pages.deckBuilding} more="All decks">
          <LatestDecks decks={decks.data} />
        </Part>
      )}
      {(now || additions.length > 0) && (
        <div className={classes.collection}>
          {now && (
            <Part title="Your collection" to={pages.collection} more="All cards">
              <ValueNow now={now} days={days} />
            </Part>
          )}
          {additions.length > 0 && (
            <Part title="What came in" to={pages.collectionHistory} more="History">
              <LatestAdditions additions={additions} />
            </Part>
          )}
        </div>
      )}
      {[decks, value, changes].some(({ data, isError }) => !data && isError) && (
        <p className={classes.problem}>Some of what you did last can't be loaded now.</p>
      )}
      {children}
    </>
  )
}

interface PartProps {
  title: string
  /** Where there is more of it. */
  to: Extract<Page, '/deck-building' | '/collection' | '/collection/history'>
  more: string
  children: ReactNode
}

function Part({ title, to, more, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <Link to={to} search={{}} className={classes.more}>
          {more}
        </Link>
      </div>
      {children}
    </section>
  )
}
