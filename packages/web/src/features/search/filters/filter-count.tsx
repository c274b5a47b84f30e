import { cardFilters } from '../../../card-kit/filters/card-filters.ts'
import { countActive } from '../../../card-kit/filters/query-filter.ts'
import classes from './filters-button.module.css'

/** How many filters the query has; loaded apart, since it has to read the query language. */
export function FilterCount({ query }: { query: string }) {
  const count = countActive(query, cardFilters)
  return (
    count > 0 && (
      <span className={classes.count}>
        <span className={classes.hidden}>active: </span>
        {count}
      </span>
    )
  )
}
