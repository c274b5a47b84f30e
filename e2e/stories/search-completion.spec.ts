import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/')
})

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search for cards' })

/** Types like a user, and waits for the suggestions. */
async function write(page: Page, text: string) {
  await fieldOf(page).pressSequentially(text)
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
}

test('a query is completed by keyboard, term after term', async ({ page }) => {
  const field = fieldOf(page)
  await write(page, 't:gob')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/^\d suggestions?$/)).toBeAttached()
  await field.press('ArrowDown')
  const chosen = page.getByRole('option', { name: 'goblin Value', selected: true })
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  )
  await field.press('Enter')
  await expect(field).toHaveValue('t:goblin ')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await write(page, 'f:mod')
  await field.press('ArrowDown')
  await field.press('Tab')
  await expect(field).toHaveValue('t:goblin f:modern ')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL('/')
  await field.press('Enter')
  await expect(page).toHaveURL('/?q=t%3Agoblin+f%3Amodern&mode=cards')
  await expect(page.getByText(/results found/)).toBeVisible()
})

test('after a key its values are suggested', async ({ page }) => {
  const field = fieldOf(page)
  await write(page, 'rari')
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { name: /^rarity:.*Key$/, selected: true })).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue('rarity:')
  await page.getByRole('option', { name: 'mythic Value' }).click()
  await expect(field).toHaveValue('rarity:mythic ')
})

test('Enter and Tab have their default action while nothing is chosen', async ({ page }) => {
  const field = fieldOf(page)
  await write(page, 'sol r')
  await field.press('Enter')
  await expect(page).toHaveURL('/?q=sol+r&mode=cards')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field).toHaveValue('sol r')
  await write(page, 'i')
  await field.press('Tab')
  await expect(field).not.toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field).toHaveValue('sol ri')
})

test('the arrows wrap around, with no option past either end', async ({ page }) => {
  const field = fieldOf(page)
  await write(page, 'r:')
  const options = page.getByRole('option')
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL('/?q=r%3A&mode=cards')
})

test('Escape closes the list, and clears the field only after that', async ({ page }) => {
  const field = fieldOf(page)
  await write(page, 'goblin g')
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field).toHaveValue('goblin g')
  await field.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await field.press('Escape')
  await field.press('Escape')
  await expect(field).toHaveValue('')
})

test('a clicked name is inserted into the field, which keeps the focus', async ({ page }) => {
  const field = fieldOf(page)
  await write(page, 'lightning b')
  await page.getByRole('option', { name: 'Lightning Bolt Card', exact: true }).click()
  await expect(field).toHaveValue('Lightning Bolt')
  await expect(field).toBeFocused()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await field.press('Enter')
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Lightning Bolt, Cheapest')
})

test('a name is completed by the beginnings of its words, in any order and with a typo', async ({
  page,
}) => {
  const field = fieldOf(page)
  for (const text of ['bolt ligh', 'lightnig bo']) {
    await field.fill('')
    await write(page, text)
    await field.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Lightning Bolt/)
  }
  await field.press('Enter')
  await expect(field).toHaveValue('Lightning Bolt')
})

test('a term in the middle is completed in place', async ({ page }) => {
  const field = fieldOf(page)
  await field.fill('t: f:modern')
  await field.press('Home')
  await field.press('ArrowRight')
  await field.press('ArrowRight')
  await write(page, 'gob')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue('t:goblin f:modern')
  await page.keyboard.type('c:r ')
  await expect(field).toHaveValue('t:goblin c:r f:modern')
})

test('the list never opens by itself: not at first, not after going back', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cards/complete')) requested.push(request.url())
  })
  await page.goto('/?q=sol+ring')
  await expect(page.getByText('3 results found')).toBeVisible()
  await fieldOf(page).click()
  await fieldOf(page).fill('   ')
  await page.getByRole('radio', { name: /All Prints/ }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Showing all printings' })).toBeVisible()
  expect(requested).toEqual([])
  await fieldOf(page).fill('counterspell')
  await fieldOf(page).press('Enter')
  await expect(page.getByRole('article', { name: 'Counterspell' }).first()).toBeVisible()
  await fieldOf(page).fill('')
  await write(page, 'li')
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('sol ring')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('a late response does not replace a newer one', async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/cards/complete?q=t%3Ag&*', async (route) => {
    await released
    await route.continue().catch(() => {}) // given up by then
  })
  const late = page.waitForRequest('**/api/cards/complete?q=t%3Ag&*')
  await fieldOf(page).pressSequentially('t:g')
  await late
  await write(page, 'oblin f:mod')
  answer()
  await expect(page.getByRole('option', { name: 'modern Value' })).toBeVisible()
  await expect(page.getByRole('option', { name: /goblin/ })).toHaveCount(0)
})

test('without suggestions searching works, and nothing is shown', async ({ page }) => {
  await page.route('**/api/cards/complete?*', (route) => route.fulfill({ status: 500 }))
  const failed = page.waitForResponse('**/api/cards/complete?*')
  await fieldOf(page).pressSequentially('sol ring')
  await failed
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await fieldOf(page).press('Enter')
  await expect(page.getByText('3 results found')).toBeVisible()
})

test('an expired session is reported while typing, and the page goes back to signing in', async ({
  page,
  context,
}) => {
  await expect(fieldOf(page)).toBeVisible()
  await context.clearCookies()
  await fieldOf(page).pressSequentially('sol')
  await expect(page.getByText('Session expired')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list is as wide as the field, and each option is tall enough to touch', async ({
    page,
  }) => {
    await write(page, 'li')
    const form = await page.getByRole('search').locator('form').boundingBox()
    const list = await page.getByRole('listbox').boundingBox()
    expect(list?.width).toBeCloseTo(form?.width ?? 0, 0)
    for (const option of await page.getByRole('option').all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('option', { name: 'Lightning Bolt Card', exact: true }).tap()
    await expect(fieldOf(page)).toHaveValue('Lightning Bolt')
    await expect(fieldOf(page)).toBeFocused()
  })
})
