import { expect, type Locator, type Page } from '@playwright/test'

interface Press {
  button: Locator
  /** The path of the request that the press makes, as a glob pattern. */
  path: string
  /** Whether the answer comes only after it was seen what has the focus meanwhile. */
  isHeld: boolean
  /** What has the focus until then; the button itself where it stays. */
  during?: Locator
  /** What has the focus once the work is done; the button itself where it stays. */
  after?: Locator
  /** What is there once the work is done, where the button stays disabled for another reason. */
  done?: Locator
}

/**
 * Presses a button with Enter and expects that the focus never falls to the page's body: while the
 * answer is awaited it is on the button, afterwards where it belongs.
 */
export async function expectFocusHeld(press: Press): Promise<void> {
  const { button, path, isHeld, during = button, after = button, done } = press
  const page = button.page()
  const requests = `**${path}`
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await expect(button).toBeEnabled() // the page is there, with all that it asked for
  await button.focus()
  await page.route(requests, async (route) => {
    if (isHeld) await held
    await route.fallback()
  })
  await watchFocus(page)
  const answered = page.waitForResponse(requests)
  await page.keyboard.press('Enter')
  if (isHeld) await expect(during).toBeFocused()
  letGo()
  await answered
  if (done) await expect(done).toBeVisible()
  else await expect.poll(() => isWorking(button)).toBe(false)
  await twoFrames(page) // what is drawn then is what the answer came to
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

/** Looks at each frame what has the focus, until another document is loaded. */
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
