import { pages } from '@manafolio/contract'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Owner } from './collection-calls.ts'
import type { DeckWorld } from './deck-world.ts'
import { percentile } from './measure.ts'

const loads = 5
const viewport = { width: 1440, height: 900 }
/** Typed letter by letter: names, the last one a basic land, and a query. */
const typed = ['lightning bolt', 'sol ring', 'forest', 't:goblin mv<=2']
/** The pace of a user; rendering the results should not delay the next letter. */
const betweenKeysMs = 150

/** Rows of a table for the editor in a headless Chromium, without images. */
export async function timeEditor(owner: Owner, world: DeckWorld): Promise<string[][]> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  const rows = [
    ['', 'median', 'slowest'],
    await openings(browser, owner, { deckId: world.bySize[250], cards: 250 }),
    await suggestions(browser, owner, { deckId: world.bySize[60], cards: 60 }),
    await suggestions(browser, owner, { deckId: world.bySize[100], cards: 100 }),
    await keys(browser, owner, world.bySize[250]),
  ]
  await browser.close()
  return rows
}

interface Opened {
  deckId: string
  cards: number
}

async function openings(browser: Browser, owner: Owner, { deckId, cards }: Opened) {
  const times: number[] = []
  for (let load = 0; load < loads; load++) {
    const page = await openDeck(browser, owner, deckId)
    times.push(await firstTime(page, { selector: '[data-row]', count: cards }))
    await page.context().close()
  }
  return figures(`a deck of ${cards} cards opened, cold`, times)
}

/** From the cards of the deck to the first suggestions. */
async function suggestions(browser: Browser, owner: Owner, { deckId, cards }: Opened) {
  const times: number[] = []
  for (let load = 0; load < loads; load++) {
    const page = await openDeck(browser, owner, deckId)
    const box = '[aria-label="Suggested Cards"]'
    const began = await firstTime(page, { selector: '[data-row]', count: 1 })
    times.push((await firstTime(page, { selector: `${box} li`, count: 1 })) - began)
    await page.context().close()
  }
  return figures(`suggestions for a deck of ${cards} cards, from its rows on`, times)
}

async function openDeck(browser: Browser, { url, cookie }: Owner, deckId: string): Promise<Page> {
  const context = await browser.newContext({ viewport })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url }])
  // tsx wraps functions in a helper that is missing in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(noteFirstTimes)
  const page = await context.newPage()
  await page.goto(url + pages.deck.replace('$deckId', deckId), { waitUntil: 'commit' })
  return page
}

/** Where the page's script records its measurements. */
interface Noted {
  seen: { at: number; counts: Record<string, number> }[]
}

/** Runs before anything else in the page: records in each frame how many elements there are. */
function noteFirstTimes() {
  const selectors = ['[data-row]', '[aria-label="Suggested Cards"] li']
  const noted: Noted = { seen: [] }
  Object.assign(globalThis, { noted })
  function look() {
    const counts = selectors.map((one) => [one, document.querySelectorAll(one).length])
    noted.seen.push({ at: performance.now(), counts: Object.fromEntries(counts) })
    if (noted.seen.length < 600) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Milliseconds from the navigation to the first frame with this many elements. */
async function firstTime(page: Page, target: { selector: string; count: number }) {
  const found = await page.waitForFunction(
    ({ selector, count }) => {
      const { noted } = globalThis as unknown as { noted: Noted }
      return noted.seen.find(({ counts }) => (counts[selector] ?? 0) >= count)?.at
    },
    target,
    { polling: 100 },
  )
  return Number(await found.jsonValue())
}

/** From a key press to the frame after the one with the results. */
async function keys(browser: Browser, owner: Owner, deckId: string) {
  const page = await openDeck(browser, owner, deckId)
  const field = page.getByRole('combobox', { name: 'Search for cards to add' })
  await field.waitFor()
  await page.waitForTimeout(2000) // the suggestions are measured separately
  await page.evaluate(noteAnswers)
  for (const text of ['warm up', ...typed]) {
    await field.fill('')
    if (text === typed[0]) await page.evaluate('answerTimes.length = 0')
    await field.pressSequentially(text, { delay: betweenKeysMs })
    await page.waitForTimeout(betweenKeysMs)
  }
  const times = await page.evaluate<number[]>('answerTimes')
  await page.context().close()
  return figures(`a letter typed into its search, ${times.length} times`, times)
}

/** Runs in the page, without access to this file. */
function noteAnswers() {
  const answerTimes: number[] = []
  Object.assign(globalThis, { answerTimes })
  const field = document.querySelector('[role=combobox]')
  const answer = field?.closest('section')?.querySelector('[aria-busy]')
  if (!field || !answer) throw new Error('there is no search in the page')
  let began = 0
  field.addEventListener('keydown', () => {
    began = performance.now()
  })
  new MutationObserver(() => {
    if (answer.getAttribute('aria-busy') !== 'false' || began === 0) return
    const since = began
    began = 0
    const painted = new MessageChannel()
    painted.port1.onmessage = () => answerTimes.push(performance.now() - since)
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(answer, { attributeFilter: ['aria-busy'] })
}

function figures(name: string, times: readonly number[]): string[] {
  return [name, `${percentile(times, 0.5).toFixed(0)} ms`, `${Math.max(...times).toFixed(0)} ms`]
}
