import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/')
})

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search for cards' })
const filtersOf = (page: Page) => page.getByRole('region', { name: 'Filters' })

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(filtersOf(page).getByRole('button', { name: 'White' })).toBeFocused()
}

test('the filters write the query, a typed query shows in them, and both search', async ({
  page,
}) => {
  await openFilters(page)
  const filters = filtersOf(page)
  await filters.getByRole('button', { name: 'Red' }).click()
  await filters.getByRole('button', { name: 'Creature' }).click()
  await expect(fieldOf(page)).toHaveValue('c:r t:creature')
  await expect(page.getByText(/^Cards where the colors are at least red/)).toBeVisible()
  await filters.getByLabel('Mana value to').fill('2')
  await expect(page).toHaveURL(/q=c%3Ar\+t%3Acreature\+mv%3C%3D2&/)

  await fieldOf(page).fill('R:Uncommon COLOR=u cmc:2 bolt')
  await expect(filters.getByRole('button', { name: 'Uncommon' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(filters.getByRole('button', { name: 'Blue' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(filters.getByLabel('Mana value to')).toHaveValue('2')
  await filters.getByRole('button', { name: 'Uncommon' }).click()
  await expect(fieldOf(page)).toHaveValue('COLOR=u cmc:2 bolt')
  await filters.getByRole('button', { name: 'Clear all' }).click()
  await expect(fieldOf(page)).toHaveValue('bolt')
  await expect(page.getByRole('article', { name: /^Lightning Bolt/ }).first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('what is typed right after a filter stays', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?q=bolt')
  await openFilters(page)
  await page.clock.pauseAt(Date.now() + 60_000) // the filter's search waits
  await filtersOf(page).getByRole('button', { name: 'Red' }).click()
  await fieldOf(page).press('End')
  await fieldOf(page).pressSequentially(' t:instant usd<500', { delay: 40 })
  await expect(fieldOf(page)).toHaveValue('bolt c:r t:instant usd<500')
  await page.clock.resume()
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/q=bolt\+c%3Ar\+t%3Ainstant\+usd%3C500/)
  await expect(fieldOf(page)).toHaveValue('bolt c:r t:instant usd<500')

  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('bolt')
})

test('filters are toggled without a pile of parentheses, and cleared all', async ({ page }) => {
  await page.goto('/?q=(c:r+mv<%3D2)+or+t:elf')
  await openFilters(page)
  const red = filtersOf(page).getByRole('button', { name: 'Red' })
  const group = '((c:r mv<=2) or t:elf)'
  for (const text of [`${group} c:r`, group, `${group} c:r`]) {
    await red.click()
    await expect(fieldOf(page)).toHaveValue(text)
  }
  await fieldOf(page).fill('opt f:modern f:legacy')
  await filtersOf(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(fieldOf(page)).toHaveValue('opt')
})

test('what the filters can’t show is named and left alone', async ({ page }) => {
  await page.goto('/?q=goblin+guide+or+counterspell')
  await expect(page.getByRole('article', { name: /^Counterspell/ }).first()).toBeVisible()
  await openFilters(page)
  const filters = filtersOf(page)
  await expect(filters.getByText("can't show: (goblin guide or counterspell)")).toBeVisible()
  await filters.getByRole('button', { name: 'Red' }).click()
  await expect(fieldOf(page)).toHaveValue('(goblin guide or counterspell) c:r')
  await expect(page.getByRole('article', { name: /^Counterspell/ })).toHaveCount(0)
  await expect(page.getByRole('article', { name: /^Goblin Guide/ }).first()).toBeVisible()
})

test('the filters are used with the keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: /^Filters/ }).focus()
  await page.keyboard.press('Enter')
  const filters = filtersOf(page)
  await expect(filters.getByRole('button', { name: 'White' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(fieldOf(page)).toHaveValue('c:u')
  const set = filters.getByRole('combobox', { name: 'Set name or code' })
  await set.focus()
  await set.pressSequentially('alpha')
  await expect(filters.getByRole('option', { name: /Limited Edition Alpha/ })).toBeVisible()
  await set.press('Enter')
  await expect(fieldOf(page)).toHaveValue('c:u s:lea')
  await page.keyboard.press('Escape')
  await expect(filters).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveText(/2$/)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  const title = `nobody meets a barrier in the filters, ${viewport.width} px wide`
  test(title, { tag: '@barriers' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/?q=-c%3Au+c%3Ar+r%3Arare+mv%3E3+t%3Anothing')
    await openFilters(page)
    await filtersOf(page).getByLabel('Mana value to').fill('x')
    await filtersOf(page).getByLabel('Set name or code').fill('alpha')
    await expect(filtersOf(page).getByRole('listbox').getByRole('option').first()).toBeVisible()
    await filtersOf(page).evaluate((panel) => panel.scrollTo(0, 0)) // nothing below its head
    await expectNoBarriers(page)
  })
}
