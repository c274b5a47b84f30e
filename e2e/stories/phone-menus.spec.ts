import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { editorOf } from '../editor.ts'
import { pressFinger, swipe } from '../fingers.ts'
import { makeBurn } from '../pages/given-decks.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../test.ts'

test.use(phone)

test('the menu of a tile is a sheet over all bars', { tag: '@barriers' }, async ({
  page,
  member: _,
}) => {
  await own(page, 'sol ring')
  await page.goto('/collection')
  const button = page.getByRole('button', { name: /^More for Sol Ring/ })
  await button.tap()
  const sheet = page.getByRole('menu', { name: /^Sol Ring/ })
  await expect(sheet.getByText('Sol Ring, ')).toBeVisible()
  await expect(sheet.getByRole('menuitem').first()).toBeFocused()
  await expectNoBarriers(page)
  const box = await sheet.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 390 })
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
  await expectOnTop(page, 20, 820) // the bar of the main places is there
  await page.touchscreen.tap(195, 60)
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(/\/collection$/) // what is below was not pressed
  await button.tap()
  await sheet.getByRole('menuitem', { name: 'Remove' }).tap()
  await expect(page.getByRole('button', { name: /^Undo removing Sol Ring/ })).toBeVisible()
})

test('a sheet closes when it is dragged down, and with Escape', async ({ page, member: _ }) => {
  await page.goto(`/deck-building/${await makeBurn(page)}`)
  const button = editorOf(page).getByRole('button', { name: 'More for Lightning Bolt' })
  const sheet = page.getByRole('menu', { name: 'Lightning Bolt' })
  await button.tap()
  const head = sheet.getByText('Lightning Bolt')
  await expect(sheet.getByRole('menuitem', { name: /^Change printing/ })).toBeFocused()
  await expect(async () => {
    const finger = await pressFinger(page, head)
    await finger.moveTo(0, 20)
    await finger.moveTo(0, 40)
    await expect(sheet).toHaveCSS('translate', '0px 40px', { timeout: 500 })
    await finger.moveTo(0, 0)
    await finger.release()
  }).toPass() // once what follows the finger is loaded
  await expect(sheet).toHaveCSS('translate', 'none')
  await swipe(page, head, { y: 120 })
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(sheet.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
})

async function expectOnTop(page: Page, x: number, y: number): Promise<void> {
  const isMenu = (at: { x: number; y: number }) =>
    document.elementFromPoint(at.x, at.y)?.closest('[role=menu]') !== null
  expect(await page.evaluate(isMenu, { x, y })).toBe(true)
}
