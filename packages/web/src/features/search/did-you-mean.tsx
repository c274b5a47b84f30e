import classes from './did-you-mean.module.css'
import { QueryLink } from './query-link.tsx'

interface DidYouMeanProps {
  query: string | null
  onFollow: () => void
}

/** A query that was perhaps meant. */
export function DidYouMean({ query, onFollow }: DidYouMeanProps) {
  if (query === null) return null
  return (
    <p className={classes.question}>
      Did you mean{' '}
      <QueryLink query={query} className={classes.query} onFollow={onFollow}>
        {query}
      </QueryLink>
      ?
    </p>
  )
}
