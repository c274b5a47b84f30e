/** Where the pages of the app are. The server answers 404 for any other page address. */
export const pages = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  searchSyntax: '/search-syntax',
  collection: '/collection',
  collectionHistory: '/collection/history',
  cardGrading: '/card-grading',
  fakeCards: '/fake-cards',
  accessories: '/accessories',
  account: '/account',
  admin: '/admin',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const

export type PagePath = (typeof pages)[keyof typeof pages]
