import { pages } from '@manafolio/contract'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import type { Owner } from './collection-calls.ts'
import { percentile } from './measure.ts'

const loads = 5
const viewport = { width: 1440, height: 900 }
/** From the first tile to the last one. */
const scrollMs = 20_000

/** Rows of a table for the page of a collection in a headless Chromium. */
export async function timePage(owner: Owner): Promise<string[][]> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const times: number[] = []
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext({ viewport })
    times.push(await timeLoad(context, owner))
    await context.close()
  }
  const context = await browser.newContext({ viewport })
  await timeLoad(context, owner)
  const [page] = context.pages()
  if (!page) throw new Error('the page is gone')
  const scrolled = await scrollToEnd(page, await context.newCDPSession(page))
  await browser.close()
  return [
    ['', 'measured'],
    ['first tiles with details, cold, median', `${percentile(times, 0.5).toFixed(0)} ms`],
    ['the slowest of them', `${Math.max(...times).toFixed(0)} ms`],
    ...scrolled,
  ]
}

/** Milliseconds from the navigation to a screen of tiles with their details. */
async function timeLoad(context: BrowserContext, { url, cookie }: Owner): Promise<number> {
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  )
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url }])
  // tsx wraps functions in a helper that is missing in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  await page.goto(url + pages.collection)
  const seen = await page.waitForFunction(
    () =>
      document.querySelectorAll('main article[aria-busy="false"]').length >= 6 && performance.now(),
    undefined,
    { polling: 'raf' },
  )
  return Number(await seen.jsonValue())
}

async function scrollToEnd(page: Page, session: CDPSession): Promise<string[][]> {
  await session.send('Performance.enable')
  const { frames, tiles } = await page.evaluate(scrollInPage, scrollMs)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const median = percentile(frames, 0.5)
  return [
    ['scrolled end to end: frames', String(frames.length)],
    ['a frame, median', `${median.toFixed(1)} ms (${(1000 / median).toFixed(0)}/s)`],
    ['a frame, p95', `${percentile(frames, 0.95).toFixed(1)} ms`],
    ['tiles in the page, at most', String(tiles)],
    ['heap afterwards', `${(heap / 1e6).toFixed(0)} MB`],
  ]
}

/** Runs in the page, without access to this file. */
function scrollInPage(durationMs: number) {
  return new Promise<{ frames: number[]; tiles: number }>((resolve) => {
    const frames: number[] = []
    let tiles = 0
    const began = performance.now()
    let last = began
    const end = document.documentElement.scrollHeight
    function frame(now: number) {
      frames.push(now - last)
      last = now
      tiles = Math.max(tiles, document.querySelectorAll('main article').length)
      window.scrollTo({ top: (end * (now - began)) / durationMs, behavior: 'instant' })
      if (now - began < durationMs) requestAnimationFrame(frame)
      else resolve({ frames: frames.slice(1), tiles })
    }
    requestAnimationFrame(frame)
  })
}
