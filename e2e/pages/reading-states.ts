import { fail, type PageState, without } from './page-state.ts'

/** Pages that are only read. */
export const readingStates: PageState[] = [
  { page: 'Search syntax', state: 'whole', at: '/search-syntax', shows: 'Prices' },
  {
    page: 'Search syntax',
    state: 'filtered',
    at: '/search-syntax',
    act: (page) => page.getByRole('searchbox').fill('price'),
    shows: (page) => page.getByRole('heading', { name: 'Prices' }),
  },
  {
    page: 'Search syntax',
    state: 'nothing found',
    at: '/search-syntax',
    act: (page) => page.getByRole('searchbox').fill('xyzzy'),
    shows: 'Nothing here is about “xyzzy”.',
  },
  {
    page: 'Search syntax',
    state: 'failed',
    at: without(fail, '**/api/cards/syntax', '/search-syntax'),
    shows: (page) => page.getByRole('alert').first(),
  },
  {
    page: 'Card grading',
    state: 'whole',
    as: 'member',
    at: '/card-grading',
    shows: 'Five conditions, side by side',
  },
  {
    page: 'Fake cards',
    state: 'whole',
    as: 'member',
    at: '/fake-cards',
    shows: 'Common red flags',
  },
  { page: 'Accessories', state: 'whole', as: 'member', at: '/accessories', shows: 'Accessories' },
  { page: 'Privacy policy', state: 'whole', at: '/privacy-policy', shows: 'Privacy Policy' },
  { page: 'Terms', state: 'whole', at: '/terms-and-conditions', shows: 'Terms and Conditions' },
]
