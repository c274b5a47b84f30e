import { logout } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../lib/api.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { toast, toastFailure } from '../../ui/toast.ts'
import { AccessTokens } from './access-tokens/access-tokens.tsx'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'
import { SessionList } from './session-list.tsx'
import { useClearSession } from './use-clear-session.ts'
import { EmailStatus } from './verification/email-status.tsx'
import { YourData } from './your-data.tsx'

/** The account settings. Sections of other features come before signing out and deleting. */
export function AccountPage({ children }: { children?: ReactNode }) {
  useDocumentTitle('Account')
  const user = useCurrentUser()
  if (!user) return null
  return (
    <div className={classes.page}>
      <PageHeading title="Account">Your profile, security settings and data.</PageHeading>
      <AccountSection id="account-information" title="Account Information">
        <dl className={classes.facts}>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </dl>
        <EmailStatus user={user} />
      </AccountSection>
      <ChangePassword email={user.email} />
      <SessionList />
      <AccessTokens />
      <KeyboardShortcuts />
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
      <p className={classes.text}>
        Ends your session in this browser. Your cards stay in your account.
      </p>
      <Button variant="default" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        {signOut.isPending ? 'Signing out...' : 'Sign out'}
      </Button>
    </AccountSection>
  )
}

/** Ends the session and clears the cache. */
function useSignOut() {
  const clearSession = useClearSession()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      await clearSession()
      toast('Logged out', 'You have been successfully logged out.')
    },
    onError: () =>
      toastFailure('Logout failed', 'There was an error logging out. Please try again.'),
  })
}
