import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { own } from '../cards.ts'
import { mailTo } from '../outbox.ts'
import { elsewhere, signIn } from '../sessions.ts'
import { expect, password, test } from '../test.ts'

const newPassword = 'a brand new passphrase'

test('the password is changed by keyboard alone, and the form is empty afterwards', async ({
  page,
  member,
  context,
}) => {
  await page.goto('/account')
  await page.getByLabel('Current Password', { exact: true }).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show current password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await expect(page.getByText('At least 10 characters')).toHaveAttribute('data-met', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated')).toBeVisible()
  await expect(page.getByText('Your password has been successfully changed.')).toBeVisible()
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
  expect(await mailTo(member.email, 'password was changed')).toContain('If it was not, choose')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()

  await context.clearCookies()
  await signIn(page, { email: member.email, password })
  await expect(page.getByRole('alert')).toHaveText(/Invalid email or password/)
  await signIn(page, { email: member.email, password: newPassword })
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

test('validation errors are shown under the fields, with a red border', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Current password is required')).toBeVisible()
  await expect(page.getByText('New password must be at least 10 characters long')).toBeVisible()
  await expect(page.getByText('Please confirm your new password')).toBeVisible()
  const current = page.getByLabel('Current Password', { exact: true })
  await expect(current).toBeFocused()
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another passphrase')
  await current.fill('not the password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('New passwords do not match')).toBeVisible()
  await expect(page.locator('.mantine-PasswordInput-input[data-error]')).toHaveCSS(
    'border-color',
    'rgb(163, 50, 42)',
  )
  await page.getByLabel('Confirm New Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password change failed')).toBeVisible()
  await expect(page.getByText('Your current password is incorrect.')).toHaveCount(2)
  await expect(page.getByText('Session expired')).toHaveCount(0)
  await expect(current).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
})

test('the button is disabled while the password is changed', async ({ page, member }) => {
  expect(member.email).toContain('@')
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/change-password', async (route) => {
    await released
    await route.abort()
  })
  await page.goto('/account')
  await fillChange(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('button', { name: 'Changing password...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled()
  await expect(page.getByText('Password change failed')).toBeVisible()
  await expect(page.getByText('Please check your current password and try again.')).toBeVisible()
})

test('an expired session is reported as such, not as a wrong password', async ({
  page,
  member,
  context,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/account')
  await fillChange(page)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Session expired')).toBeVisible()
  await expect(page.getByText('Please refresh the page to log back in.')).toBeVisible()
})

test('other sessions are listed and can be ended, one or all', async ({
  page,
  member,
  browser,
}) => {
  const [phone, tablet] = [await elsewhere(browser), await elsewhere(browser)]
  for (const other of [phone, tablet]) {
    await signIn(other, { email: member.email, password })
    await expect(other.getByText('Welcome back!')).toBeVisible()
  }
  await page.goto('/account')
  const list = page.getByRole('list', { name: 'Sessions' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('listitem').first()).toContainText('This session')
  await expect(list.getByRole('listitem').first()).not.toContainText('last seen')
  await expect(list.getByRole('listitem').nth(1)).toContainText(/Chrome on \w+.*last seen just now/)
  await list
    .getByRole('button', { name: /^End session: Chrome/ })
    .first()
    .press('Enter')
  await expect(page.getByText('That device will have to sign in again.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(page.getByText('One device has to sign in again.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toHaveCount(0)
  for (const other of [phone, tablet]) {
    await other.goto('/collection')
    await expect(other.getByText('404 Page Not Found')).toBeVisible()
    await other.context().close()
  }
})

test('all data of a user is exported as one file', async ({ page, member }) => {
  await own(page, 'goblin guide', 3)
  await page.goto('/account')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^manafolio-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file).toMatchObject({
    format: 'manafolio-export',
    version: 1,
    account: { email: member.email },
    collection: [{ quantity: 3, card: { name: 'Goblin Guide' } }],
    decks: [],
    sessions: [{ isCurrent: true }],
  })
  await expect(page.getByText('Your data is ready')).toBeVisible()
})

test('a failed export is reported, and nothing is saved', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.route('**/api/account/export', (route) =>
    route.fulfill({
      status: 429,
      json: { message: 'Too many attempts. Please wait.', code: 'too_many_requests' },
    }),
  )
  await page.goto('/account')
  let saved = 0
  page.on('download', () => saved++)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByText('Download failed')).toBeVisible()
  await expect(page.getByText('Too many attempts. Please wait.')).toBeVisible()
  expect(saved).toBe(0)
})

test('an account is deleted by keyboard alone, after the password was entered again', async ({
  page,
  member,
}) => {
  await own(page, 'sol ring', 1)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account...' }).press('Enter')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await expect(page.getByText('This cannot be undone.')).toBeVisible()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Could not delete account')).toBeVisible()
  await expect(page.getByText('Your current password is incorrect.')).toHaveCount(2)
  await expect(field).toBeFocused()
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible()
  expect(await mailTo(member.email, 'account was deleted')).toContain('welcome to come back')

  await signIn(page, { email: member.email, password })
  await expect(page.getByRole('alert')).toHaveText(/Invalid email or password/)
  await page.request.post('/api/auth/register', { data: { email: member.email, password } })
  await page.goto('/collection')
  await expect(page.getByText('No cards yet')).toBeVisible()
})

test('another tab stops using a deleted account', async ({ page, member, context }) => {
  expect(member.email).toContain('@')
  const other = await context.newPage()
  await other.goto('/collection')
  await expect(other.getByText('No cards yet')).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account...' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other.getByText('No cards yet')).toHaveCount(0)
})

async function fillChange(page: Page) {
  await page.getByLabel('Current Password', { exact: true }).fill(password)
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm New Password', { exact: true }).fill(newPassword)
}
