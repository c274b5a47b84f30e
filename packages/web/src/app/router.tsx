import { pages } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readAdminParams } from '../features/admin/admin-params.ts'
import { readCollectionParams } from '../features/collection/collection-params.ts'
import { readValueParams } from '../features/collection/value/value-params.ts'
import { readCompareParams } from '../features/decks/compare/compare-params.ts'
import { readDecksParams } from '../features/decks/decks-params.ts'
import { deckQuery, decksQuery } from '../features/decks/decks-query.ts'
import { readDeckHistoryParams } from '../features/decks/history/deck-history-params.ts'
import { readDeckImportParams } from '../features/decks/import/deck-import-params.ts'
import { scrollKey } from '../lib/scroll-key.ts'
import {
  parseSearch,
  readHistoryParams,
  readImportParams,
  readResetParams,
  readSearchParams,
  stringifySearch,
} from '../lib/search-params.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { BrokenPage } from './broken-page.tsx'
import { askEarly } from './early-data.ts'
import { AppFrame } from './frame/app-frame.tsx'
import { guarded } from './guarded.tsx'
import { AdminOnly, MemberOnly, VisitorOnly } from './guards.tsx'
import { HomePage } from './home-page.tsx'
import {
  LazyAccessoriesPage,
  LazyAccountPage,
  LazyAdminPage,
  LazyCardGradingPage,
  LazyChangeHistory,
  LazyCollectionPage,
  LazyComparePage,
  LazyDeckEditor,
  LazyDeckHistoryPage,
  LazyDeckImportPage,
  LazyDecksPage,
  LazyFakeCardsPage,
  LazyForgotPasswordPage,
  LazyHistoryPage,
  LazyImportPage,
  LazyPlansPage,
  LazyPrivacyPolicyPage,
  LazyRegisterPage,
  LazyResetPasswordPage,
  LazySharedDeckPage,
  LazySignInPage,
  LazySyntaxPage,
  LazyTermsPage,
  LazyValuePage,
} from './lazy-pages.ts'
import { NotFoundPage } from './not-found-page.tsx'

interface Context {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<Context>()({
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
  component: guarded(VisitorOnly, LazySignInPage),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.register,
  component: guarded(VisitorOnly, LazyRegisterPage),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.forgotPassword,
  component: guarded(VisitorOnly, LazyForgotPasswordPage),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.resetPassword,
  validateSearch: readResetParams,
  component: guarded(VisitorOnly, LazyResetPasswordPage),
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
  component: guarded(MemberOnly, LazyCollectionPage),
})

const collectionHistoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.collectionHistory,
  validateSearch: readHistoryParams,
  component: guarded(MemberOnly, LazyHistoryPage),
})

const collectionImportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.collectionImport,
  validateSearch: readImportParams,
  component: guarded(MemberOnly, LazyImportPage),
})

const collectionValueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.collectionValue,
  validateSearch: readValueParams,
  component: guarded(MemberOnly, LazyValuePage),
})

const deckBuildingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.deckBuilding,
  validateSearch: readDecksParams,
  loader: ({ context }) => {
    void askEarly(context.queryClient, decksQuery)
  },
  component: guarded(MemberOnly, LazyDecksPage),
})

/** The editor stands over the decks, whichever way somebody came to it. */
const deckRoute = createRoute({
  getParentRoute: () => deckBuildingRoute,
  path: '$deckId',
  /** Not waited for: the editor shows that it comes. */
  loader: ({ context, params }) => {
    void askEarly(context.queryClient, deckQuery(params.deckId))
  },
  component: LazyDeckEditor,
})

const deckImportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.deckImport,
  validateSearch: readDeckImportParams,
  component: guarded(MemberOnly, LazyDeckImportPage),
})

const deckCompareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.deckCompare,
  validateSearch: readCompareParams,
  component: guarded(MemberOnly, LazyComparePage),
})

const deckPlansRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.deckPlans,
  component: guarded(MemberOnly, LazyPlansPage),
})

const deckHistoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.deckHistory,
  validateSearch: readDeckHistoryParams,
  component: guarded(MemberOnly, LazyDeckHistoryPage),
})

/** For everybody who has the link. */
const sharedDeckRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.sharedDeck,
  component: LazySharedDeckPage,
})

const cardGradingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.cardGrading,
  component: guarded(MemberOnly, LazyCardGradingPage),
})

const fakeCardsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.fakeCards,
  component: guarded(MemberOnly, LazyFakeCardsPage),
})

const accessoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.accessories,
  component: guarded(MemberOnly, LazyAccessoriesPage),
})

/** What the card-data service did to somebody's cards is told on their account page. */
const AccountWithChanges = Object.assign(
  () => (
    <LazyAccountPage>
      <Suspense fallback={null}>
        <LazyChangeHistory />
      </Suspense>
    </LazyAccountPage>
  ),
  { preload: LazyAccountPage.preload },
)

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.account,
  component: guarded(MemberOnly, AccountWithChanges),
})

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.admin,
  validateSearch: readAdminParams,
  component: guarded(AdminOnly, LazyAdminPage),
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
  collectionImportRoute,
  collectionValueRoute,
  deckBuildingRoute.addChildren([deckRoute]),
  deckImportRoute,
  deckCompareRoute,
  deckPlansRoute,
  deckHistoryRoute,
  sharedDeckRoute,
  cardGradingRoute,
  fakeCardsRoute,
  accessoriesRoute,
  accountRoute,
  adminRoute,
  privacyPolicyRoute,
  termsRoute,
])

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    getScrollRestorationKey: scrollKey,
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 400,
    parseSearch,
    stringifySearch,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
