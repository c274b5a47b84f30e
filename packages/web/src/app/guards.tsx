import { pages } from '@manafolio/contract'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../lib/current-user.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** For a signed-in user these addresses lead to the search page. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  return useCurrentUser() ? <Navigate to={pages.home} replace /> : children
}

/** A visitor finds nothing at a member's address. */
export function MemberOnly({ children }: { children: ReactNode }) {
  return useCurrentUser() ? children : <NotFoundPage />
}
