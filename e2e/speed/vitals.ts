import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

/** Core Web Vitals of a page: LCP and INP in milliseconds, CLS as a score. Undefined: none yet. */
export interface Vitals {
  LCP?: number
  CLS?: number
  INP?: number
}

/** How much slower the processor is made, about that of a phone of the middle class. */
const slowdown = 4

declare global {
  interface Window {
    vitals: Vitals
  }
}

const folder = dirname(createRequire(import.meta.url).resolve('web-vitals'))
const library = readFileSync(join(folder, 'web-vitals.attribution.iife.js'), 'utf8')

/** Slows the processor down, and measures each page that is opened from now on. */
export async function measureVitals(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript({ content: `${library}\n(${observe})(webVitals)` })
}

/** Runs in the page, beside the library. */
function observe({ onLCP, onCLS, onINP }: typeof import('web-vitals/attribution')): void {
  window.vitals = {}
  ;(window as any).laf = []
  new PerformanceObserver((l) => (window as any).laf.push(...l.getEntries())).observe({
    type: 'long-animation-frame',
    buffered: true,
  } as any)
  for (const on of [onLCP, onCLS, onINP]) {
    on(
      ({ name, value, attribution }) => {
        Object.assign(window.vitals, { [name]: value })
        ;(window as any).why = { ...(window as any).why, [name]: attribution }
      },
      {
        reportAllChanges: true,
        durationThreshold: 16, // the shortest that browsers report; usually 40
      },
    )
  }
}

/** What was measured, once the page has nothing left to do. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  await page.evaluate(idle)
  return page.evaluate(() => window.vitals)
}

/** Two idle callbacks, between which the observers got their entries. */
async function idle(): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }
}
