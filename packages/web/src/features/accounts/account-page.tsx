import type { ReactNode } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SessionList } from './session-list.tsx'
import { useSignOut } from './use-sign-out.ts'
import { YourData } from './your-data.tsx'

/** Everything about one's own account; sections of other features come before the ways out. */
export function AccountPage({ children }: { children?: ReactNode }) {
  useDocumentTitle('Account')
  const user = useCurrentUser()
  if (!user) return null
  return (
    <div className={classes.page}>
      <PageHeading title="Account">Who you are here, and what your account holds.</PageHeading>
      <AccountSection id="account-information" title="Account Information">
        <dl className={classes.facts}>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </dl>
      </AccountSection>
      <ChangePassword email={user.email} />
      <SessionList />
      <YourData />
      {children}
      <SignOut />
      <DeleteAccount user={user} />
    </div>
  )
}

function SignOut() {
  const signOut = useSignOut()
  return (
    <AccountSection id="sign-out" title="Sign Out">
      <p className={classes.text}>Ends your session in this browser. Your cards stay here.</p>
      <Button variant="default" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        {signOut.isPending ? 'Signing out...' : 'Sign out'}
      </Button>
    </AccountSection>
  )
}
