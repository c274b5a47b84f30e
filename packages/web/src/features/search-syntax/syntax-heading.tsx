import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import classes from './syntax-heading.module.css'

/** The title of the page, with room for the filter field. */
export function SyntaxHeading({ children }: { children?: ReactNode }) {
  const isSignedIn = useCurrentUser() !== null
  return (
    <div className={classes.heading}>
      <PageHeading title="Search syntax">
        Everything you can type into the search field. Click an example to run it
        {isSignedIn ? '.' : ', once you are signed in.'}
      </PageHeading>
      {children}
    </div>
  )
}
