import type { Page } from '@playwright/test'
import { findCards } from './cards.ts'

interface DeckToBe {
  name: string
  format: string
  commander?: string
  /** Copies by card name. */
  main?: Record<string, number>
  side?: Record<string, number>
}

/** Creates a deck through the API; returns its id. */
export async function makeDeck(page: Page, deck: DeckToBe): Promise<string> {
  const { name, format, commander, main = {}, side = {} } = deck
  const [leader] = commander ? await findCards(page, `!"${commander}"`) : []
  const facts = leader && { commanderId: leader.id, commanderName: leader.name }
  const { id } = await send(page, '/api/decks', { name, format, ...facts })
  const cards = [...(await slot(page, 'main', main)), ...(await slot(page, 'side', side))]
  if (cards.length > 0) await send(page, `/api/decks/${id}/cards`, { cards })
  return id
}

function slot(page: Page, slotType: 'main' | 'side', copies: Record<string, number>) {
  return Promise.all(
    Object.entries(copies).map(async ([cardName, quantity]) => {
      const [card] = await findCards(page, `!"${cardName}"`)
      return { scryfallId: card?.id, cardName, quantity, slotType }
    }),
  )
}

/** Sends a body to the API, like the page or another device of the same user. */
export async function send(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`)
  return response.json()
}
