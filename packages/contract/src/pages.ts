/** Where the pages of the app are. The server answers 404 for any other page address. */
export const pages = {
  home: '/',
  login: '/login',
  register: '/register',
  collection: '/collection',
  account: '/account',
} as const

export type PagePath = (typeof pages)[keyof typeof pages]
