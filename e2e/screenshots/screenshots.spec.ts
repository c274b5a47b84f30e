import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { switchTo } from '../color-scheme.ts'
import { fixedInstant } from '../fixed-clock.mjs'
import { nameOf, openState, type PageState } from '../pages/page-state.ts'
import { pageStates } from '../pages/page-states.ts'
import { test } from '../test.ts'
import { fileOf, heightMax, themes, widths, windowHeight } from './pictures.ts'

const usualFolder = resolve(import.meta.dirname, '../../screenshots/taking')
const folder = process.env.SCREENSHOTS_DIR ?? usualFolder

/** Toasts have gone after some seconds, and what is drawn depends on when that is. */
const style = `
  *, *::before, *::after { transition: none !important }
  .mantine-Notifications-root { display: none }
`

for (const state of pageStates) {
  test(nameOf(state), async ({ page, request }) => {
    await page.clock.setFixedTime(fixedInstant)
    const name = nameOf(state).replaceAll(/\W/g, '').toLowerCase()
    await openState({ page, request, domain: `${name}.example.com` }, state)
    await page.addStyleTag({ content: style })
    for (const width of widths) {
      await resize(page, width, state)
      for (const theme of themes) {
        await switchTo(page, theme)
        await page.evaluate(allImages)
        const picture = { page: state.page, state: state.state, width, theme }
        const path = join(folder, fileOf(picture))
        await page.screenshot({ path, animations: 'disabled', mask: state.varies?.(page) ?? [] })
      }
    }
  })
}

/** A page is taken whole, in a window of its height: only that draws what browsers skip beyond the screen. */
async function resize(page: Page, width: number, { isLayer }: PageState): Promise<void> {
  await page.setViewportSize({ width, height: windowHeight })
  if (isLayer) return
  const height = await page.evaluate(heightOfPage)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, windowHeight), heightMax) })
}

/** After the two frames in which a page takes on its new size. */
async function heightOfPage(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  window.scrollTo(0, 0)
  return document.documentElement.scrollHeight
}

/** Waits until fonts and pictures are there, or can't be loaded. */
async function allImages(): Promise<void> {
  await document.fonts.ready
  const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.allSettled(images.map((image) => image.decode()))
}
