import type { Browser, Page } from '@playwright/test'

/** Signs in through the form. */
export async function signIn(page: Page, credentials: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(credentials.email)
  await page.getByLabel('Password', { exact: true }).fill(credentials.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A page in a separate browser context. */
export async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } })
  return context.newPage()
}
