import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import classes from './syntax-heading.module.css'

/** What the page is about, with room for its field. */
export function SyntaxHeading({ children }: { children?: ReactNode }) {
  const isSignedIn = useCurrentUser() !== null
  return (
    <div className={classes.heading}>
      <PageHeading title="Search syntax">
        Everything the search field understands. Each example is a search to run
        {isSignedIn ? '.' : ', once you are signed in.'}
      </PageHeading>
      {children}
    </div>
  )
}
