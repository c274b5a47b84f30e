import { expect, type Page } from '@playwright/test'

export type ColorScheme = 'light' | 'dark'

/** Changes the colors that the system asks for, and waits until the page has them. */
export async function switchTo(page: Page, colorScheme: ColorScheme) {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await page.evaluate(twoFrames) // in the first of which color transitions start
  await page.waitForFunction(areColorsSettled)
}

function twoFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

function areColorsSettled() {
  return document.getAnimations().every((animation) => !(animation instanceof CSSTransition))
}
