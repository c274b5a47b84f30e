import { expect, password, test } from '../test.ts'

test('signing in greets, and an expired page of a visitor leads to the search page', async ({
  page,
  member,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByText('You have successfully logged in.')).toBeVisible()
  await expect(page).toHaveURL('/')
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('combobox', { name: 'Search for cards' })).toBeVisible()
  }
})

test('a wrong password is reported in a toast, and stays at its field, which is focused', async ({
  page,
  member,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText(/Login failed.*Invalid email or password/)
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await toast.getByRole('button', { name: 'Close this message' }).click()
  await expect(toast).toHaveCount(0)
  await expect(field).toHaveAccessibleDescription('Invalid email or password')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('sign-in errors are shown under their fields, and the first one is focused', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
})

test('the button shows that it is signing in, and is disabled', async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/login', async (route) => {
    await released
    await route.fulfill({ status: 401, json: { message: 'Invalid email or password', code: 'x' } })
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
})

test('the toggle shows the password and hides it again, by keyboard', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('secret')
  await expect(field).toHaveAttribute('type', 'password')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
})

test('the checklist turns green at ten characters, and shorter passwords are refused', async ({
  page,
}) => {
  await page.goto('/register')
  const check = page.getByText('At least 10 characters')
  await page.getByLabel('Email').fill('short@example.com')
  await page.getByLabel('Password', { exact: true }).fill('ninechars')
  await expect(check).not.toHaveAttribute('data-met')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password must be at least 10 characters long')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('tenletters')
  await expect(check).toHaveAttribute('data-met', 'true')
  await expect(check).toHaveCSS('color', 'rgb(47, 107, 69)')
})

test('an address can be registered only once', async ({ page, member, context }) => {
  await context.clearCookies()
  await page.goto('/register')
  await page.getByLabel('Email').fill(member.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration failed')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^An account with this email/)
})
