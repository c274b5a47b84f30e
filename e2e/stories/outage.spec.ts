import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

const headline = "We can't reach your data right now; it is safe."

/** The server's answers while its database is away; returns what ends that. */
async function takeDatabaseAway(page: Page) {
  const paths = /\/(api|card-data)\/(?!site)/
  await page.route(paths, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '1' },
      json: { message: headline, code: 'database_unavailable' },
    }),
  )
  return () => page.unroute(paths)
}

test('pages wait for a database that is away, and fill themselves when it is back', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 2)
  const main = { 'Goblin Guide': 4, 'Lightning Bolt': 4 }
  const deck = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  const pages = [
    ['/collection', page.getByRole('article', { name: 'Goblin Guide' })],
    [`/deck-building/${deck}`, page.getByRole('dialog').getByRole('heading', { name: 'Burn' })],
    ['/?q=sol+ring', page.getByText('3 results found')],
  ] as const
  for (const [path, content] of pages) {
    const comeBack = await takeDatabaseAway(page)
    await page.goto(path)
    await expect(page.getByText(headline)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    await expectNoBarriers(page)
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
    await page.getByRole('button', { name: 'Try again now' }).click()
    await expect(page.getByText(headline)).toBeVisible()
    await comeBack()
    await expect(content).toBeVisible()
    await expect(page.getByText(headline)).toHaveCount(0)
  }
})

test('a change made meanwhile is saved when the database is back', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 2)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Goblin Guide' })
  await expect(tile).toBeVisible()
  const comeBack = await takeDatabaseAway(page)
  await tile.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByText(headline)).toBeVisible()
  await comeBack()
  await expect(page.getByText(headline)).toHaveCount(0)
  await page.reload()
  await expect(tile).toContainText('3')
})

test('meanwhile nobody is signed out, and the sign-in page can be used', async ({
  page,
  member,
  context,
}) => {
  expect(member.email).toContain('@')
  const comeBack = await takeDatabaseAway(page)
  await page.goto('/account')
  await expect(page.getByText(headline)).toBeVisible()
  await expect(page).toHaveURL('/account')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(headline)
  await comeBack()
  await expect(page).toHaveURL('/') // for they are signed in
  await context.clearCookies()
})
