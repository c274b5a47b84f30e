import type { Page } from '@playwright/test'
import { fail, hold, statesOf, without } from './page-state.ts'

const searchPath = '**/api/cards/search'
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search for cards' })

const longestName = '/?q=our+market+research'

export const searchStates = statesOf({ as: 'member' }, [
  {
    page: 'Search',
    state: 'details',
    at: '/?q=sol+ring&view=details',
    shows: '3 results found',
  },
  { page: 'Search', state: 'before', at: '/', shows: 'Search for a card by name' },
  {
    page: 'Search',
    state: 'suggestions',
    at: '/',
    act: async (page) => {
      await fieldOf(page).pressSequentially('li')
      await page.getByRole('option').first().waitFor()
      await fieldOf(page).press('ArrowDown')
    },
    shows: (page) => page.getByRole('option', { selected: true }),
    isLayer: true,
  },
  { page: 'Search', state: 'images', at: '/?q=t%3Agoblin&view=images', shows: 'results found' },
  { page: 'Search', state: 'table', at: '/?q=t%3Agoblin&view=table', shows: 'results found' },
  {
    page: 'Search',
    state: 'all prints',
    at: '/?q=fable+foo%3Abar&mode=prints&view=details',
    shows: (page) => page.getByText(/results? found/).first(),
  },
  {
    page: 'Search',
    state: 'longest name',
    at: `${longestName}&view=details`,
    shows: (page) => page.getByText(/results? found/).first(),
  },
  {
    page: 'Search',
    state: 'filters',
    at: '/?q=t%3Agoblin&view=details',
    act: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
    shows: (page) => page.getByRole('button', { name: 'Creature' }).first(),
    isLayer: true,
  },
  { page: 'Search', state: 'nothing found', at: '/?q=xyzzy', shows: 'No Cards Found' },
  {
    page: 'Search',
    state: 'misspelled',
    at: '/?q=t%3Agobln+f%3Amodern+foo%3Abar',
    shows: 'No Cards Found',
  },
  {
    page: 'Search',
    state: 'loading',
    at: without(hold, searchPath, '/?q=sol+ring'),
    shows: 'Searching for cards...',
  },
  {
    page: 'Search',
    state: 'failed',
    at: without(fail, searchPath, '/?q=sol+ring'),
    shows: 'Something went wrong',
  },
])
