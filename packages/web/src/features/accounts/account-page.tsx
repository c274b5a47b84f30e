import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import classes from './account-page.module.css'
import { useSignOut } from './use-sign-out.ts'

/** Who the user is; sections of other features come before the way out. */
export function AccountPage({ children }: { children?: ReactNode }) {
  useDocumentTitle('Account')
  const user = useCurrentUser()
  const signOut = useSignOut()
  if (!user) return null
  return (
    <div className={classes.page}>
      <PageHeading title="Account">Who you are here, and the way out.</PageHeading>
      <section className={classes.section} aria-labelledby="account-information">
        <h2 id="account-information">Account Information</h2>
        <dl className={classes.facts}>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </dl>
      </section>
      {children}
      <section className={classes.section} aria-labelledby="sign-out">
        <h2 id="sign-out">Sign Out</h2>
        <div>
          <p className={classes.text}>Ends your session in this browser. Your cards stay here.</p>
          <Button variant="default" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            {signOut.isPending ? 'Signing out...' : 'Sign out'}
          </Button>
        </div>
      </section>
    </div>
  )
}
