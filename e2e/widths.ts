import { expect, type Page } from '@playwright/test'

/** Expects no horizontal scrolling at any of these widths. */
export async function expectToFit(page: Page, widths: number[]): Promise<void> {
  // The page stands; its footer is out of sight while it loads.
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeAttached()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // The new layout takes a frame or two.
    await expect.poll(() => page.evaluate(excessWidth), `${page.url()} at ${width}`).toBe(0)
  }
}

function excessWidth(): number {
  return Math.max(0, document.documentElement.scrollWidth - window.innerWidth)
}
