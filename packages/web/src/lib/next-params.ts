import { type Page, pageAt, pages } from '@manafolio/contract'
import { useRouterState } from '@tanstack/react-router'
import { type NextParams, readNextParams } from './search-params.ts'

/** Where nobody wants to be led back to: the search page is where signing in leads anyway. */
const passing: readonly (Page | undefined)[] = [
  pages.home,
  pages.login,
  pages.register,
  pages.forgotPassword,
  pages.resetPassword,
  pages.verifyEmail,
]

/** For links to the sign-in page and the registration: they lead back to this page. */
export function useNextParams(): NextParams {
  const { pathname, search } = useRouterState({ select: ({ location }) => location })
  if (passing.includes(pageAt(pathname)?.page)) return readNextParams(search)
  return readNextParams({ next: pathname })
}
