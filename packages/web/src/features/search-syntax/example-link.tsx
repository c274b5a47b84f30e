import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import classes from './example-link.module.css'

/** A query that runs when it is followed. */
export function ExampleLink({ query }: { query: string }) {
  return (
    <Link to={pages.home} search={{ q: query }} className={classes.example}>
      <code>{query}</code>
    </Link>
  )
}
