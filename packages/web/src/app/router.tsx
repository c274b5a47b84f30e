import { pages } from '@manafolio/contract'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readAdminParams } from '../features/admin/admin-params.ts'
import { readCollectionParams } from '../features/collection/collection-params.ts'
import { readDecksParams } from '../features/decks/decks-params.ts'
import { scrollKey } from '../lib/scroll-key.ts'
import {
  parseSearch,
  readHistoryParams,
  readResetParams,
  readSearchParams,
  stringifySearch,
} from '../lib/search-params.ts'
import { BrokenPage } from './broken-page.tsx'
import { AppFrame } from './frame/app-frame.tsx'
import { AdminOnly, MemberOnly, VisitorOnly } from './guards.tsx'
import { HomePage } from './home-page.tsx'
import {
  LazyAccessoriesPage,
  LazyAccountPage,
  LazyAdminPage,
  LazyCardGradingPage,
  LazyChangeHistory,
  LazyCollectionPage,
  LazyDeckEditor,
  LazyDecksPage,
  LazyFakeCardsPage,
  LazyForgotPasswordPage,
  LazyHistoryPage,
  LazyPrivacyPolicyPage,
  LazyRegisterPage,
  LazyResetPasswordPage,
  LazySignInPage,
  LazySyntaxPage,
  LazyTermsPage,
  loadDeckEditor,
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

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.forgotPassword,
  component: () => (
    <VisitorOnly>
      <LazyForgotPasswordPage />
    </VisitorOnly>
  ),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.resetPassword,
  validateSearch: readResetParams,
  component: () => (
    <VisitorOnly>
      <LazyResetPasswordPage />
    </VisitorOnly>
  ),
})

const searchSyntaxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.searchSyntax,
  component: LazySyntaxPage,
})

const collectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.collection,
  validateSearch: readCollectionParams,
  component: () => (
    <MemberOnly>
      <LazyCollectionPage />
    </MemberOnly>
  ),
})

const collectionHistoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.collectionHistory,
  validateSearch: readHistoryParams,
  component: () => (
    <MemberOnly>
      <LazyHistoryPage />
    </MemberOnly>
  ),
})

const deckBuildingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.deckBuilding,
  validateSearch: readDecksParams,
  component: () => (
    <MemberOnly>
      <LazyDecksPage />
    </MemberOnly>
  ),
})

/** The editor stands over the decks, whichever way somebody came to it. */
const deckRoute = createRoute({
  getParentRoute: () => deckBuildingRoute,
  path: '$deckId',
  loader: () => void loadDeckEditor(),
  component: LazyDeckEditor,
})

const cardGradingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.cardGrading,
  component: () => (
    <MemberOnly>
      <LazyCardGradingPage />
    </MemberOnly>
  ),
})

const fakeCardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.fakeCards,
  component: () => (
    <MemberOnly>
      <LazyFakeCardsPage />
    </MemberOnly>
  ),
})

const accessoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.accessories,
  component: () => (
    <MemberOnly>
      <LazyAccessoriesPage />
    </MemberOnly>
  ),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.account,
  component: () => (
    <MemberOnly>
      <LazyAccountPage>
        <Suspense fallback={null}>
          <LazyChangeHistory />
        </Suspense>
      </LazyAccountPage>
    </MemberOnly>
  ),
})

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.admin,
  validateSearch: readAdminParams,
  component: () => (
    <AdminOnly>
      <LazyAdminPage />
    </AdminOnly>
  ),
})

const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.privacyPolicy,
  component: LazyPrivacyPolicyPage,
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.terms,
  component: LazyTermsPage,
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  searchSyntaxRoute,
  collectionRoute,
  collectionHistoryRoute,
  deckBuildingRoute.addChildren([deckRoute]),
  cardGradingRoute,
  fakeCardsRoute,
  accessoriesRoute,
  accountRoute,
  adminRoute,
  privacyPolicyRoute,
  termsRoute,
])

export function createAppRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKey,
    defaultPreload: 'intent',
    parseSearch,
    stringifySearch,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
