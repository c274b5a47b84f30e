import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

test.beforeEach(async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/?q=goblin+guide')
  await expect(page.getByText('3 results found')).toBeVisible()
})

const nameIn = (page: Page) =>
  page.getByRole('heading', { name: 'Goblin Guide' }).getByRole('link', { name: 'Goblin Guide' })

const previewOn = (page: Page) => page.locator('[data-card-preview]')

test('a pointer on a name shows the card beside it, which stays for the pointer', async ({
  page,
}) => {
  await own(page, '!"Goblin Guide"', 2)
  await page.clock.install()
  await page.reload()
  await watchLayout(page)
  await nameIn(page).hover()
  const preview = previewOn(page)
  await expect(preview).toContainText('Goblin Guide')
  await expect(preview).toContainText('USD Foil')
  await expect(preview).toContainText(/You own 2/)
  await expectApart(preview, nameIn(page))
  await preview.hover()
  await page.clock.runFor(1000)
  await expect(preview).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(preview).toHaveCount(0)
  expect(await shiftedOn(page)).toBe('')
})

test('the focus shows the card, and Escape closes it and nothing else @barriers', async ({
  page,
}) => {
  await page.getByRole('combobox', { name: 'Search for cards' }).focus()
  const link = nameIn(page)
  for (let stop = 0; stop < 20 && !(await isFocused(link)); stop++) await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(previewOn(page)).toBeVisible()
  await expectApart(previewOn(page), link)
  await expect(previewOn(page)).toHaveAttribute('aria-hidden', 'true')
  await expectNoBarriers(page)
  await expect(previewOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(previewOn(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(cardAddress)
})

test('Escape closes the preview in a dialog before the dialog', async ({ page }) => {
  await own(page, '!"Goblin Guide"')
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: /^Goblin Guide/ })
  await tile.hover()
  await tile.getByRole('button', { name: /^Finish, condition, language/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Goblin Guide' }).hover()
  await expect(previewOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(previewOn(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('names and pictures are real links: a click, another tab, an address to copy', async ({
  page,
  context,
}) => {
  const link = nameIn(page)
  await expect(link).toHaveAttribute('href', cardAddress)
  const picture = page.getByRole('article').first().locator('a[data-card-link][aria-hidden]')
  await expect(picture).toHaveAttribute('href', (await link.getAttribute('href')) ?? '')
  const other = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  await expect(await other).toHaveURL(cardAddress)
  await expect(page).toHaveURL('/?q=goblin+guide')
  await picture.click()
  await expect(page).toHaveURL(cardAddress)
  await expect(previewOn(page)).toHaveCount(0)
})

test('it goes with a scroll', async ({ page }) => {
  await nameIn(page).hover()
  await expect(previewOn(page)).toBeVisible()
  await page.mouse.move(4, 300)
  await nameIn(page).hover()
  await page.mouse.wheel(0, 40)
  await expect(previewOn(page)).toHaveCount(0)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 600, height: 700 },
  { width: 640, height: 900 },
  { width: 700, height: 900 },
  { width: 780, height: 600 },
  { width: 1440, height: 900 },
]) {
  test(`it is whole wherever its link is, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/?q=t%3Agoblin&mode=prints')
    await expect(page.getByText(/results found/)).toBeVisible()
    await expectWholeAt(page.locator('article h3 a[data-card-link]'), [0, 3, 5])
  })

  test(`a card of two sides is whole, too, at ${viewport.width}`, async ({ page }) => {
    await own(page, 'Delver of Secrets')
    await page.setViewportSize(viewport)
    await page.goto('/?q=Delver+of+Secrets&mode=prints')
    await expect(page.getByText(/results found/)).toBeVisible()
    const links = page.locator('article a[data-card-link]')
    await expectWholeAt(links.and(page.locator('h3 *')), [0, 1], ['center'])
    await expect(previewOn(page)).toHaveAttribute('data-pictures', '2')
    await expectWholeAt(links.and(page.locator('[aria-hidden]')), [0, 1], ['center'])
    await page.goto('/collection')
    await expectWholeAt(
      page.getByRole('article', { name: /^Delver/ }).locator('a[data-card-link]'),
      [0],
      ['center'],
    )
    await page.goto('/sets/mid?view=list')
    await expectWholeAt(page.locator('a[data-card-link]', { hasText: 'Delver' }), [0], ['center'])
  })
}

test('R goes to a random card of the results, and says when there is none', async ({ page }) => {
  await page.getByRole('main').focus()
  await page.keyboard.press('r')
  await expect(page).toHaveURL(cardAddress)
  await expect(page.getByRole('button', { name: 'Surprise me again' })).toBeVisible()
  const again = page.waitForResponse(/\/api\/cards\/random/)
  await page.keyboard.press('r')
  expect(await (await again).json()).toMatchObject({ name: 'Goblin Guide' })
  await page.goto('/?q=name%3Anosuchcard')
  await expect(page.getByRole('heading', { name: 'No Cards Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(page.getByText('No card matches this search.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search for cards' }).fill('')
  await page.getByRole('combobox', { name: 'Search for cards' }).press('r')
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toHaveValue('r')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a long press shows the card and follows no link; a tap does', async ({ page, context }) => {
    await watchLayout(page)
    const link = nameIn(page)
    const finger = await longPress(context, link)
    await expect(previewOn(page)).toBeVisible()
    await expectWhole(previewOn(page), { width: 390, height: 844 })
    await finger.lift()
    await expect(previewOn(page)).toBeVisible()
    await expect(page).toHaveURL('/?q=goblin+guide')
    expect(await shiftedOn(page)).toBe('')
    await page.touchscreen.tap(5, 5)
    await expect(previewOn(page)).toHaveCount(0)
    await link.tap()
    await expect(page).toHaveURL(cardAddress)
  })
})

const cardAddress = /\/card\/[a-z\d]+\/[^/]+\/goblin-guide$/

async function isFocused(locator: Locator) {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Ends after the page has handled its scroll event. */
async function scrollTo(link: Element, block: ScrollLogicalPosition) {
  link.scrollIntoView({ block })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
}

/** Hovers where the link is now: Playwright's own hover scrolls. */
async function hoverInView(link: Locator, block: ScrollLogicalPosition) {
  const box = await boxOf(link)
  const y = box.y + (block === 'center' ? box.height / 2 : 8)
  await link.page().mouse.move(box.x + 8, y)
  await link.page().mouse.move(box.x + 10, y + 2)
}

async function longPress(context: BrowserContext, link: Locator) {
  const { x, y, height } = await boxOf(link)
  const session = await context.newCDPSession(link.page())
  const touchPoints = [{ x: x + 20, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return {
    lift: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}

async function expectApart(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width
  expect(isBeside || a.y >= b.y + b.height || b.y >= a.y + a.height).toBe(true)
}

/** By default near the top and near the bottom of the window, where some pages have a bar. */
async function expectWholeAt(
  links: Locator,
  places: readonly number[],
  blocks: readonly ScrollLogicalPosition[] = ['start', 'end'],
) {
  const page = links.page()
  for (const at of places) {
    const link = links.nth(at)
    await expect(link).toBeVisible()
    for (const block of blocks) {
      await page.mouse.move(0, 0)
      await expect(previewOn(page)).toHaveCount(0)
      await link.evaluate(scrollTo, block)
      await hoverInView(link, block)
      await expectWhole(previewOn(page), page.viewportSize() ?? { width: 0, height: 0 })
    }
  }
}

async function expectWhole(
  preview: Locator,
  { width, height }: Record<'width' | 'height', number>,
) {
  await expect(preview).toBeVisible()
  const box = await boxOf(preview)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  const isClipped = await preview.evaluate(
    (panel) =>
      panel.scrollHeight > panel.clientHeight + 1 || panel.scrollWidth > panel.clientWidth + 1,
  )
  expect(isClipped).toBe(false)
}

/** Records from now on what shifts in the layout. */
async function watchLayout(page: Page) {
  await expect(page.getByText(/^(You own|Not in)/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const { dataset } = document.documentElement
    dataset.shifted = ''
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }
        dataset.shifted += sources.map(({ node }) => node?.textContent ?? '').join(', ')
      }
    }).observe({ type: 'layout-shift' })
  })
}

async function shiftedOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.shifted)
}
