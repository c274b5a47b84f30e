/** The key of the query for the signed-in user. */
export const currentUserKey = ['auth', 'user'] as const

/** In the browser's storage while its database has answers to a user. */
export const storedFlag = 'manafolio-stored-answers'
