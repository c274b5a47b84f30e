import { pages } from '@manafolio/contract'

/** A page that can be gone to from anywhere. */
export interface Destination {
  to: (typeof pages)[
    | 'home'
    | 'collection'
    | 'collectionValue'
    | 'collectionHistory'
    | 'collectionImport'
    | 'deckBuilding'
    | 'deckPlans'
    | 'deckImport'
    | 'sets'
    | 'searchSyntax'
    | 'cardGrading'
    | 'fakeCards'
    | 'accessories'
    | 'account'
    | 'admin'
    | 'adminHealth'
    | 'privacyPolicy'
    | 'terms']
  name: string
  /** Pressed after G, it goes there. */
  key?: string
  /** What else people look for it as. */
  keywords?: string
  isForAdmins?: true
}

export const destinations: readonly Destination[] = [
  { to: pages.home, name: 'Search', key: 's', keywords: 'find cards home' },
  { to: pages.collection, name: 'Collection', key: 'c', keywords: 'my cards' },
  { to: pages.deckBuilding, name: 'Deck Building', key: 'd', keywords: 'my decks' },
  { to: pages.sets, name: 'Sets', key: 't', keywords: 'expansions checklist' },
  {
    to: pages.collectionValue,
    name: 'Value of the collection',
    key: 'v',
    keywords: 'worth prices',
  },
  { to: pages.collectionHistory, name: 'History of the collection', key: 'h', keywords: 'undo' },
  { to: pages.account, name: 'Account', key: 'a', keywords: 'password email settings export' },
  { to: pages.collectionImport, name: 'Import a collection', keywords: 'csv file add' },
  { to: pages.deckImport, name: 'Import a deck', keywords: 'list file add' },
  { to: pages.deckPlans, name: 'Build and buy', keywords: 'missing cards shopping' },
  { to: pages.searchSyntax, name: 'Search syntax', keywords: 'query language help' },
  { to: pages.cardGrading, name: 'Card grading', keywords: 'condition guide' },
  { to: pages.fakeCards, name: 'Fake cards', keywords: 'counterfeits guide proxies' },
  { to: pages.accessories, name: 'Accessories', keywords: 'sleeves boxes playmats guide' },
  { to: pages.admin, name: 'Admin', keywords: 'users invites', isForAdmins: true },
  { to: pages.adminHealth, name: 'Health', keywords: 'server admin status', isForAdmins: true },
  { to: pages.privacyPolicy, name: 'Privacy policy' },
  { to: pages.terms, name: 'Terms and conditions' },
]
