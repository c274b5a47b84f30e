import { defaultUserSettings, pages, type User } from '@manafolio/contract'
import { noop, type QueryClient } from '@tanstack/react-query'
import { createRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { cardSearchPageQuery } from '../card-kit/card-search-query.ts'
import { deckQuery, decksQuery } from '../card-kit/decks-query.ts'
import { userSettingsQuery } from '../card-kit/user-settings.ts'
import { readAdminParams } from '../features/admin/admin-params.ts'
import { cardPageQuery } from '../features/card/card-page-query.ts'
import { readCollectionParams } from '../features/collection/collection-params.ts'
import { readValueParams } from '../features/collection/value/value-params.ts'
import {
  readCompareParams,
  readDeckHistoryParams,
} from '../features/decks/history/history-params.ts'
import { type DecksParams, readDecksParams } from '../features/decks/kit/decks-params.ts'
import { readDeckImportParams } from '../features/decks/transfer/import/deck-import-params.ts'
import { readSetParams, readSetsParams } from '../features/sets/sets-params.ts'
import { useKnownUser } from '../lib/current-user.ts'
import {
  onlyRead,
  readHistoryParams,
  readImportParams,
  readNextParams,
  readRegisterParams,
  readSearchParams,
  readTokenParams,
  type SearchParams,
} from '../lib/search-params.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { SignedInOnly, UnknownUser, VerifiedOnly, VisitorOnly } from './guards.tsx'
import { lazyPage } from './lazy-page.tsx'
import {
  forAdmins,
  forMember,
  forMembers,
  forVisitors,
  guarded,
  pageRoute,
  rootRoute,
  statefulRoute,
} from './route-kinds.tsx'

const SignInPage = lazyPage(
  async () => (await import('../features/accounts/sign-in-page.tsx')).SignInPage,
)
const SearchPage = lazyPage(
  async () => (await import('../features/search/search-page.tsx')).SearchPage,
)

const Continue = lazyPart(async () => (await import('./home/continue.tsx')).Continue)

/** The search page for signed-in users, the sign-in page for visitors. */
function HomePage() {
  const user = useKnownUser()
  if (user === undefined) return <UnknownUser />
  if (!user) return <SignInPage />
  return (
    <VerifiedOnly>
      <SearchPage Start={Continue} />
    </VerifiedOnly>
  )
}

/** Fetches the settings, and the first results with the file that shows them. */
async function prefetchSearch(
  queryClient: QueryClient,
  user: User,
  { q, mode = 'cards', sort }: SearchParams,
): Promise<void> {
  const below = q ? import('../features/search/results/search-results.tsx') : Continue.preload()
  void Promise.all([SearchPage.preload(), below]).catch(noop)
  const settings = await queryClient
    .ensureQueryData({ ...userSettingsQuery(user.id), revalidateIfStale: true })
    .catch(() => defaultUserSettings)
  if (!q) return
  const request = { q, mode, sort: sort ?? settings.searchSort }
  await queryClient.prefetchQuery(cardSearchPageQuery(request, 1))
}

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.home,
  validateSearch: onlyRead<SearchParams>(readSearchParams),
  loaderDeps: ({ search }) => search,
  // Later searches are started by the page itself, without a second attempt when they fail.
  loader: ({ context: { queryClient }, deps, cause }) => {
    if (cause === 'enter')
      void forMember(queryClient, (user) => prefetchSearch(queryClient, user, deps))
  },
  component: HomePage,
})

const AccountPage = lazyPage(
  async () => (await import('../features/accounts/account-page.tsx')).AccountPage,
)
const ChangeHistory = lazyPage(
  async () => (await import('../features/card-changes/change-history.tsx')).ChangeHistory,
)

/** The account page also lists how the card-data service changed the user's cards. */
const AccountWithChanges = Object.assign(
  () => (
    <AccountPage>
      <Suspense fallback={null}>
        <ChangeHistory />
      </Suspense>
    </AccountPage>
  ),
  AccountPage, // fetched as that page is
)

const decksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.deckBuilding,
  validateSearch: onlyRead<DecksParams>(readDecksParams),
  loader: ({ context: { queryClient } }) =>
    void forMember(queryClient, () => queryClient.prefetchQuery(decksQuery)),
  component: forMembers(
    async () => (await import('../features/decks/browse/decks-page.tsx')).DecksPage,
  ),
})

/** The editor opens over the list of decks. Its data is not waited for: it shows that it is loading. */
const deckRoute = createRoute({
  getParentRoute: () => decksRoute,
  path: '$deckId',
  loader: ({ context: { queryClient }, params }) =>
    void forMember(queryClient, () => queryClient.prefetchQuery(deckQuery(params.deckId))),
  component: lazyPage(
    async () => (await import('../features/decks/editor/deck-editor.tsx')).DeckEditor,
  ),
})

const CardPage = lazyPage(async () => (await import('../features/card/card-page.tsx')).CardPage)

/** Everybody may see cards. Their data is fetched beside the code, and when a link is hovered. */
function cardRoute<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context: { queryClient }, params }) =>
      void queryClient.prefetchQuery(cardPageQuery(params)),
    component: CardPage,
  })
}

/** Every page with its address, who may see it, its file and the state in its address. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  pageRoute(
    pages.searchSyntax,
    lazyPage(async () => (await import('../features/search-syntax/syntax-page.tsx')).SyntaxPage),
  ),
  statefulRoute(pages.login, guarded(VisitorOnly, SignInPage), readNextParams),
  statefulRoute(
    pages.register,
    forVisitors(
      async () =>
        (await import('../features/accounts/registration/register-page.tsx')).RegisterPage,
    ),
    readRegisterParams,
  ),
  pageRoute(
    pages.forgotPassword,
    forVisitors(
      async () =>
        (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
  ),
  statefulRoute(
    pages.resetPassword,
    forVisitors(
      async () => (await import('../features/accounts/reset-password-page.tsx')).ResetPasswordPage,
    ),
    readTokenParams,
  ),
  statefulRoute(
    pages.verifyEmail,
    lazyPage(
      async () =>
        (await import('../features/accounts/verification/verify-email-page.tsx')).VerifyEmailPage,
    ),
    readTokenParams,
  ),
  statefulRoute(
    pages.collection,
    forMembers(
      async () => (await import('../features/collection/collection-page.tsx')).CollectionPage,
    ),
    readCollectionParams,
  ),
  statefulRoute(
    pages.collectionHistory,
    forMembers(
      async () => (await import('../features/collection/history/history-page.tsx')).HistoryPage,
    ),
    readHistoryParams,
  ),
  statefulRoute(
    pages.collectionImport,
    forMembers(
      async () => (await import('../features/collection/import/import-page.tsx')).ImportPage,
    ),
    readImportParams,
  ),
  statefulRoute(
    pages.collectionValue,
    forMembers(async () => (await import('../features/collection/value/value-page.tsx')).ValuePage),
    readValueParams,
  ),
  decksRoute.addChildren([deckRoute]),
  statefulRoute(
    pages.deckImport,
    forMembers(
      async () =>
        (await import('../features/decks/transfer/import/deck-import-page.tsx')).DeckImportPage,
    ),
    readDeckImportParams,
  ),
  statefulRoute(
    pages.deckCompare,
    forMembers(
      async () => (await import('../features/decks/history/compare/compare-page.tsx')).ComparePage,
    ),
    readCompareParams,
  ),
  pageRoute(
    pages.deckPlans,
    forMembers(async () => (await import('../features/decks/plans/plans-page.tsx')).PlansPage),
  ),
  statefulRoute(
    pages.deckHistory,
    forMembers(
      async () => (await import('../features/decks/history/deck-history-page.tsx')).DeckHistoryPage,
    ),
    readDeckHistoryParams,
  ),
  pageRoute(
    pages.sharedDeck,
    lazyPage(
      async () =>
        (await import('../features/decks/transfer/shared/shared-deck-page.tsx')).SharedDeckPage,
    ),
  ),
  cardRoute(pages.card),
  cardRoute(pages.cardWithoutSlug),
  cardRoute(pages.namedCard),
  statefulRoute(
    pages.sets,
    lazyPage(async () => (await import('../features/sets/sets-page.tsx')).SetsPage),
    readSetsParams,
  ),
  statefulRoute(
    pages.set,
    lazyPage(async () => (await import('../features/sets/set-page.tsx')).SetPage),
    readSetParams,
  ),
  pageRoute(
    pages.cardGrading,
    forMembers(
      async () => (await import('../features/guides/card-grading-page.tsx')).CardGradingPage,
    ),
  ),
  pageRoute(
    pages.fakeCards,
    forMembers(async () => (await import('../features/guides/fake-cards-page.tsx')).FakeCardsPage),
  ),
  pageRoute(
    pages.accessories,
    forMembers(
      async () => (await import('../features/guides/accessories-page.tsx')).AccessoriesPage,
    ),
  ),
  pageRoute(pages.account, guarded(SignedInOnly, AccountWithChanges)),
  statefulRoute(
    pages.admin,
    forAdmins(async () => (await import('../features/admin/admin-page.tsx')).AdminPage),
    readAdminParams,
  ),
  pageRoute(
    pages.adminHealth,
    forAdmins(async () => (await import('../features/admin/health/health-page.tsx')).HealthPage),
  ),
  pageRoute(
    pages.privacyPolicy,
    lazyPage(
      async () => (await import('../features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
    ),
  ),
  pageRoute(
    pages.terms,
    lazyPage(async () => (await import('../features/legal/terms-page.tsx')).TermsPage),
  ),
])
