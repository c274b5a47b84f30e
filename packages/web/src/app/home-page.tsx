import { useCurrentUser } from '../lib/current-user.ts'
import { LazySearchPage, LazySignInPage } from './lazy-pages.ts'

/** The search page for who is signed in, the sign-in page for who is not. */
export function HomePage() {
  return useCurrentUser() ? <LazySearchPage /> : <LazySignInPage />
}
