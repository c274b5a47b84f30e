import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { MetricWithAttribution } from 'web-vitals/attribution'

/** A Core Web Vital of a page: LCP and INP in milliseconds, CLS as a score; and what it is due to. */
export interface Vital {
  value: number
  cause: string | undefined
}

/** By name; those without an entry, such as of interactions that there were none of, are missing. */
export type Vitals = Partial<Record<'LCP' | 'CLS' | 'INP', Vital>>

/** How much slower the processor is made, to about that of a mid-range phone. */
const slowdown = 4

/** How long people hold a button down, and wait between two keys, in milliseconds: pages draw meanwhile. */
export const pressMs = 80

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
  for (const on of [onLCP, onCLS, onINP]) {
    on((metric) => Object.assign(window.vitals, { [metric.name]: vitalOf(metric) }), {
      reportAllChanges: true,
      durationThreshold: 16, // the shortest that browsers report; usually 40
    })
  }

  function vitalOf({ name, value, attribution }: MetricWithAttribution): Vital {
    if (name === 'INP') return { value, cause: attribution.interactionTarget }
    if (name === 'CLS') return { value, cause: attribution.largestShiftTarget }
    return { value, cause: name === 'LCP' ? attribution.target : undefined }
  }
}

/** What was measured, once the page has nothing left to do. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(idle)
  return page.evaluate(() => window.vitals)
}

/** Two idle callbacks, between which the observers get their entries. */
async function idle(): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }
}
