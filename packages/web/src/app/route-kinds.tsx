import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ComponentType, FunctionComponent } from 'react'
import { currentUserQuery } from '../lib/current-user.ts'
import { onlyRead } from '../lib/search-params.ts'
import { BrokenPage } from './broken-page.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { AdminOnly, MemberOnly, NotFoundPage, VisitorOnly } from './guards.tsx'
import { guarded, type LazyPage, lazyPage } from './lazy-page.tsx'

type Load = () => Promise<ComponentType>

export const forVisitors = (load: Load) => guarded(VisitorOnly, lazyPage(load))
export const forMembers = (load: Load) => guarded(MemberOnly, lazyPage(load))
export const forAdmins = (load: Load) => guarded(AdminOnly, lazyPage(load))

/** The frame around every page. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AppFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

/** A page without a state. */
export function pageRoute<const Path extends string>(path: Path, Page: LazyPage) {
  return createRoute({ getParentRoute: () => rootRoute, path, component: Page })
}

/** A page whose state is in the address: it reads the parameters and leaves out what makes no sense. */
export function statefulRoute<const Path extends string, State extends object>(
  path: Path,
  Page: FunctionComponent,
  readParams: (params: Record<string, unknown>) => State,
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: onlyRead<State>(readParams),
    component: Page,
  })
}

/** Fetches a page's data while its code is being fetched, for signed-in users. Never rejects. */
export async function forMember(
  queryClient: QueryClient,
  prefetch: () => Promise<void>,
): Promise<void> {
  await queryClient.prefetchQuery(currentUserQuery)
  if (queryClient.getQueryData(currentUserQuery.queryKey)) await prefetch()
}
