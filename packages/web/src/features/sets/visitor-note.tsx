import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useKnownUser } from '../../lib/current-user.ts'
import classes from './visitor-note.module.css'

/** One line that says what an account adds. */
export function VisitorNote({ children }: { children: string }) {
  if (useKnownUser() !== null) return null
  return (
    <p className={classes.note}>
      {children}{' '}
      <Link to={pages.register} search={{}}>
        Create an account
      </Link>{' '}
      or <Link to={pages.login}>sign in</Link>.
    </p>
  )
}
