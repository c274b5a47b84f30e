import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { expect, test } from '../test.ts'

test.beforeEach(({ member }) => {
  expect(member.email).toContain('@')
})

const resultAt = (page: Page, place: number) => page.locator(`[data-position="${place - 1}"]`)

const firstNames = (page: Page) =>
  page.getByRole('article').evaluateAll((all) => all.slice(0, 3).map((one) => one.ariaLabel))

test('results are sorted as chosen, and so are those of the next search', async ({ page }) => {
  await page.goto('/?q=t%3Agoblin&mode=prints')
  await expect(resultAt(page, 1)).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Price: high to low')
  await expect(page).toHaveURL('/?q=t%3Agoblin&mode=prints&sort=dearest')
  const names = (await found(page, 't:goblin', 'dearest')).slice(0, 3)
  await expect.poll(() => firstNames(page)).toEqual(names)
  await page.goto('/?q=counterspell')
  await expect(page.getByLabel('Sort by')).toHaveValue('dearest')
})

test('another sort takes the place of what the query says', async ({ page }) => {
  await page.goto('/?q=t%3Agoblin+order%3Ausd&mode=prints')
  await expect(page.getByLabel('Sort by')).toHaveValue('query')
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(page).toHaveURL('/?q=t%3Agoblin&mode=prints&sort=name')
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toHaveValue('t:goblin')
  await page.goto('/?q=t%3Agoblin+order%3Aname&view=table')
  const name = page.getByRole('columnheader', { name: 'Name' })
  await expect(name).toHaveAttribute('aria-sort', 'none')
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toHaveValue('t:goblin')
})

async function found(page: Page, query: string, sort: string): Promise<string[]> {
  const data = { query, unique: 'prints', sort }
  const { cards } = await (await page.request.post('/api/cards/search', { data })).json()
  return cards.map(({ name }: { name: string }) => name)
}

test('the chosen view is in the address, and the user’s from then on', async ({ page }) => {
  await page.goto('/?q=sol+ring')
  const view = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(view('Details')).toBeChecked()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByText('Table', { exact: true }).click()
  await expect(page).toHaveURL('/?q=sol+ring&view=table')
  await expect(page.getByRole('row', { name: /Sol Ring/ })).toHaveCount(3)
  await expect(page.getByRole('columnheader', { name: 'Rarity' })).toBeVisible()
  await saved
  await page.evaluate(() => localStorage.clear()) // as on another device
  await page.goto('/?q=counterspell')
  await expect(page.getByRole('row', { name: /Counterspell/ }).first()).toBeVisible()
  await page.goto('/?q=counterspell&view=images')
  await expect(page.getByRole('article', { name: 'Counterspell, Cheapest' })).toBeVisible()
})

test('columns are chosen, and sorted by their heads', async ({ page }) => {
  await page.goto('/?q=t%3Agoblin&view=table')
  await page.getByRole('button', { name: 'Columns' }).click()
  const box = (name: string) => page.getByRole('checkbox', { name })
  await box('Artist').click()
  await expect(box('Artist')).toBeChecked()
  await box('Type').click()
  await expect(box('Type')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Artist' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveCount(0)
  await page.getByRole('button', { name: 'USD', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'USD', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page).toHaveURL(/sort=cheapest/)
})

test('two foils are added from a result', async ({ page }) => {
  await page.goto('/?q=goblin+guide')
  const cheapest = page.getByRole('article', { name: 'Goblin Guide, Cheapest' })
  await cheapest.getByRole('button', { name: /^Quantity and finish/ }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: /^Finish/ }).selectOption({ value: 'foil' })
  await form.getByRole('button', { name: /^One more/ }).click()
  await form.getByRole('button', { name: 'Add to Collection' }).click()
  await expect(page.getByText(/2 × Goblin Guide.*\(foil\) have been added/)).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(cheapest.getByText(/You own 2/)).toBeVisible()
})

test('with the keyboard alone: to a result, add it, and open it', async ({ page }) => {
  await page.goto('/?q=sol+ring')
  await expect(resultAt(page, 1)).toBeVisible()
  await page.getByRole('main').focus()
  await page.keyboard.press('ArrowDown')
  const link = (label: string) => page.getByRole('link', { name: `Sol Ring, ${label}` }).last()
  await expect(link('Cheapest')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(link('Most Expensive')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('a')
  await expect(page.getByText('Sol Ring has been added to your collection.')).toBeVisible()
  await expect(link('Cheapest')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/card\/.+\/sol-ring/)
})

for (const view of ['details', 'images', 'table']) {
  test(`deep down in ${view}, Back and a reload lead to the same result`, async ({ page }) => {
    await page.goto(`/?q=t%3Acreature&mode=prints&view=${view}`)
    await expect(resultAt(page, 1)).toBeVisible()
    await goDownTo(page, 200)
    const place = resultAt(page, 200)
    const { y } = (await place.boundingBox()) ?? { y: 0 }
    await page.reload()
    await expect(place).toBeInViewport()
    await expect
      .poll(async () => Math.abs(((await place.boundingBox())?.y ?? 0) - y))
      .toBeLessThan(4)
    await place.getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/\/card\//)
    await page.goBack()
    await expect(place).toBeInViewport()
    await expect(place.getByRole('link').first()).toBeVisible()
  })
}

test('the table’s place is found again when its file comes last', async ({ page }) => {
  await page.goto('/?q=t%3Acreature&mode=prints&view=table')
  await expect(resultAt(page, 1)).toBeVisible()
  await goDownTo(page, 200)
  const place = resultAt(page, 200)
  const { y } = (await place.boundingBox()) ?? { y: 0 }
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/result-table-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText(/results found/)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  release()
  await expect(place).toBeInViewport()
  await expect.poll(async () => Math.abs(((await place.boundingBox())?.y ?? 0) - y)).toBeLessThan(4)
})

/** Scrolls until the result at a place is near the top. */
async function goDownTo(page: Page, place: number) {
  await expect(async () => {
    await page.evaluate((wanted) => {
      const first = document.querySelector<HTMLElement>('[data-position]')?.dataset.position
      const isPast = Number(first) > wanted
      window.scrollBy(0, window.innerHeight * (isPast ? -0.5 : 0.9))
    }, place - 1)
    await expect(resultAt(page, place)).toBeAttached({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await resultAt(page, place).scrollIntoViewIfNeeded()
}

test('nothing moves while results come', async ({ page }) => {
  await page.addInitScript(() => {
    const shown = window as unknown as { shift: number }
    shown.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as LayoutShift
        if (!hadRecentInput) shown.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [query, view] of [
    ['sol+ring', 'details'],
    ['t%3Agoblin', 'images'],
    ['t%3Agoblin', 'table'],
  ]) {
    const ownedAnswer = page.waitForResponse('**/api/collection/owned**')
    await page.goto(`/?q=${query}&view=${view}`)
    await expect(resultAt(page, 1)).toBeVisible()
    await ownedAnswer
    // Half a second in which nothing more is fetched: what comes late may not move anything either.
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    expect(shift, `${query} as ${view}`).toBeLessThan(0.02)
  }
})

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

for (const view of ['details', 'images', 'table']) {
  test(`nothing bars the way in ${view} @barriers`, async ({ page }) => {
    await page.goto(`/?q=sol+ring&view=${view}`)
    await expect(resultAt(page, 3)).toBeVisible()
    await expectNoBarriers(page)
  })
}
