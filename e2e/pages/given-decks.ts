import type { Page } from '@playwright/test'
import { makeDeck } from '../decks.ts'

const burn = {
  name: 'Burn',
  format: 'modern',
  main: { 'Goblin Guide': 4, 'Lightning Bolt': 4, 'Monastery Swiftspear': 4, Mountain: 20 },
  side: { Negate: 2 },
}

/** A deck of sixty cards that is on its way; returns its id. */
export const makeBurn = (page: Page): Promise<string> => makeDeck(page, burn)

/** A deck for Commander that is on its way; returns its id. */
export const makeGoblins = (page: Page): Promise<string> =>
  makeDeck(page, {
    name: 'Goblins at the gate of a very old and very long-winded kingdom',
    format: 'commander',
    commander: 'Krenko, Mob Boss',
    main: { 'Goblin Guide': 1, 'Sol Ring': 1, 'Lightning Bolt': 1, Mountain: 30 },
  })

/** The path of the page that everyone with the link of a deck sees. */
export async function share(page: Page, id: string): Promise<string> {
  const response = await page.request.post(`/api/decks/${id}/share`)
  if (!response.ok()) throw new Error(`Sharing answered ${response.status()}`)
  const { shareId } = await response.json()
  return `/shared/${shareId}`
}
