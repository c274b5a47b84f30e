import { writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { bulkFile } from '../bulk-file.ts'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { ownPrintings, untilFullData } from '../full-data.ts'
import { expect, test } from '../test.ts'
import { referenceVitals } from './reference-page.ts'
import { measureVitals, type Vitals, vitalsOf } from './vitals.ts'

test.skip(!bulkFile, 'CARD_BULK_FILE names no bulk file')

test('x', async ({ page, member, browser }) => {
  test.setTimeout(400_000)
  expect(member.email).toContain('@')
  await untilFullData(page)
  await ownPrintings(page, 20_000)
  const ids: Record<string, number> = {}
  const names = new Map<string, string>()
  for (let p = 1; names.size < 250; p++) {
    const r = await page.request.post('/api/cards/search', {
      data: { query: 'f:commander -t:basic usd>0', unique: 'cards', page: p, order: 'edhrec' },
    })
    const { cards } = await r.json()
    if (!cards?.length) throw new Error('no cards ' + JSON.stringify(await r.json()).slice(0, 200))
    for (const c of cards) if (names.size < 250) names.set(c.name, c.id)
  }
  const { id } = await (
    await page.request.post('/api/decks', { data: { name: 'Big', format: 'commander' } })
  ).json()
  const r = await page.request.post(`/api/decks/${id}/cards`, {
    data: {
      cards: [...names].map(([cardName, scryfallId]) => ({
        cardName,
        scryfallId,
        quantity: 1,
        slotType: 'main',
      })),
    },
  })
  console.log('deck', r.status(), names.size)
  const state = await page.context().storageState()
  const log: Record<string, Vitals[]> = {}
  const run = async (name: string, work: (page: Page) => Promise<void>) => {
    for (let i = 0; i < Number(process.env.LOADS ?? 3); i++) {
      const context = await browser.newContext({
        storageState: state,
        viewport: { width: 1440, height: 900 },
      })
      const p = await context.newPage()
      await measureVitals(p)
      await work(p)
      ;(log[name] ??= []).push(await vitalsOf(p))
      await context.close()
    }
    console.log(name, JSON.stringify(log[name]))
  }
  const only = process.env.ONLY?.split(',')
  const why = async (p: Page, step: string) => {
    const { LCP, CLS, INP } = await vitalsOf(p)
    const w = await p.evaluate(() => (window as any).why)
    const r = Math.round
    if (step === 'load')
      console.log(
        await p.evaluate(() => {
          const r = Math.round
          const e = performance
            .getEntriesByType('resource')
            .map((x: any) =>
              [
                r(x.startTime),
                r(x.responseEnd),
                x.name.replace(/.*\/(assets|api)/, '$1').slice(0, 30),
              ].join(' '),
            )
          const l = (window as any).laf?.map((x: any) =>
            [
              'LAF',
              r(x.startTime),
              r(x.startTime + x.duration),
              'render ' + r(x.renderStart),
              'layout ' + r(x.styleAndLayoutStart),
              ...x.scripts.map(
                (y: any) =>
                  (y.invoker || y.name).slice(-30) +
                  ' @' +
                  r(y.startTime) +
                  ' ' +
                  r(y.duration) +
                  'ms',
              ),
            ].join(' '),
          )
          return [...e, ...l].join('\n')
        }),
      )
    console.log(
      '  ',
      step,
      `LCP ${LCP} CLS ${CLS?.toFixed(4)} INP ${INP}`,
      step === 'load'
        ? JSON.stringify({
            t: w.LCP?.target,
            ttfb: r(w.LCP?.timeToFirstByte),
            d: r(w.LCP?.elementRenderDelay),
            cls: w.CLS?.largestShiftTarget,
          })
        : JSON.stringify({
            i: w.INP?.interactionTarget,
            in: r(w.INP?.inputDelay),
            pr: r(w.INP?.processingDuration),
            pres: r(w.INP?.presentationDelay),
            type: w.INP?.interactionType,
            scripts: w.INP?.longAnimationFrameEntries?.flatMap((e: any) => [
              r(e.duration),
              r(e.renderStart - e.startTime),
              r(e.styleAndLayoutStart - e.startTime),
              ...e.scripts.map(
                (x: any) =>
                  x.invoker + ' ' + r(x.duration) + ' ' + r(x.forcedStyleAndLayoutDuration),
              ),
            ]),
          }),
    )
  }
  const profile = async (p: Page, name: string, work: () => Promise<unknown>) => {
    if (process.env.TRACE) {
      await browser.startTracing(p, { path: `/tmp/${name}.trace.json`, categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking', 'blink', 'cc'] })
      await work()
      await vitalsOf(p)
      await browser.stopTracing()
      return
    }
    if (!process.env.PROFILE) return work()
    const session = await p.context().newCDPSession(p)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval: 200 })
    await session.send('Profiler.start')
    await work()
    await vitalsOf(p)
    const { profile } = await session.send('Profiler.stop')
    writeFileSync(`/tmp/${name}.cpuprofile`, JSON.stringify(profile))
  }
  const steps: Record<string, (p: Page) => Promise<void>> = {
    reference: async (p) => void (await referenceVitals(p)),
    search: async (p) => {
      await profile(p, 'search-load', () => p.goto('/?q=t%3Agoblin', { waitUntil: 'networkidle' }))
      await why(p, 'load')
      await p.locator('main article button').first().click()
      await why(p, 'add')
      await profile(p, 'search-type', () => p.locator('main input').first().pressSequentially(' f:modern'))
      await why(p, 'type')
      await profile(p, 'search-enter', () => p.keyboard.press('Enter'))
      await p.waitForLoadState('networkidle')
      await why(p, 'enter')
    },
    collection: async (p) => {
      await profile(p, 'collection-load', () => p.goto('/collection', { waitUntil: 'networkidle' }))
      await why(p, 'load')
      await profile(p, 'collection-plus', () =>
        p.locator('main article fieldset button').nth(1).click(),
      )
      await why(p, 'plus')
      await p.locator('main input[role=combobox]').first().pressSequentially('gob')
      await why(p, 'type')
      await profile(p, 'collection-enter', () => p.keyboard.press('Enter'))
      await p.waitForLoadState('networkidle')
      await why(p, 'enter')
      await p.mouse.move(600, 500)
      await p.mouse.wheel(0, 3000)
      await p.waitForLoadState('networkidle')
      await why(p, 'wheel')
    },
    editor: async (p) => {
      await profile(p, 'editor-load', () =>
        p.goto(`/deck-building/${id}`, { waitUntil: 'networkidle' }),
      )
      await why(p, 'load')
      await profile(p, 'editor-plus', () => p.locator('[data-row] fieldset button').nth(1).click({ force: true }))
      await why(p, 'plus')
      await p.locator('[data-editor] input[role=combobox]').first().pressSequentially('opt')
      await why(p, 'type')
      await profile(p, 'editor-stacks', () =>
        p
          .locator('[data-editor] label', { hasText: /stacks/i })
          .first()
          .click(),
      )
      await why(p, 'stacks')
      await profile(p, 'editor-tab', () =>
        p.locator('[data-editor] [role=tab]', { hasText: 'Legality' }).click(),
      )
      await why(p, 'tab')
    },
    card: async (p) => {
      await profile(p, 'card-load', () =>
        p.goto('/card/lea/161/lightning-bolt', { waitUntil: 'networkidle' }),
      )
      await why(p, 'load')
      await p.locator('main button', { hasText: 'Add to Collection' }).first().click()
      await why(p, 'add')
    },
  }
  for (const [name, work] of Object.entries(steps))
    if (!only || only.includes(name)) await run(name, work)
})
