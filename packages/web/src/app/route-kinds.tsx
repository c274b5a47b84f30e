import type { User } from '@manafolio/contract'
import { noop, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { currentUserQuery } from '../lib/current-user.ts'
import { onlyRead } from '../lib/search-params.ts'
import { BrokenPage } from './broken-page.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { AdminOnly, MemberOnly, NotFoundPage, VisitorOnly } from './guards.tsx'
import { type LazyPage, lazyPage, type PageComponent, type PageLocation } from './lazy-page.tsx'

/** A page behind a guard; it is fetched as the page itself would be. */
export function guarded<State>(
  Guard: ComponentType<{ children: ReactNode }>,
  Page: LazyPage<object, State>,
): LazyPage<object, State> {
  const GuardedPage = () => (
    <Guard>
      <Page />
    </Guard>
  )
  return Object.assign(GuardedPage, Page, {
    prefetch: (queryClient: QueryClient, location: PageLocation<State>) =>
      forMember(queryClient, () => Page.prefetch(queryClient, location)),
  })
}

/** Fetches a page's data while its code is being fetched, for signed-in users. */
export async function forMember(
  queryClient: QueryClient,
  prefetch: (user: User) => Promise<unknown>,
): Promise<void> {
  await queryClient.prefetchQuery(currentUserQuery)
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (user) await prefetch(user)
}

type Load<State> = () => Promise<PageComponent<object, State>>

export const forVisitors = <State,>(load: Load<State>) => guarded(VisitorOnly, lazyPage(load))
export const forMembers = <State,>(load: Load<State>) => guarded(MemberOnly, lazyPage(load))
export const forAdmins = <State,>(load: Load<State>) => guarded(AdminOnly, lazyPage(load))

/** The frame around every page. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AppFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

/** A page without a state. */
export function pageRoute<const Path extends string>(path: Path, Page: FunctionComponent) {
  return createRoute({ getParentRoute: () => rootRoute, path, component: Page })
}

/**
 * A page whose state is in the address: it reads the parameters and leaves out what makes no sense. Its
 * data is fetched when a link to it is hovered, and while it opens; later it fetches what it needs itself.
 * Nothing waits for that, and the page shows what fails.
 */
export function statefulRoute<const Path extends string, State extends object>(
  path: Path,
  Page: LazyPage<object, State>,
  readParams: (params: Record<string, unknown>) => State,
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: onlyRead<State>(readParams),
    loader: ({ context, params, location, cause }) => {
      if (cause === 'stay') return
      const search = readParams(location.search)
      void Page.prefetch(context.queryClient, { params, search }).catch(noop)
    },
    component: Page,
  })
}
