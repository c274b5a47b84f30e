import type { Page } from '@playwright/test'
import { own } from '../cards.ts'
import { fail, hold, type Opening, type PageState, without } from './page-state.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cardPath = '**/api/cards/page/**'
const bolt = '/card/Lightning Bolt'

export const cardStates: PageState[] = [
  { page: 'Card', state: 'to a visitor', at: bolt, shows: 'Lightning Bolt' },
  { page: 'Card', state: 'owned', as: 'member', at: ownBolt, shows: 'Lightning Bolt' },
  { page: 'Card', state: 'unknown', at: '/card/Lightnig Bolt', shows: heading },
  {
    page: 'Card',
    state: 'loading',
    at: without(hold, cardPath, bolt),
    shows: (page) => page.getByText('Loading the card...'),
  },
  {
    page: 'Card',
    state: 'failed',
    at: without(fail, cardPath, bolt),
    shows: 'Something went wrong',
  },
  { page: 'Sets', state: 'owned', as: 'member', at: given('/sets'), shows: 'Mystical Archive' },
  { page: 'Sets', state: 'to a visitor', at: '/sets', shows: 'Mystical Archive' },
  {
    page: 'Sets',
    state: 'loading',
    at: without(hold, '**/api/sets', '/sets'),
    shows: (page) => page.getByText('Loading the sets...'),
  },
  {
    page: 'Sets',
    state: 'failed',
    at: without(fail, '**/api/sets', '/sets'),
    shows: 'Something went wrong',
  },
  {
    page: 'Set',
    state: 'images',
    as: 'member',
    at: given('/sets/STA'),
    shows: 'What you own',
  },
  {
    page: 'Set',
    state: 'checklist',
    as: 'member',
    at: given('/sets/STA?view=list'),
    shows: (page) => page.getByRole('table', { name: 'Checklist' }),
  },
  { page: 'Set', state: 'to a visitor', at: '/sets/STA', shows: 'What the set costs' },
  {
    page: 'Set',
    state: 'buy list',
    as: 'member',
    at: given('/sets/STA'),
    act: (page) =>
      page
        .getByRole('button', { name: /^Buy list/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('dialog').getByText('Lightning Bolt').first(),
    isLayer: true,
  },
  { page: 'Set', state: 'nothing matches', at: '/sets/STA?q=xyzzy', shows: 'No card matches' },
  { page: 'Set', state: 'unknown', at: '/sets/mh9', shows: 'No set has this code.' },
]

async function ownBolt({ page }: Opening): Promise<string> {
  await own(page, '!"Lightning Bolt"', 3)
  return bolt
}

/** With two cards of the set. */
function given(path: string) {
  return async ({ page }: Opening): Promise<string> => {
    await own(page, 'e:sta !"Counterspell"')
    await own(page, 'e:sta !"Opt"', 2)
    return path
  }
}
