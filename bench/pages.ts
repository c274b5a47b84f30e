import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@manafolio/contract'
import { type Browser, chromium, type Page } from '@playwright/test'
import { percentile } from './measure.ts'
import { makePageWorld, type PageWorld } from './page-world.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

/** A first visit: nothing is cached, over a connection of 10 Mbit/s and 40 ms, on a slow phone. */
const connection = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
}
const cpuSlowdown = 4
const viewport = { width: 1280, height: 900 }
const visits = 3
/** Long enough for what a page loads when it is idle. */
const settledMs = 3000

interface Visit {
  bytes: number
  files: number
  lcpMs: number
  cls: number
}

/** The address of each measured page, and an element that shows that its content is there. */
const measured: Record<string, (world: PageWorld) => { path: string; isMember: boolean }> = {
  'sign-in': () => ({ path: pages.login, isMember: false }),
  'search, empty': () => ({ path: pages.home, isMember: true }),
  results: () => ({ path: `${pages.home}?q=t%3Acreature`, isMember: true }),
  card: () => ({
    path: pages.namedCard.replace('$name', 'Lightning%20Bolt'),
    isMember: false,
  }),
  sets: () => ({ path: pages.sets, isMember: false }),
  collection: () => ({ path: pages.collection, isMember: true }),
  'deck editor': ({ deckId }) => ({ path: pages.deck.replace('$deckId', deckId), isMember: true }),
}

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-pages-'))
const server = await startServer(dataDir)
const world = await makePageWorld(server.url)
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
const rows = [['first visit', 'JS kB', 'JS files', 'LCP s', 'slowest', 'CLS']]
for (const [name, pageOf] of Object.entries(measured)) {
  const { path, isMember } = pageOf(world)
  const seen: Visit[] = []
  for (let count = 0; count < visits; count++) {
    seen.push(await visit(browser, server.url + path, isMember ? world.cookie : null))
  }
  rows.push([name, ...figuresOf(seen)])
}
printTable(`pages at ${cpuSlowdown} times CPU slowdown on 10 Mbit/s with 40 ms`, rows)
await browser.close()
await server.stop()

function figuresOf(seen: readonly Visit[]): string[] {
  const of = (key: keyof Visit) => seen.map((one) => one[key])
  return [
    (percentile(of('bytes'), 0.5) / 1000).toFixed(0),
    String(percentile(of('files'), 0.5)),
    (percentile(of('lcpMs'), 0.5) / 1000).toFixed(2),
    (Math.max(...of('lcpMs')) / 1000).toFixed(2),
    Math.max(...of('cls')).toFixed(3),
  ]
}

async function visit(chrome: Browser, url: string, cookie: string | null): Promise<Visit> {
  const context = await chrome.newContext({ viewport })
  if (cookie) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url }])
  }
  // tsx wraps functions in a helper that is missing in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(observePaints)
  const page = await context.newPage()
  const scripts = await watchScripts(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settledMs)
  const paints = await page.evaluate<Pick<Visit, 'lcpMs' | 'cls'>>('paints')
  await context.close()
  return { ...paints, ...scripts() }
}

/** Slows the page down and counts the scripts it fetches, with their bytes on the wire. */
async function watchScripts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', connection)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const scripts = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) scripts.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  return () => ({
    files: scripts.size,
    bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
  })
}

/** Runs before anything else in the page: https://web.dev/articles/lcp and /cls, without grouping. */
function observePaints() {
  const paints = { lcpMs: 0, cls: 0 }
  Object.assign(globalThis, { paints })
  new PerformanceObserver((list) => {
    paints.lcpMs = list.getEntries().at(-1)?.startTime ?? paints.lcpMs
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (!('hadRecentInput' in shift && shift.hadRecentInput) && 'value' in shift)
        paints.cls += Number(shift.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
