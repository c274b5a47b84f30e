import { expect, type Locator, type Page } from '@playwright/test'

interface Press {
  button: Locator
  /** The path of the request that the button sends, as a glob pattern. */
  path: string
  /** Delays the response until the focus was checked. */
  isDelayed: boolean
  /** The element with the focus until then; the button itself by default. */
  during?: Locator
  /** The element with the focus after the response; the button itself by default. */
  after?: Locator
  /** Shown after the response, when the button stays disabled for another reason. */
  done?: Locator
}

/**
 * Presses a button with Enter and expects that the focus never moves to the page's body: it stays on the
 * button until the response arrives, and then moves to `after`.
 */
export async function expectFocusStays(press: Press): Promise<void> {
  const { button, path, isDelayed, during = button, after = button, done } = press
  const page = button.page()
  const requests = `**${path}`
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await expect(button).toBeEnabled() // the page and its data have loaded
  await button.focus()
  await page.route(requests, async (route) => {
    if (isDelayed) await released
    await route.fallback()
  })
  await watchFocus(page)
  const answered = page.waitForResponse(requests)
  await page.keyboard.press('Enter')
  if (isDelayed) await expect(during).toBeFocused()
  release()
  await answered
  if (done) await expect(done).toBeVisible()
  else await expect.poll(() => isWorking(button)).toBe(false)
  await twoFrames(page) // renders the response
  await expect(after).toBeFocused()
  expect(await framesWithoutFocus(page), 'frames in which nothing had the focus').toBe(0)
  await page.unroute(requests)
}

async function isWorking(button: Locator): Promise<boolean> {
  const [element] = await button.elementHandles()
  return (await element?.getAttribute('aria-disabled')) === 'true'
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

declare global {
  interface Window {
    framesWithoutFocus: number
  }
}

/** Records the focused element in each frame, until another document is loaded. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const isWatched = window.framesWithoutFocus !== undefined
    window.framesWithoutFocus = 0
    if (isWatched) return
    function look() {
      if (document.activeElement === document.body) window.framesWithoutFocus++
      requestAnimationFrame(look)
    }
    look()
  })
}

function framesWithoutFocus(page: Page): Promise<number> {
  return page.evaluate(() => window.framesWithoutFocus)
}
