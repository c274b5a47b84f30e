import type { Page } from '@playwright/test'

interface FoundCard {
  id: string
  name: string
  setCode: string
  collectorNumber: string
}

/** The printings that a query finds, from the API. */
export async function findCards(page: Page, query: string): Promise<FoundCard[]> {
  const data = { query, unique: 'prints' }
  const response = await page.request.post('/api/cards/search', { data })
  const { cards } = await response.json()
  if (cards.length === 0) throw new Error(`“${query}” finds nothing`)
  return cards
}

/** Adds the first printing that a query finds to the collection. */
export async function own(page: Page, query: string, quantity = 1): Promise<FoundCard> {
  const [card] = await findCards(page, query)
  if (!card) throw new Error(`“${query}” finds nothing`)
  const data = { scryfallId: card.id, quantity }
  const response = await page.request.post('/api/collection', { data })
  if (!response.ok()) throw new Error(`Adding answered ${response.status()}`)
  return card
}
