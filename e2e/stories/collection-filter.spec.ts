import type { Page } from '@playwright/test'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

test('the collection is searched in the query language, sorted, and the state is in the address', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 4)
  await own(page, 'sol ring', 1)
  await own(page, 'counterspell', 2)
  await page.goto('/collection')
  await expect(page.getByRole('article')).toHaveCount(3)
  const field = page.getByRole('combobox', { name: 'Search your collection' })
  await field.fill('t:creature owned>=4')
  await field.press('Enter')
  await expect(page.getByText('1 of 3 printings', { exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Goblin Guide' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sol Ring' })).toHaveCount(0)
  await expect(page.getByText(/you own at least 4 copies/)).toBeVisible()

  await field.fill('t:dragon')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.getByLabel('Sort by').selectOption('Name')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/^Counterspell/)
  await page.reload()
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/^Counterspell/)
  await expect(page.getByRole('article').nth(2)).toHaveAccessibleName(/^Sol Ring/)
})

test('quick filters write the query', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide')
  await own(page, 'counterspell')
  await page.goto('/collection')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Blue' }).click()
  await expect(page.getByRole('article', { name: 'Counterspell' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Goblin Guide' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Search your collection' })).not.toHaveValue('')
})

test('on a phone every quick filter is above the bottom bar', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide')
  await page.setViewportSize({ width: 390, height: 660 })
  await page.goto('/collection')
  await page.getByRole('button', { name: 'Filter' }).click()
  const last = page.getByRole('button', { name: 'This year' })
  await last.scrollIntoViewIfNeeded()
  const [chip, bar] = [await last.boundingBox(), await mainNav(page).boundingBox()]
  expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(last).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()
})

test('the search page shows what is owned, and finds what is not', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 3)
  await page.goto('/?q=goblin+guide&mode=prints')
  await expect(page.getByText('You own 3').first()).toBeVisible()
  await page.goto('/?q=owned%3A0+t%3Agoblin+%28krenko+or+guide%29')
  await expect(page.getByText('you own no copy')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Krenko/ }).first()).toBeVisible()
  await expect(page.getByRole('article', { name: /^Goblin Guide/ })).toHaveCount(0)
})

/** The bottom bar on smaller screens. */
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
