import { resetLinkOf } from '../outbox.ts'
import { expect, test } from '../test.ts'

test('a forgotten password is reset through the link in an e-mail', async ({
  page,
  member,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: /reset link/i }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText(/expires in 1 hour/)).toBeVisible()
  await expect(page.getByText(/spam/)).toBeVisible()

  await page.goto(await resetLinkOf(member.email))
  await page.getByLabel('New Password', { exact: true }).fill('a new long password')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another long password')
  await page.getByRole('button', { name: /reset password/i }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm New Password', { exact: true }).fill('a new long password')
  await page.getByRole('button', { name: /reset password/i }).click()
  await expect(page.getByText('Password Reset Complete')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('a new long password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

test('a link without its token says so and leads to signing in', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(
    page.getByText('This password reset link is invalid or missing a token.').first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('an unknown address gets the same response', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody-at-all@example.com')
  await page.getByRole('button', { name: /reset link/i }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('the terms and the privacy policy can be read before registering, with a way back', async ({
  page,
}) => {
  await page.goto('/register')
  for (const name of ['Terms and Conditions', 'Privacy Policy']) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/Last Updated/)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /back to registration/i })
      .click()
    await expect(page).toHaveURL('/register')
  }
})
