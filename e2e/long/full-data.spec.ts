import type { Page } from '@playwright/test'
import { bulkFile } from '../bulk-file.ts'
import { ownPrintings, untilFullData } from '../full-data.ts'
import { expect, test } from '../test.ts'

test.skip(!bulkFile, 'CARD_BULK_FILE names no bulk file')

test('on the full data, a goblin is found with its price, added and counted', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await untilFullData(page)
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search for cards' }).fill('t:goblin f:modern')
  await page.getByRole('combobox', { name: 'Search for cards' }).press('Enter')
  await expect(page.getByText(/^\d{3} results found/)).toBeVisible()
  await page.goto('/?q=goblin%20guide')
  const cheapest = page.getByRole('article', { name: 'Goblin Guide, Cheapest' })
  await expect(cheapest).toHaveAccessibleDescription(/Goblin Scout/)
  await expect(cheapest.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible()
  await expect(page.getByText('Llanowar Elves')).toHaveCount(0)
  await cheapest.getByRole('button', { name: /Add to Collection/ }).click()
  await expect(page.getByText('Goblin Guide has been added to your collection.')).toBeVisible()
  await page.goto('/collection')
  await expect(page.getByRole('article', { name: 'Goblin Guide' })).toBeVisible()
})

test('a full collection scrolls with only a few tiles rendered, and restores its position', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await untilFullData(page)
  await ownPrintings(page, 20_000)
  await page.goto('/collection')
  await expect(page.getByText(/^20,000 printings/)).toBeVisible()
  const tiles = page.getByRole('article')
  await expect(tiles.first()).not.toHaveAccessibleName('Loading...')
  const most = await page.evaluate(scrollThrough)
  expect(most).toBeGreaterThan(5)
  expect(most).toBeLessThan(600)
  const last = page.getByRole('listitem').last()
  await expect(last).toHaveAttribute('aria-posinset', '20000')
  await expect(last.getByRole('article')).not.toHaveAccessibleName('Loading...')
  expect(await heapMegabytes(page)).toBeLessThan(150)

  await page.evaluate(() => window.scrollTo({ top: 400_000 }))
  await expect(last).not.toHaveAttribute('aria-posinset', '20000')
  const place = await page.evaluate(placeInTheMiddle)
  expect(Number(place)).toBeGreaterThan(1000)
  const tile = page.locator(`[aria-posinset="${place}"]`)
  await expect(tile.getByRole('article')).not.toHaveAccessibleName('Loading...')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Find a card' })).toBeVisible()
  await page.goBack()
  await expect(tile).toBeInViewport()
})

/** For the tile a third of the screen from the left edge: between two tiles there is none. */
function placeInTheMiddle(): string | null | undefined {
  const x = window.innerWidth * 0.36
  const heights = [0.4, 0.5, 0.6].map((share) => window.innerHeight * share)
  const tiles = heights.map((y) => document.elementFromPoint(x, y)?.closest('[aria-posinset]'))
  return tiles.find((tile) => tile)?.getAttribute('aria-posinset')
}

/** Scrolls from the first tile to the last in about two hundred steps; returns the most tiles rendered. */
async function scrollThrough(): Promise<number> {
  let most = 0
  for (let step = 0; step <= 200; step++) {
    window.scrollTo({ top: (document.documentElement.scrollHeight * step) / 200 })
    await new Promise(requestAnimationFrame)
    most = Math.max(most, document.querySelectorAll('main article').length)
  }
  return most
}

async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}
