import { readFile } from 'node:fs/promises'
import type { DayValue } from '@manafolio/contract'
import type { Download, Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

/** A year of daily values with a week missing. */
const year: DayValue[] = Array.from({ length: 365 }, (_, at) => ({
  day: new Date(Date.UTC(2025, 7, 1 + at)).toISOString().slice(0, 10),
  valueUsd: 100 + at,
  copies: 7,
  pricedCopies: 6,
})).filter(({ day }) => day < '2026-03-01' || day > '2026-03-07')

async function answerWithYear(page: Page) {
  await page.route('**/api/collection/value/history?*', (route) =>
    route.fulfill({ json: { days: year } }),
  )
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

test('a collection’s value is shown in total and by part', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 2)
  await own(page, 'sol ring', 3)
  await page.goto('/collection?tab=statistics')
  await page.getByRole('tabpanel').getByRole('link', { name: 'Value over time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Value over time')
  await expect(page.getByRole('region', { name: 'Value now' })).toContainText(
    /Total value \(USD\)\$\d+\.\d\d.*All cards have a price, as of/,
  )
  await expect(page.getByText(/recorded once a day from now on/)).toBeVisible()
  await expect(page.getByText('There are no prices for that period yet.')).toBeVisible()
  const colors = page.getByRole('table', { name: 'By color' })
  await expect(colors.getByRole('row', { name: /^Red.*2 cards/ })).toBeVisible()
  await expect(colors.getByRole('row', { name: /^Colorless.*3 cards/ })).toBeVisible()
  await expect(colors.getByRole('row', { name: /^Blue/ })).toHaveCount(0)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Your Collection' }).click()
  await expect(page.getByRole('article', { name: 'Goblin Guide' })).toBeVisible()
})

test('the chart is read by keyboard and as a table; its range is in the address', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 7)
  await answerWithYear(page)
  await page.goto('/collection/value')
  const day = page.getByRole('slider', { name: 'Day in the chart' })
  await expect(page.locator('canvas')).toBeVisible()
  await expect(day).toHaveAttribute('aria-valuetext', /^Jul 31, 2026: \$464\.00\. 6 of 7 cards/)
  await day.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(day).toHaveAttribute('aria-valuetext', /^Jul 30, 2026: \$463\.00/)
  await expect(page.getByText('Jul 30, 2026', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Jul 30, 2026', { exact: true })).toHaveCount(0)

  await page.getByText('Show as table').click()
  const table = page.getByRole('table', { name: 'Value of your collection by day' })
  await expect(table.getByRole('row')).toHaveCount(51)
  await expect(table.getByRole('row').nth(1)).toHaveText('Jul 31, 2026$464.0076')
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(table.getByRole('row').nth(1)).toHaveText('Jun 11, 2026$414.0076')
  await expectNoBarriers(page)

  await page.getByRole('group', { name: 'Range of the chart' }).getByText('3 years').click()
  await expect(page).toHaveURL(/\?range=3y$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '3 years' })).toBeChecked()
})

test('hovering the chart shows the value of the day', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 7)
  await answerWithYear(page)
  await page.goto('/collection/value')
  const chart = page.locator('canvas')
  const box = await chart.boundingBox()
  if (!box) throw new Error('There is no chart.')
  const [right, middle] = [box.x + box.width - 4, box.y + box.height / 2]
  const shown = page.getByText('Jul 31, 2026', { exact: true })
  await expect(async () => {
    await page.mouse.move(right - 1, middle) // before the chart is drawn nothing is under it
    await page.mouse.move(right, middle)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.mouse.move(0, 0)
  await expect(shown).toHaveCount(0)
})

test('an empty collection has no value, and leads to the search', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/collection')
  await expect(page.getByText('No cards yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import from another tool' })).toBeVisible()
  await page.getByRole('link', { name: 'Value over time' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to value yet' })).toBeVisible()
  await expectNoBarriers(page)
})

test('the collection is saved as a file for another tool', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 2)
  await own(page, 'fire // ice')
  await page.goto('/collection')
  await page.getByRole('button', { name: 'Export' }).click()
  await expectNoBarriers(page)
  const downloads = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Moxfield CSV' }).click()
  const download = await downloads
  expect(download.suggestedFilename()).toMatch(/^manafolio-moxfield-\d{4}-\d\d-\d\d\.csv$/)
  const file = await textOf(download)
  expect(file).toMatch(/"2",.*"Goblin Guide"/)
  expect(file).toContain('Fire // Ice')
  expect(file).not.toContain('Sol Ring')
})

test('on a phone a refused export says so, and the page stays in place', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring')
  await page.setViewportSize({ width: 390, height: 844 })
  const message = 'Too many attempts. Please wait a few minutes and try again.'
  await page.route('**/api/collection/export?*', (route) =>
    route.fulfill({ status: 429, json: { message, code: 'too_many_requests' } }),
  )
  await page.goto('/collection')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expectNoBarriers(page)
  await page.getByRole('menuitem', { name: /^Plain text/ }).click()
  await expect(page.getByText('Export failed')).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sol Ring' })).toBeVisible()
  await page.unroute('**/api/collection/export?*')
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await textOf(await downloads)).toMatch(/^1 Sol Ring/)
})
