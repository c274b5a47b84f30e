import { lazy } from 'react'

// Each page is a file of its own that is fetched when it is first shown.
export const LazySignInPage = lazy(async () => ({
  default: (await import('../features/accounts/sign-in-page.tsx')).SignInPage,
}))

export const LazyRegisterPage = lazy(async () => ({
  default: (await import('../features/accounts/register-page.tsx')).RegisterPage,
}))

export const LazyForgotPasswordPage = lazy(async () => ({
  default: (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
}))

export const LazyResetPasswordPage = lazy(async () => ({
  default: (await import('../features/accounts/reset-password-page.tsx')).ResetPasswordPage,
}))

export const LazyAccountPage = lazy(async () => ({
  default: (await import('../features/accounts/account-page.tsx')).AccountPage,
}))

export const LazyChangeHistory = lazy(async () => ({
  default: (await import('../features/card-changes/change-history.tsx')).ChangeHistory,
}))

export const LazySearchPage = lazy(async () => ({
  default: (await import('../features/search/search-page.tsx')).SearchPage,
}))

export const LazySyntaxPage = lazy(async () => ({
  default: (await import('../features/search-syntax/syntax-page.tsx')).SyntaxPage,
}))

export const LazyCollectionPage = lazy(async () => ({
  default: (await import('../features/collection/collection-page.tsx')).CollectionPage,
}))

export const LazyHistoryPage = lazy(async () => ({
  default: (await import('../features/collection/history/history-page.tsx')).HistoryPage,
}))

export const LazyDecksPage = lazy(async () => ({
  default: (await import('../features/decks/decks-page.tsx')).DecksPage,
}))

/** Called as soon as a deck is asked for: its editor is fetched beside the page that it stands on. */
export const loadDeckEditor = () => import('../features/decks/editor/deck-editor.tsx')

export const LazyDeckEditor = lazy(async () => ({
  default: (await loadDeckEditor()).DeckEditor,
}))

export const LazyCardGradingPage = lazy(async () => ({
  default: (await import('../features/guides/card-grading-page.tsx')).CardGradingPage,
}))

export const LazyFakeCardsPage = lazy(async () => ({
  default: (await import('../features/guides/fake-cards-page.tsx')).FakeCardsPage,
}))

export const LazyAccessoriesPage = lazy(async () => ({
  default: (await import('../features/guides/accessories-page.tsx')).AccessoriesPage,
}))

export const LazyAdminPage = lazy(async () => ({
  default: (await import('../features/admin/admin-page.tsx')).AdminPage,
}))

export const LazyPrivacyPolicyPage = lazy(async () => ({
  default: (await import('../features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
}))

export const LazyTermsPage = lazy(async () => ({
  default: (await import('../features/legal/terms-page.tsx')).TermsPage,
}))
