import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useCurrentUser } from '../lib/current-user.ts'
import { useDocumentTitle } from '../lib/use-document-title.ts'
import { Button } from '../ui/button.tsx'
import classes from './not-found-page.module.css'

export function NotFoundPage() {
  useDocumentTitle('404 Page Not Found')
  const isSignedIn = useCurrentUser() !== null
  return (
    <div className={classes.page}>
      <MissingCard />
      <h1>404 Page Not Found</h1>
      <p className={classes.text}>
        {isSignedIn
          ? 'There is no page at this address. It may have moved, or the address has a typo.'
          : 'Nothing to see at this address while you are signed out. If it is one of your pages, sign in first.'}
      </p>
      <Button
        renderRoot={(props) => <Link to={isSignedIn ? pages.home : pages.login} {...props} />}
      >
        {isSignedIn ? 'Search for cards' : 'Sign in'}
      </Button>
    </div>
  )
}

/** A place in the binder with no card in it. */
function MissingCard() {
  return (
    <svg className={classes.drawing} viewBox="0 0 122 170" width="110" aria-hidden="true">
      <rect x="2" y="2" width="118" height="166" rx="8" strokeDasharray="7 6" />
      <path d="M45 66a17 17 0 1 1 24 16c-6 3-8 6-8 12" />
      <circle cx="61" cy="108" r="1.5" />
    </svg>
  )
}
