import { noop, type QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { onlyRead } from '../lib/search-params.ts'
import { BrokenPage } from './broken-page.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { AdminOnly, MemberOnly, NotFoundPage, VisitorOnly } from './guards.tsx'
import { guarded, type LazyPage, lazyPage, type PageComponent } from './lazy-page.tsx'

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
      const opening = { params, search: readParams(location.search) }
      void Page.prefetch(context.queryClient, opening).catch(noop)
    },
    component: Page,
  })
}
