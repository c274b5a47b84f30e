import { changeRole, register } from '../admins.ts'
import { expectNoBarriers } from '../barriers.ts'
import { resetLinkOf } from '../outbox.ts'
import { elsewhere, signIn } from '../sessions.ts'
import { expect, password, test } from '../test.ts'

test('the dashboard has no barriers', async ({ page, member, request }, { testId }) => {
  await changeRole(member.email, 'admin')
  for (const place of [1, 2, 3]) await register(request, `${place}@${testId}.example.com`, place)
  await page.goto('/admin')
  await expect(
    page.getByRole('table', { name: 'Registered users' }).getByRole('row').nth(3),
  ).toBeVisible()
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Joined' }).first()).toBeVisible()
  await expectNoBarriers(page)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Delete user' })).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/admin?search=xyzzy')
  await expect(page.getByText('No users found')).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/admin/health')
  await expect(page.getByText('Manafolio works.')).toBeVisible()
  await expectNoBarriers(page)
})

test('the account page has no barriers in any state', async ({ page, member, browser }) => {
  const other = await elsewhere(browser)
  await signIn(other, { email: member.email, password })
  await expect(other.getByText('Welcome back!')).toBeVisible()
  await other.context().close()
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('button', { name: 'Delete account...' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
})

test('registering and resetting have no barriers in any state', async ({
  page,
  member,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/register')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: /reset link/i }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectNoBarriers(page)
  await page.goto(await resetLinkOf(member.email))
  await page.getByRole('button', { name: /reset password/i }).click()
  await expect(page.getByText('Please confirm your password')).toBeVisible()
  await expectNoBarriers(page)
})
