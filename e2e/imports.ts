import { expect, type Page } from '@playwright/test'

/** Opens the import page, and chooses a file. */
export async function chooseFile(page: Page, name: string, text: string) {
  await page.goto('/collection/import')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** The collection, by card name. */
export async function owned(page: Page): Promise<Record<string, number>> {
  const entries = await (await page.request.get('/api/collection')).json()
  const named: Record<string, number> = {}
  for (const { scryfallId, quantity } of entries) {
    const { name } = await (await page.request.get(`/card-data/cards/${scryfallId}`)).json()
    named[name] = (named[name] ?? 0) + quantity
  }
  return named
}
