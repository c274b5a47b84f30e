import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoBarriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('the visitors’ pages have no barriers', async ({ page }) => {
      for (const path of [
        '/login',
        '/register',
        '/forgot-password',
        '/reset-password?token=any',
        '/privacy-policy',
        '/terms-and-conditions',
        '/nowhere',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoBarriers(page)
      }
      await page.goto('/login')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Password is required')).toBeVisible()
      await expectNoBarriers(page)
    })

    test('the search page has no barriers in any state', async ({ page, member }) => {
      expect(member.email).toContain('@')
      for (const query of [
        '',
        '?q=sol+ring',
        '?q=fable+foo%3Abar&mode=prints',
        '?q=xyzzy',
        '?q=t%3Agobln+f%3Amodern+foo%3Abar',
      ]) {
        await page.goto(`/${query}`)
        await expect(
          page.getByText(/Search for a card by name|results? found|No Cards Found/).first(),
        ).toBeVisible()
        await expectNoBarriers(page)
      }
    })

    test('suggestions have no barriers, chosen or not', async ({ page, member }) => {
      expect(member.email).toContain('@')
      await page.goto('/')
      await page.getByRole('combobox').pressSequentially('li')
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectNoBarriers(page)
      await page.getByRole('combobox').press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
      await expectNoBarriers(page)
    })

    test('the syntax page has no barriers, whole or in part', async ({ page }) => {
      await page.goto('/search-syntax#prices')
      await expect(page.getByRole('heading', { name: 'Prices' })).toBeVisible()
      await expectNoBarriers(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('searchbox').fill('price')
      await expect(page.getByRole('heading', { name: 'Types and numbers' })).toHaveCount(0)
      await expectNoBarriers(page)
      await page.getByRole('searchbox').fill('xyzzy')
      await expect(page.getByText('Nothing here is about “xyzzy”.')).toBeVisible()
      await expectNoBarriers(page)
    })

    test('the collection and account pages have no barriers', async ({ page, member }) => {
      expect(member.email).toContain('@')
      await page.goto('/collection')
      await expect(page.getByText('No cards yet')).toBeVisible()
      await expectNoBarriers(page)
      for (const card of ['goblin guide', 'sol ring', 'forest', 'fire']) await own(page, card, 2)
      await page.reload()
      await expect(page.getByRole('article', { name: 'Goblin Guide' })).toBeVisible()
      await expectNoBarriers(page)
      await page.getByRole('tab', { name: 'Statistics' }).click()
      await expect(page.getByText('Total Cards')).toBeVisible()
      await expectNoBarriers(page)
      await page.goto('/account')
      await expect(page.getByRole('heading', { name: 'Sign Out' })).toBeVisible()
      await expectNoBarriers(page)
    })

    test('the guides have no barriers', async ({ page, member }) => {
      expect(member.email).toContain('@')
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of ['/card-grading', '/fake-cards', '/accessories']) {
          await page.goto(path)
          await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
          await expectNoBarriers(page)
        }
      }
    })
  })
}
