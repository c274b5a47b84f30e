import type { Locator, Page } from '@playwright/test'
import { own } from '../cards.ts'
import { makeBurn } from '../pages/given-decks.ts'
import { nameOf, openState } from '../pages/page-state.ts'
import { pageStates } from '../pages/page-states.ts'
import { phone } from '../phone.ts'
import { expectLargeTargets } from '../targets.ts'
import { expect, test } from '../test.ts'

test.use(phone)

/** The states of the main pages, in which most is pressed. */
const pressed = [
  'Sign in, open',
  'Search, before',
  'Search, details',
  'Search, images',
  'Search, table',
  'Search, filters',
  'Card, to a visitor',
  'Collection, cards',
  'Collection, filters',
  'Sets, owned',
  'Set, images',
  'Decks, wall',
  'Decks, table',
  'Editor, list',
  'Editor, stacks',
  'Account, open',
]

for (const name of pressed) {
  test(`on a phone a finger hits everything: ${name}`, async ({ page, request }, { testId }) => {
    const state = pageStates.find((one) => nameOf(one) === name)
    if (!state) throw new Error(`The table has no “${name}”.`)
    await openState({ page, request, domain: `${testId}.example.com` }, state)
    await expectLargeTargets(page)
  })
}

test('on a phone the first result is in sight', async ({ page, member: _ }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search for cards' }).fill('sol ring')
  await page.keyboard.press('Enter')
  await expectInSight(page, page.getByRole('link', { name: 'Sol Ring', exact: true }).first())
  const first = page.getByRole('article').first()
  await expectInSight(page, first.locator('[data-card-picture], img, svg').first())
})

test('on a phone the first card of the collection and the first deck are in sight', async ({
  page,
  member: _,
}) => {
  await own(page, 'sol ring')
  await page.goto('/collection')
  await expectInSight(page, page.getByRole('heading', { name: 'Sol Ring' }))
  await makeBurn(page)
  await page.goto('/deck-building')
  await expectInSight(page, page.getByRole('heading', { name: 'Burn' }))
  await page.goto('/deck-building?view=table') // with all that finds decks
  await expectInSight(page, page.getByRole('link', { name: 'Burn' }))
})

/** In the window as it opens, above the bar of the main places. */
async function expectInSight(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  const [box, bar] = await Promise.all([
    element.boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).last().boundingBox(),
  ])
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}
