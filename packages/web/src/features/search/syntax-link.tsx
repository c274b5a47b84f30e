import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import classes from './syntax-link.module.css'

/** Leads to all that the field understands. */
export function SyntaxLink() {
  return (
    <Link to={pages.searchSyntax} className={classes.link}>
      Search syntax
    </Link>
  )
}
