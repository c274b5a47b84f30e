import type { QueryClause } from '@manafolio/contract'
import { IconAlertCircle } from '@tabler/icons-react'
import { countOf } from '../../../lib/formats.ts'
import classes from './clause-list.module.css'
import { QueryLink } from './query-link.tsx'

interface ClauseListProps {
  clauses: readonly QueryClause[]
  onFollow: () => void
}

/** What each part finds of a query that found nothing as a whole. */
export function ClauseList({ clauses, onFollow }: ClauseListProps) {
  if (clauses.length === 0) return null
  return (
    <section className={classes.clauses} aria-labelledby="clauses">
      <h3 id="clauses" className={classes.title}>
        What each part finds
      </h3>
      <ul className={classes.list}>
        {clauses.map((clause) => (
          <li key={clause.query} className={classes.clause}>
            <QueryLink query={clause.query} className={classes.link} onFollow={onFollow}>
              <code className={classes.query}>{clause.query}</code>
              <span className={classes.description}>{clause.description}</span>
            </QueryLink>
            <p className={classes.counts}>
              <Found cards={clause.cards} />
              {clause.cardsWithout > 0 && (
                <span className={classes.without}>
                  without it: {countOf(clause.cardsWithout, 'card')}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The part that finds nothing is the cause. */
function Found({ cards }: { cards: number }) {
  if (cards > 0) return <span>finds {countOf(cards, 'card')}</span>
  return (
    <strong className={classes.nothing}>
      <IconAlertCircle size={18} aria-hidden />
      finds nothing
    </strong>
  )
}
