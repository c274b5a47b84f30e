import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

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
  await page.getByRole('combobox', { name: 'Search for cards' }).pressSequentially('li')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('combobox', { name: 'Search for cards' }).press('ArrowDown')
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
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('button', { name: 'Blue' })).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  const tile = page.getByRole('article', { name: 'Goblin Guide' })
  await tile.hover()
  await tile.getByRole('button', { name: /^Finish, condition, language/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Condition')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expect(page.getByText('Total Cards')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: /^Added 2 × Goblin Guide/ })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: /before today/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Restore' })).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Sign Out' })).toBeVisible()
  await expectNoBarriers(page)
})

for (const path of ['/card-grading', '/fake-cards', '/accessories']) {
  test(`the guide ${path} has no barriers`, async ({ page, member }) => {
    expect(member.email).toContain('@')
    await page.goto(path)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
      await expectNoBarriers(page)
    }
  })
}
