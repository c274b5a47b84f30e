import type { Locator, Page } from '@playwright/test'
import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

const toastOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Quantity lowered' })
const lower = (page: Page) => page.getByRole('button', { name: /^One less Goblin Guide/ })

test('the toast about a removal has the change undone and leads to the history', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 4)
  await page.goto('/collection')
  await lower(page).press('Enter')
  await expect(toastOf(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(toastOf(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lower(page)).toBeFocused()
  await expect(toastOf(page)).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collection/history')
  await expect(page.getByRole('heading', { name: /Goblin Guide/ }).first()).toBeVisible()
})

test('a toast never covers what was pressed, nor the control with the focus', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  for (const card of ['goblin guide', 'sol ring', 'opt', 'counterspell']) await own(page, card, 9)
  for (const [width, height] of [
    [390, 640],
    [1440, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/collection')
    const button = page.getByRole('button', { name: /^One less/ }).first()
    await scrollTo(button, height - 100)
    await button.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect.poll(() => isCovered(button), `at ${width}`).toBe(false)
    await button.click()
    const link = page.getByRole('link', { name: 'Terms and Conditions' })
    await link.focus()
    await expect.poll(() => isCovered(link), `at ${width}`).toBe(false)
  }
})

/** Scrolls so that an element is at this height of the window. */
function scrollTo(button: Locator, top: number) {
  return button.evaluate(
    (element, at) => window.scrollBy(0, element.getBoundingClientRect().top - at),
    top,
  )
}

function isCovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit?.closest('.mantine-Notification-root') !== null
  })
}
