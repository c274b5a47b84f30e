import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { expect, test } from '../test.ts'

test.beforeEach(({ member }) => {
  expect(member.email).toContain('@')
})

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search for cards' })

async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: `Saved as ${name}` })).toBeVisible()
}

test('a search is saved, found again before a search, edited and deleted', {
  tag: '@barriers',
}, async ({ page }) => {
  await page.goto('/?q=t%3Agoblin&mode=art&sort=newest')
  await save(page, 'My goblins')
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Manafolio, home' }).click()
  const link = page.getByRole('link', { name: 'My goblins t:goblin Unique Art' })
  await expect(link).toBeVisible()
  await expectNoBarriers(page)
  await link.click()
  await expect(page).toHaveURL('/?q=t%3Agoblin&mode=art&sort=newest')
  await page.goBack()

  await page.getByRole('button', { name: 'Edit My goblins' }).click()
  await expectNoBarriers(page)
  await page.getByRole('textbox', { name: 'Query' }).fill('t:goblin c:r')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'My goblins t:goblin c:r' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete My goblins' }).click()
  await expect(page.getByText('Search deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: /My goblins/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: /My goblins/ })).toBeVisible()
})

test('a name that is taken can be replaced', async ({ page }) => {
  await page.goto('/?q=sol+ring')
  await save(page, 'Favorites')
  await page.goto('/?q=counterspell')
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('favorites')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You already have a saved search with this name.')).toBeVisible()
  await page.getByRole('button', { name: 'Replace it' }).click()
  await expect(page.getByRole('button', { name: 'Saved as favorites' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'favorites counterspell' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Favorites sol ring' })).toHaveCount(0)
})

test('saved and recent searches are offered under the field, and run', async ({ page }) => {
  await page.goto('/?q=t%3Agoblin&mode=prints&sort=name')
  await save(page, 'My goblins')
  await page.goto('/?q=sol+ring')
  await expect(page.getByText(/results? found/)).toBeVisible()
  await fieldOf(page).fill('')
  await fieldOf(page).press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    /^My goblins t:goblin Saved$/,
    /^sol ring\s+Recent$/,
    /^t:goblin\s+Recent$/,
  ])
  await fieldOf(page).pressSequentially('goblin g')
  await expect(page.getByRole('option', { name: /Goblin Guide/ })).toBeVisible()
  await fieldOf(page).press('ArrowDown')
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL('/?q=t%3Agoblin&mode=prints&sort=name')
  await expect(fieldOf(page)).toHaveValue('t:goblin')
})

test('a search that was cleared stays among the recent ones', async ({ page }) => {
  await page.goto('/?q=t%3Agoblin')
  await expect(page.getByText(/results? found/)).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('q'))
  await fieldOf(page).fill('sol ring')
  await fieldOf(page).press('Enter')
  await expect(page.getByText(/results? found/)).toBeVisible()
  await page.getByRole('link', { name: 'Manafolio, home' }).click()
  await expect(page.getByRole('link', { name: 'sol ring' })).toBeVisible()
  await expect(page.getByRole('link', { name: 't:goblin' })).toBeVisible()
})

test('after signing out no recent search is left in the browser', async ({ page }) => {
  await page.goto('/?q=sol+ring')
  await expect(page.getByText(/results? found/)).toBeVisible()
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(await stored()).toContain('sol ring')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await stored()).not.toContain('sol ring')
})

test('“/” leads to the field from anywhere', async ({ page }) => {
  await page.goto('/?q=sol+ring')
  await expect(page.getByText(/results? found/)).toBeVisible()
  // Pages are shown a moment before they listen to keys.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(fieldOf(page)).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type('opt')
  await expect(fieldOf(page)).toHaveValue('opt')
  for (const place of ['/card-grading', '/account']) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(page).toHaveURL('/', { timeout: 1000 })
    }).toPass()
    await expect(fieldOf(page)).toBeFocused()
  }
})
