import type { Page } from '@playwright/test'
import { send } from '../decks.ts'
import { ownPrintings } from '../full-data.ts'
import { pressMs } from './vitals.ts'

/** A page, and what is done on it. Elements are found by selectors: roles and names take the page's time. */
export interface MeasuredPage {
  name: string
  /** The address, or what prepares the data and returns it. */
  at: string | ((page: Page) => Promise<string>)
  /** There once the page shows its content. */
  content: string
  use: (page: Page) => Promise<void>
  /** The most that LCP and INP may be, as multiples of the reference page's: about twice of what they are. */
  limits: { LCP: number; INP: number }
}

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'Search',
    at: '/?q=t%3Agoblin',
    content: 'main article',
    async use(page) {
      await press(page, 'main article [data-add]')
      await search(page, ' f:modern')
    },
    limits: { LCP: 6.5, INP: 2 },
  },
  {
    name: 'Collection of 20,000 printings',
    async at(page) {
      await ownPrintings(page, 20_000)
      return '/collection'
    },
    content: 'main article fieldset',
    async use(page) {
      await press(page, 'main article fieldset button:last-of-type')
      await search(page, 'gob')
    },
    limits: { LCP: 4, INP: 2 },
  },
  {
    name: 'Editor of a deck of 250 rows',
    at: async (page) => `/deck-building/${await makeLargeDeck(page, 250)}`,
    content: '[data-row]',
    async use(page) {
      await press(page, '[data-row] fieldset button:last-of-type')
      await page
        .locator('[data-editor] [role=combobox]')
        .first()
        .pressSequentially('opt', { delay: pressMs })
      await press(page, '[data-editor] [role=tab]:has-text("Legality")')
      await press(page, '[data-editor] label:has-text("Stacks")')
    },
    limits: { LCP: 7.5, INP: 2.6 },
  },
  {
    name: 'Card page',
    at: '/card/lea/161/lightning-bolt',
    content: 'main h1',
    async use(page) {
      await press(page, 'main button:has-text("Add to Collection")')
      await page
        .locator('main [aria-label="Filter the printings"]')
        .pressSequentially('foil', { delay: pressMs })
    },
    limits: { LCP: 6.5, INP: 1.5 },
  },
]

/** Without the checks of what is where, which would be a part of what is measured. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click({ force: true, delay: pressMs })
  await page.waitForLoadState('networkidle')
}

async function search(page: Page, text: string): Promise<void> {
  await page.locator('main [role=combobox]').first().pressSequentially(text, { delay: pressMs })
  await page.keyboard.press('Enter')
  await page.waitForLoadState('networkidle')
}

/** A deck of that many different cards; returns its id. */
async function makeLargeDeck(page: Page, rows: number): Promise<string> {
  const names = new Map<string, string>()
  for (let at = 1; names.size < rows; at++) {
    const query = { query: 'f:commander -t:basic order:edhrec', page: at }
    const { cards } = await send(page, '/api/cards/search', query)
    for (const { name, id } of cards) if (names.size < rows) names.set(name, id)
  }
  const { id } = await send(page, '/api/decks', { name: 'Everything', format: 'commander' })
  const cards = [...names].map(([cardName, scryfallId]) => ({
    ...{ cardName, scryfallId },
    quantity: 1,
    slotType: 'main',
  }))
  await send(page, `/api/decks/${id}/cards`, { cards })
  return id
}
