import type { Account, Site } from '@manafolio/contract'

/** Somebody who is signed in. */
export const karn: Account = {
  id: 'karn',
  email: 'karn@example.org',
  role: 'user',
  createdAt: '2026-08-15T12:00:00.000Z',
}

/** An installation with our own mirror of the card data, and no affiliate programme. */
export const plainSite: Site = {
  catalogue: {
    ...{ source: 'sample', cards: 1, printings: 1, pricesAsOf: '2026-08-15' },
    ...{ importing: null, trouble: null },
  },
  cardDataUrl: '/card-data',
  affiliate: { baseUrl: null, propertyId: 'manafolio' },
}
