import type { Site, User } from '@manafolio/contract'

/** A signed-in user. */
export const karn: User = {
  id: 'karn',
  email: 'karn@example.org',
  role: 'user',
  createdAt: '2026-08-15T12:00:00.000Z',
  emailVerifiedAt: '2026-08-15T12:00:00.000Z',
}

/** An installation with our own mirror of the card data, and no affiliate program. */
export const plainSite: Site = {
  catalogue: {
    ...{ source: 'sample', cards: 1, printings: 1, pricesAsOf: '2026-08-15' },
    ...{ importing: null, problem: null },
  },
  cardDataUrl: '/card-data',
  affiliate: { baseUrl: null, propertyId: 'manafolio' },
  registration: 'open',
}
