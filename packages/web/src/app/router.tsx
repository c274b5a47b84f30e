import { pages } from '@manafolio/contract'
import {
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { readSearchParams } from '../lib/search-params.ts'
import { BrokenPage } from './broken-page.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { MemberOnly, VisitorOnly } from './guards.tsx'
import { HomePage } from './home-page.tsx'
import {
  LazyAccountPage,
  LazyCollectionPage,
  LazyRegisterPage,
  LazySignInPage,
} from './lazy-pages.ts'
import { NotFoundPage } from './not-found-page.tsx'

const rootRoute = createRootRoute({
  component: AppFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.home,
  validateSearch: readSearchParams,
  component: HomePage,
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.login,
  component: () => (
    <VisitorOnly>
      <LazySignInPage />
    </VisitorOnly>
  ),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.register,
  component: () => (
    <VisitorOnly>
      <LazyRegisterPage />
    </VisitorOnly>
  ),
})

const collectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.collection,
  component: () => (
    <MemberOnly>
      <LazyCollectionPage />
    </MemberOnly>
  ),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.account,
  component: () => (
    <MemberOnly>
      <LazyAccountPage />
    </MemberOnly>
  ),
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  registerRoute,
  collectionRoute,
  accountRoute,
])

export function createAppRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Values stay as a person would type them: ?q=sol%20ring, not JSON.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
