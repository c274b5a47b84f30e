import type { Page } from '@playwright/test'
import { changeRole } from '../admins.ts'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'
import { expectToFit } from '../widths.ts'

/** Every page once; the long stories cover other states, sizes and colors. */
async function expectSoundPages(page: Page, pages: Record<string, string | RegExp>) {
  for (const [path, text] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expectNoBarriers(page)
    await expectToFit(page, [320, 1280])
  }
}

test('the visitors’ pages have no barriers and fit a phone', { tag: '@barriers' }, async ({
  page,
}) => {
  await expectSoundPages(page, {
    '/login': 'Sign in',
    '/register': 'Create an account',
    '/forgot-password': 'Email',
    '/reset-password?token=any': 'New Password',
    '/privacy-policy': 'Privacy Policy',
    '/terms-and-conditions': 'Terms and Conditions',
    '/nowhere': '404 Page Not Found',
  })
})

test('the pages of search and the guides have no barriers and fit a phone', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await expectSoundPages(page, {
    '/?q=sol+ring': '3 results found',
    '/search-syntax': 'Prices',
    '/card-grading': 'Five conditions, side by side',
    '/fake-cards': 'Common red flags',
    '/accessories': 'Accessories',
  })
})

test('the pages of a collection and an account have no barriers and fit a phone', {
  tag: '@barriers',
}, async ({ page, member }) => {
  await changeRole(member.email, 'admin')
  for (const card of ['goblin guide', 'sol ring', 'forest']) await own(page, card, 2)
  await expectSoundPages(page, {
    '/collection': 'Goblin Guide',
    '/collection/history': 'Added 2 × Goblin Guide',
    '/collection/value': 'Where the value is',
    '/account': member.email,
    '/admin': member.email,
    '/admin/health': 'Manafolio works.',
  })
})

test('the pages of decks have no barriers and fit a phone', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const main = { 'Goblin Guide': 4, 'Lightning Bolt': 4, Mountain: 18 }
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  await expectSoundPages(page, {
    '/deck-building': 'Burn',
    '/deck-building/plans': 'Burn',
    '/deck-building/import': 'Understood as they are',
    [`/deck-building/${id}/history`]: 'Burn',
  })
})
