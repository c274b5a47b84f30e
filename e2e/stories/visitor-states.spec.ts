import type { Page } from '@playwright/test'
import { resetLinkOf } from '../outbox.ts'
import { expect, password, test } from '../test.ts'

/** Presses Tab until the given element has the focus. */
async function tabTo(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
      const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null
      return labels?.[0]?.textContent ?? label ?? ''
    })
    if (focused.trim() === name) return
  }
  throw new Error(`Tab never reached “${name}”`)
}

test('an account is created without a mouse', async ({ page }, { testId }) => {
  await page.goto('/login')
  await tabTo(page, 'Create an account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await expect(page).toHaveURL('/register')
  await tabTo(page, 'Email')
  await page.keyboard.type(`keys-${testId}@example.com`)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await tabTo(page, 'Show password')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await tabTo(page, 'Create account')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account created!')).toBeVisible()
})

test('a password is reset without a mouse', async ({ page, member, context }) => {
  await context.clearCookies()
  await page.goto('/forgot-password')
  await tabTo(page, 'Email')
  await page.keyboard.type(member.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await resetLinkOf(member.email))
  await tabTo(page, 'New Password')
  await page.keyboard.type('a new long password')
  await tabTo(page, 'Confirm New Password')
  await page.keyboard.type('a new long password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password Reset Complete')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('signing out is confirmed', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
  await expect(page).toHaveURL('/login')
})
