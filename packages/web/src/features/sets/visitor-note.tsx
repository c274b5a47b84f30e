import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useKnownUser } from '../../lib/current-user.ts'
import { useNextParams } from '../../lib/next-params.ts'
import { useIsRegistrationOpen } from '../../lib/site.ts'
import classes from './visitor-note.module.css'

/** One line that says what an account adds; signing in leads back to the page. */
export function VisitorNote({ children }: { children: string }) {
  const isOpen = useIsRegistrationOpen()
  const next = useNextParams()
  if (useKnownUser() !== null) return null
  return (
    <p className={classes.note}>
      {children}{' '}
      {isOpen && (
        <>
          <Link to={pages.register} search={next}>
            Create an account
          </Link>{' '}
          or{' '}
        </>
      )}
      <Link to={pages.login} search={next}>
        {isOpen ? 'sign in' : 'Sign in'}
      </Link>
      .
    </p>
  )
}
