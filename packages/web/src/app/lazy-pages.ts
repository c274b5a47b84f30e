import { lazyPage } from './lazy-page.tsx'

// Each page is a file of its own that is fetched when it is first shown.
export const LazySignInPage = lazyPage(
  async () => (await import('../features/accounts/sign-in-page.tsx')).SignInPage,
)

export const LazyRegisterPage = lazyPage(
  async () => (await import('../features/accounts/register-page.tsx')).RegisterPage,
)

export const LazyForgotPasswordPage = lazyPage(
  async () => (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
)

export const LazyResetPasswordPage = lazyPage(
  async () => (await import('../features/accounts/reset-password-page.tsx')).ResetPasswordPage,
)

export const LazyAccountPage = lazyPage(
  async () => (await import('../features/accounts/account-page.tsx')).AccountPage,
)

export const LazyChangeHistory = lazyPage(
  async () => (await import('../features/card-changes/change-history.tsx')).ChangeHistory,
)

export const LazySearchPage = lazyPage(
  async () => (await import('../features/search/search-page.tsx')).SearchPage,
)

export const LazySyntaxPage = lazyPage(
  async () => (await import('../features/search-syntax/syntax-page.tsx')).SyntaxPage,
)

export const LazyCollectionPage = lazyPage(
  async () => (await import('../features/collection/collection-page.tsx')).CollectionPage,
)

export const LazyHistoryPage = lazyPage(
  async () => (await import('../features/collection/history/history-page.tsx')).HistoryPage,
)

export const LazyImportPage = lazyPage(
  async () => (await import('../features/collection/import/import-page.tsx')).ImportPage,
)

export const LazyValuePage = lazyPage(
  async () => (await import('../features/collection/value/value-page.tsx')).ValuePage,
)

export const LazyDecksPage = lazyPage(
  async () => (await import('../features/decks/decks-page.tsx')).DecksPage,
)

export const LazyDeckEditor = lazyPage(
  async () => (await import('../features/decks/editor/deck-editor.tsx')).DeckEditor,
)

export const LazyDeckImportPage = lazyPage(
  async () => (await import('../features/decks/import/deck-import-page.tsx')).DeckImportPage,
)

export const LazyComparePage = lazyPage(
  async () => (await import('../features/decks/compare/compare-page.tsx')).ComparePage,
)

export const LazyPlansPage = lazyPage(
  async () => (await import('../features/decks/plans/plans-page.tsx')).PlansPage,
)

export const LazyDeckHistoryPage = lazyPage(
  async () => (await import('../features/decks/history/deck-history-page.tsx')).DeckHistoryPage,
)

export const LazySharedDeckPage = lazyPage(
  async () => (await import('../features/decks/shared/shared-deck-page.tsx')).SharedDeckPage,
)

export const LazyCardGradingPage = lazyPage(
  async () => (await import('../features/guides/card-grading-page.tsx')).CardGradingPage,
)

export const LazyFakeCardsPage = lazyPage(
  async () => (await import('../features/guides/fake-cards-page.tsx')).FakeCardsPage,
)

export const LazyAccessoriesPage = lazyPage(
  async () => (await import('../features/guides/accessories-page.tsx')).AccessoriesPage,
)

export const LazyAdminPage = lazyPage(
  async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
)

export const LazyPrivacyPolicyPage = lazyPage(
  async () => (await import('../features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
)

export const LazyTermsPage = lazyPage(
  async () => (await import('../features/legal/terms-page.tsx')).TermsPage,
)
