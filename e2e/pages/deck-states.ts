import type { Page } from '@playwright/test'
import { own } from '../cards.ts'
import { makeBurn, makeGoblins, share } from './given-decks.ts'
import { fail, hold, type Opening, statesOf, without } from './page-state.ts'

const tileOf = (page: Page, name: string) => page.getByRole('article', { name }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const deckStates = statesOf({ as: 'member' }, [
  {
    page: 'Decks',
    state: 'wall',
    at: given('/deck-building'),
    shows: (page) => tileOf(page, 'Burn'),
  },
  { page: 'Decks', state: 'empty', at: '/deck-building', shows: 'No decks yet' },
  {
    page: 'Decks',
    state: 'table',
    at: given('/deck-building?view=table'),
    shows: (page) => page.getByRole('row', { name: /Burn/ }),
  },
  {
    page: 'Decks',
    state: 'nothing found',
    at: given('/deck-building?q=xyzzy'),
    shows: (page) => page.getByText(/No deck/).first(),
  },
  {
    page: 'Decks',
    state: 'new deck, refused',
    at: '/deck-building',
    act: async (page) => {
      await page.getByRole('button', { name: 'Create New Deck' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Create Deck' }).click()
    },
    shows: (page) => page.getByText('Please enter a name for your deck.'),
    isLayer: true,
  },
  {
    page: 'Decks',
    state: 'delete',
    at: given('/deck-building'),
    act: (page) => page.getByRole('button', { name: 'Delete Burn' }).click(),
    shows: (page) => page.getByRole('dialog').getByText('Are you sure'),
    isLayer: true,
  },
  {
    page: 'Decks',
    state: 'selected',
    at: given('/deck-building'),
    act: async (page) => {
      await tileOf(page, 'Burn').hover()
      await page.getByRole('checkbox', { name: 'Select Burn' }).press('Space')
    },
    shows: (page) => page.getByRole('region', { name: 'Selected decks' }),
    isLayer: true,
  },
  {
    page: 'Decks',
    state: 'loading',
    at: without(hold, '**/api/decks', '/deck-building'),
    shows: 'Loading your decks...',
  },
  {
    page: 'Decks',
    state: 'failed',
    at: without(fail, '**/api/decks', '/deck-building'),
    shows: 'Something went wrong',
  },
  {
    page: 'Deck statistics',
    state: 'decks',
    at: given('/deck-building?tab=statistics'),
    shows: 'Favorite Format',
  },
  {
    page: 'Formats',
    state: 'formats',
    at: '/deck-building?tab=formats',
    shows: 'Oathbreaker',
  },
  { page: 'Deck plans', state: 'decks', at: given('/deck-building/plans'), shows: 'Burn' },
  { page: 'Deck plans', state: 'empty', at: '/deck-building/plans', shows: heading },
  {
    page: 'Deck import',
    state: 'start',
    at: '/deck-building/import',
    shows: 'Understood as they are',
  },
  {
    page: 'Deck import',
    state: 'review',
    at: '/deck-building/import',
    act: async (page) => {
      const list = '1 Krenko, Mob Boss\n1 Sol Rng\n30 Mountain\n1 Qwzx Vbnm Plkj'
      await page.getByRole('textbox', { name: 'Or paste a list' }).fill(list)
      await page.getByRole('button', { name: 'Read this list' }).click()
    },
    shows: 'Qwzx Vbnm Plkj',
  },
  {
    page: 'Deck history',
    state: 'changes',
    at: async ({ page }) => `/deck-building/${await makeBurn(page)}/history`,
    shows: 'Burn',
  },
  {
    page: 'Deck history',
    state: 'restore',
    at: renamed,
    act: (page) =>
      page
        .getByRole('button', { name: /^View version/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: /^Restore/ }),
    isLayer: true,
  },
  {
    page: 'Deck comparison',
    state: 'two decks',
    at: async ({ page }) =>
      `/deck-building/compare?one=${await makeBurn(page)}&other=${await makeGoblins(page)}`,
    shows: 'Goblin Guide',
  },
  {
    page: 'Shared deck',
    state: 'Commander',
    at: async ({ page }) => share(page, await makeGoblins(page)),
    shows: 'Krenko, Mob Boss',
  },
  {
    page: 'Shared deck',
    state: 'sixty cards',
    at: async ({ page }) => share(page, await makeBurn(page)),
    shows: 'Goblin Guide',
  },
  {
    page: 'Shared deck',
    state: 'not shared',
    at: '/shared/nothing',
    shows: 'No deck is shared at this link.',
  },
])

/** With two decks, and some cards of them in the collection. */
function given(path: string) {
  return async ({ page }: Opening): Promise<string> => {
    await makeBurn(page)
    await makeGoblins(page)
    await own(page, '!"Goblin Guide"', 4)
    return path
  }
}

async function renamed({ page }: Opening): Promise<string> {
  const id = await makeBurn(page)
  await page.request.patch(`/api/decks/${id}`, { data: { name: 'Burnt' } })
  return `/deck-building/${id}/history`
}
