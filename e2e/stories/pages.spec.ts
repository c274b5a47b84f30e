import type { Page } from '@playwright/test'
import { changeRole } from '../admins.ts'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'
import { expectToFit } from '../widths.ts'

/** Every page once; the long stories cover other states, sizes and colors. */
async function expectSoundPage(page: Page, path: string, text: string) {
  await page.goto(path)
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await expectNoBarriers(page)
  await expectToFit(page, [320, 1280])
}

const pagesOfVisitors = {
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/forgot-password': 'Email',
  '/reset-password?token=any': 'New Password',
  '/privacy-policy': 'Privacy Policy',
  '/terms-and-conditions': 'Terms and Conditions',
  '/nowhere': '404 Page Not Found',
}

for (const [path, text] of Object.entries(pagesOfVisitors)) {
  test(`a visitor’s ${path} has no barriers and fits a phone`, { tag: '@barriers' }, async ({
    page,
  }) => {
    await expectSoundPage(page, path, text)
  })
}

const pagesOfMembers = {
  '/?q=sol+ring': '3 results found',
  '/search-syntax': 'Prices',
  '/card-grading': 'Five conditions, side by side',
  '/fake-cards': 'Common red flags',
  '/accessories': 'Accessories',
}

for (const [path, text] of Object.entries(pagesOfMembers)) {
  test(`${path} has no barriers and fits a phone`, { tag: '@barriers' }, async ({
    page,
    member,
  }) => {
    expect(member.email).toContain('@')
    await expectSoundPage(page, path, text)
  })
}

test('the pages of a collection have no barriers and fit a phone', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  for (const card of ['goblin guide', 'sol ring', 'forest']) await own(page, card, 2)
  await expectSoundPage(page, '/collection', 'Goblin Guide')
  await expectSoundPage(page, '/collection/history', 'Added 2 × Goblin Guide')
  await expectSoundPage(page, '/collection/value', 'Where the value is')
})

test('the pages of an account have no barriers and fit a phone', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  await changeRole(member.email, 'admin')
  await expectSoundPage(page, '/account', member.email)
  await expectSoundPage(page, '/admin', member.email)
  await expectSoundPage(page, '/admin/health', 'Manafolio works.')
})

test('the pages of decks have no barriers and fit a phone', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const main = { 'Goblin Guide': 4, 'Lightning Bolt': 4, Mountain: 18 }
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  await expectSoundPage(page, '/deck-building', 'Burn')
  await expectSoundPage(page, '/deck-building/plans', 'Burn')
  await expectSoundPage(page, '/deck-building/import', 'Understood as they are')
  await expectSoundPage(page, `/deck-building/${id}/history`, 'Burn')
})
