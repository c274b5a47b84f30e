import { exportAccount, exportFileName, logout } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { toast, toastFailure } from '../../ui/toast.ts'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'
import { notifyFailure } from './notify-failure.ts'
import { SessionList } from './session-list.tsx'
import { useClearSession } from './use-clear-session.ts'
import { EmailStatus } from './verification/email-status.tsx'

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

/** A download of all data stored about the user. */
function YourData() {
  const download = useExport()
  return (
    <AccountSection id="your-data" title="Your data">
      <p className={classes.text}>
        One JSON file with everything in your account: your account details, collection, decks with
        their cards, card changes and sessions.
      </p>
      <Button variant="default" disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Preparing your data...' : 'Download my data'}
      </Button>
    </AccountSection>
  )
}

/**
 * Fetches the whole file before saving it: a plain link would also save an error response or a
 * truncated file.
 */
function useExport() {
  return useMutation({
    mutationFn: fetchExport,
    onSuccess: (file) => {
      const name = exportFileName(new Date().toISOString())
      save(file, name)
      toast('Your data is ready', `“${name}” is in your downloads.`)
    },
    onError: (error) => notifyFailure(error, 'Download failed', 'Please try again later.'),
  })
}

async function fetchExport(): Promise<Blob> {
  const response = await fetch(exportAccount.path, { credentials: 'include' })
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText)
  }
  return response.blob()
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
