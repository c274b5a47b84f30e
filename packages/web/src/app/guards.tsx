import { pages, type User } from '@manafolio/contract'
import { Navigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCurrentUser, useKnownUser } from '../lib/current-user.ts'
import { useMustVerify } from '../lib/must-verify.ts'
import classes from './frame/page.module.css'
import { lazyPage } from './lazy-page.tsx'

export const NotFoundPage = lazyPage(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
)

/** For a signed-in user these addresses lead to the page they name, or else to the search page. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const { next } = useSearch({ strict: false })
  return useCurrentUser() ? <Navigate to={next ?? pages.home} replace /> : children
}

/**
 * A visitor finds nothing at a member's address. Whose session ends there, perhaps by another tab,
 * goes on to the sign-in page.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const user = useKnownUser()
  if (user === undefined) return <UnknownUser />
  return <KnownUserOnly user={user}>{children}</KnownUserOnly>
}

function KnownUserOnly({ user, children }: { user: User | null; children: ReactNode }) {
  const [wasSignedIn] = useState(user !== null)
  if (user) return children
  return wasSignedIn ? <Navigate to={pages.login} replace /> : <NotFoundPage />
}

/** The same, for users who have confirmed their email address where that is required. */
export function MemberOnly({ children }: { children: ReactNode }) {
  return (
    <SignedInOnly>
      <VerifiedOnly>{children}</VerifiedOnly>
    </SignedInOnly>
  )
}

const ConfirmEmailPage = lazyPage(
  async () =>
    (await import('../features/accounts/verification/confirm-email-page.tsx')).ConfirmEmailPage,
)

export function VerifiedOnly({ children }: { children: ReactNode }) {
  return useMustVerify() ? <ConfirmEmailPage /> : children
}

/** For any other signed-in user this address leads to the search page. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  if (user && user.role !== 'admin') return <Navigate to={pages.home} replace />
  return <MemberOnly>{children}</MemberOnly>
}

/** While it can't be known who is signed in, the frame says why; nobody is signed out by that. */
export function UnknownUser() {
  return <h1 className={classes.hidden}>Manafolio</h1>
}
