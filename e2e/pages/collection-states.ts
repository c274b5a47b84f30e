import type { Page } from '@playwright/test'
import { own } from '../cards.ts'
import { fail, hold, type Opening, statesOf, without } from './page-state.ts'
import { valueYear } from './value-year.ts'

const tileOf = (page: Page, name: string) => page.getByRole('article', { name }).first()
const dialogOf = (page: Page) => page.getByRole('dialog')

const usual = {
  'goblin guide': 2,
  'sol ring': 3,
  forest: 12,
  'fire // ice': 1,
  'our market research': 1,
  counterspell: 4,
  'serra angel': 1,
}

export const collectionStates = statesOf({ as: 'member' }, [
  {
    page: 'Collection',
    state: 'cards',
    at: given('/collection'),
    shows: (page) => tileOf(page, 'Serra Angel'), // the first, which phones show too
  },
  { page: 'Collection', state: 'empty', at: '/collection', shows: 'No cards yet' },
  {
    page: 'Collection',
    state: 'filters',
    at: given('/collection'),
    act: (page) => page.getByRole('button', { name: 'Filter' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Blue' }),
    isLayer: true,
  },
  {
    page: 'Collection',
    state: 'copies',
    at: given('/collection'),
    act: async (page) => {
      await tileOf(page, 'Goblin Guide').hover()
      await tileOf(page, 'Goblin Guide')
        .getByRole('button', { name: /^Finish, condition, language/ })
        .click()
    },
    shows: (page) => dialogOf(page).getByLabel('Condition').first(),
    isLayer: true,
  },
  {
    page: 'Collection',
    state: 'nothing found',
    at: given('/collection?q=xyzzy'),
    shows: (page) => page.getByText('xyzzy').first(),
  },
  {
    page: 'Collection',
    state: 'loading',
    at: without(hold, '**/api/collection', '/collection'),
    shows: 'Loading your collection...',
  },
  {
    page: 'Collection',
    state: 'failed',
    at: without(fail, '**/api/collection', '/collection'),
    shows: 'Something went wrong',
  },
  {
    page: 'Statistics',
    state: 'cards',
    at: given('/collection?tab=statistics'),
    shows: 'Total Cards',
  },
  {
    page: 'Statistics',
    state: 'one card',
    at: given('/collection?tab=statistics', { 'goblin guide': 1 }),
    shows: 'Total Cards',
  },
  {
    page: 'Statistics',
    state: 'empty',
    at: '/collection?tab=statistics',
    shows: (page) => page.getByRole('tabpanel'),
  },
  {
    page: 'Collection history',
    state: 'changes',
    at: given('/collection/history'),
    shows: 'Added 2 × Goblin Guide',
  },
  {
    page: 'Collection history',
    state: 'one change',
    at: given('/collection/history', { 'goblin guide': 1 }),
    shows: (page) => page.getByRole('heading', { name: /^Added .*Goblin Guide/ }),
  },
  {
    page: 'Collection history',
    state: 'empty',
    at: '/collection/history',
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    page: 'Collection history',
    state: 'restore',
    at: given('/collection/history'),
    act: (page) => page.getByRole('button', { name: /before today/ }).click(),
    shows: (page) => dialogOf(page).getByRole('button', { name: 'Restore' }),
    isLayer: true,
  },
  {
    page: 'Collection value',
    state: 'a year',
    at: async (opening) => {
      await opening.page.route('**/api/collection/value/history?*', (route) =>
        route.fulfill({ json: { days: valueYear } }),
      )
      return given('/collection/value')(opening)
    },
    shows: (page) => page.locator('canvas').first(),
  },
  {
    page: 'Collection value',
    state: 'first day',
    at: given('/collection/value'),
    shows: 'Where the value is',
  },
  {
    page: 'Collection value',
    state: 'empty',
    at: '/collection/value',
    shows: 'Nothing to value yet',
  },
  {
    page: 'Collection import',
    state: 'start',
    at: '/collection/import',
    shows: 'Or paste a list',
  },
  {
    page: 'Collection import',
    state: 'review',
    at: '/collection/import',
    act: async (page) => {
      const list = '2 Sol Ring\n1 Nobody Knows This One\n1 Sera Angel'
      await page.getByRole('textbox', { name: 'Or paste a list' }).fill(list)
      await page.getByRole('button', { name: 'Read this list' }).click()
    },
    shows: 'Nobody Knows This One',
  },
])

/** With copies of these cards. */
function given(path: string, copies: Record<string, number> = usual) {
  return async ({ page }: Opening): Promise<string> => {
    for (const [card, quantity] of Object.entries(copies)) await own(page, card, quantity)
    return path
  }
}
