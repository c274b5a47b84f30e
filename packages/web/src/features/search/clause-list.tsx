import type { QueryClause } from '@manafolio/contract'
import { IconAlertCircle } from '@tabler/icons-react'
import classes from './clause-list.module.css'
import { QueryLink } from './query-link.tsx'

interface ClauseListProps {
  clauses: readonly QueryClause[]
  onFollow: () => void
}

/** What each part of a query finds that as a whole found nothing. */
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
              <span className={classes.says}>{clause.says}</span>
            </QueryLink>
            <p className={classes.counts}>
              <Found cards={clause.cards} />
              {clause.cardsWithout > 0 && (
                <span className={classes.without}>
                  without it: {cardCount(clause.cardsWithout)}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The part that finds nothing is the one to blame. */
function Found({ cards }: { cards: number }) {
  if (cards > 0) return <span>finds {cardCount(cards)}</span>
  return (
    <strong className={classes.nothing}>
      <IconAlertCircle size={18} aria-hidden />
      finds nothing
    </strong>
  )
}

const numbers = new Intl.NumberFormat('en-US')

function cardCount(cards: number): string {
  return `${numbers.format(cards)} ${cards === 1 ? 'card' : 'cards'}`
}
