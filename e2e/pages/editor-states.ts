import type { Page } from '@playwright/test'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { makeBurn, makeGoblins } from './given-decks.ts'
import { fail, hold, type Opening, statesOf, without } from './page-state.ts'

const deckPath = '**/api/decks/*-*'
const burn = async ({ page }: Opening) => `/deck-building/${await makeBurn(page)}`
const goblins = async ({ page }: Opening) => `/deck-building/${await makeGoblins(page)}`

/** The editor of a deck and the dialogs over it, all of which fill the window. */
export const editorStates = statesOf({ as: 'member', isLayer: true }, [
  {
    page: 'Editor',
    state: 'list',
    at: burn,
    shows: (page) => editorOf(page).getByRole('group', { name: 'Quantity of Goblin Guide' }),
  },
  {
    page: 'Editor',
    state: 'Commander',
    at: goblins,
    shows: (page) => editorOf(page).getByRole('group', { name: 'Quantity of Goblin Guide' }),
  },
  {
    page: 'Editor',
    state: 'empty',
    at: async ({ page }) =>
      `/deck-building/${await makeDeck(page, { name: 'Empty', format: 'modern' })}`,
    shows: (page) => editorOf(page).getByRole('heading', { name: 'Empty' }),
  },
  {
    page: 'Editor',
    state: 'cards found',
    at: burn,
    act: (page) =>
      editorOf(page).getByRole('combobox', { name: 'Search for cards to add' }).fill('opt'),
    shows: (page) =>
      editorOf(page).getByRole('grid', { name: 'Cards found' }).getByText('Opt').first(),
  },
  { page: 'Editor', state: 'text', at: burn, act: view(/text/i), shows: mountain },
  { page: 'Editor', state: 'stacks', at: burn, act: view(/stacks/i), shows: mountain },
  ...(['Numbers', 'Legality', 'Odds', 'Copies', 'Cuts', 'Plan'] as const).map((tool) => ({
    page: 'Editor',
    state: tool.toLowerCase(),
    at: burn,
    act: (page: Page) => editorOf(page).getByRole('tab', { name: tool }).click(),
    shows: (page: Page) => editorOf(page).getByRole('tab', { name: tool, selected: true }),
  })),
  {
    page: 'Editor',
    state: 'printings',
    at: burn,
    act: async (page) => {
      await page.getByRole('button', { name: 'More for Lightning Bolt' }).click()
      await page.getByRole('menuitem', { name: /^Change printing/ }).click()
    },
    shows: (page) =>
      page.getByRole('dialog', { name: 'Change Card Printing' }).getByText('$').first(),
  },
  { page: 'Editor', state: 'menu', at: burn, act: openMenu, shows: menuItem('Share') },
  { page: 'Editor', state: 'share', at: burn, act: choose('Share'), shows: dialog('Share Deck') },
  { page: 'Editor', state: 'export', at: burn, act: choose(/^Export/), shows: dialog(/Export/) },
  {
    page: 'Editor',
    state: 'notes and primer',
    at: burn,
    act: choose('Notes and primer'),
    shows: dialog('Notes and primer'),
  },
  {
    page: 'Editor',
    state: 'state of the deck',
    at: burn,
    act: (page) =>
      editorOf(page)
        .getByRole('button', { name: /^State:/ })
        .click(),
    shows: dialog('State of the Deck'),
  },
  {
    page: 'Editor',
    state: 'pull list',
    at: burn,
    act: async (page) => {
      await editorOf(page)
        .getByRole('button', { name: /^State:/ })
        .click()
      await page.getByRole('button', { name: 'Pull list' }).click()
    },
    shows: (page) =>
      page
        .getByRole('dialog', { name: /^Pull List/ })
        .getByRole('checkbox')
        .first(),
  },
  {
    page: 'Editor',
    state: 'loading',
    at: without(hold, deckPath, burn),
    shows: (page) => page.getByRole('dialog').getByRole('status').filter({ visible: true }),
  },
  {
    page: 'Editor',
    state: 'failed',
    at: without(fail, deckPath, burn),
    shows: (page) => page.getByText('Something went wrong').first(),
  },
])

function mountain(page: Page) {
  return editorOf(page).getByText('Mountain', { exact: true }).first()
}

function view(name: RegExp) {
  return (page: Page) => editorOf(page).getByRole('radio', { name }).press('Space')
}

async function openMenu(page: Page): Promise<void> {
  await editorOf(page).getByRole('button', { name: 'More for Burn', exact: true }).click()
}

function menuItem(name: string | RegExp) {
  return (page: Page) => page.getByRole('menuitem', { name })
}

function choose(name: string | RegExp) {
  return async (page: Page) => {
    await openMenu(page)
    await menuItem(name)(page).click()
  }
}

function dialog(name: string | RegExp) {
  return (page: Page) => page.getByRole('dialog', { name })
}
