import type { Locator, Page } from '@playwright/test'

interface Way {
  /** How far, in px: to the right, and down. */
  x?: number
  y?: number
}

/**
 * Presses on the middle of an element with a finger and moves it, in steps as real ones come. Chromium takes no
 * tap right after it, sooner than a finger is back: what follows is clicked.
 */
export async function swipe(page: Page, on: Locator, { x = 0, y = 0 }: Way): Promise<void> {
  const finger = await pressFinger(page, on)
  for (let step = 1; step <= 8; step += 1) await finger.moveTo((x * step) / 8, (y * step) / 8)
  await finger.release()
}

/** A finger that stays on the screen until it is released. */
export async function pressFinger(page: Page, on: Locator) {
  await on.scrollIntoViewIfNeeded()
  const box = await on.boundingBox()
  if (!box) throw new Error('What is swiped is not on the page')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [start])
  return {
    moveTo: (x: number, y: number) => send('touchMove', [{ x: start.x + x, y: start.y + y }]),
    release: () => send('touchEnd', []),
  }
}
