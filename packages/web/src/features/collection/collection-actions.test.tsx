import { exportCollection, refusals } from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buttonIn } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { refusal } from '../../test/refusal.ts'
import { toastButton, toastShown } from '../../test/toasts.ts'
import { waitFor } from '../../test/wait-for.ts'
import { CollectionActions } from './collection-actions.tsx'

const server = setupServer()
/** The names and contents of the saved files. */
let saved: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.setSystemTime('2026-08-15T12:00:00.000Z')
  saved = []
  // jsdom can't save files: record what a link to an object URL would save.
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${files.size}`
    if (file instanceof Blob) files.set(address, file)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const { href, download } = this
    void files
      .get(href)
      ?.text()
      .then((text) => saved.push(`${download}: ${text}`))
  })
  // jsdom has no layout, so Mantine warns that nothing in a menu is focusable.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.resetHandlers()
})
afterAll(() => server.close())

function answer(reply: (format: string | null) => Response) {
  server.use(
    http.get(`*${exportCollection.path}`, ({ request }) =>
      reply(new URL(request.url).searchParams.get('format')),
    ),
  )
}

async function openMenu(name: string) {
  const { box } = await drawPage(CollectionActions)
  await waitFor(() => buttonIn(box, name))
  buttonIn(box, name).click()
  const items = () => [...document.querySelectorAll<HTMLAnchorElement>('a[role=menuitem]')]
  await waitFor(() => expect(items()).not.toEqual([]))
  const choose = (label: string) => {
    const item = items().find(({ textContent }) => textContent === label)
    if (!item) throw new Error(`There is no “${label}”.`)
    item.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  return { box, items, choose }
}

test('each file is a link that downloads it', async () => {
  const { items } = await openMenu('Export')
  expect(items().map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Manafolio CSV: everything', '/api/collection/export?format=manafolio'],
    ['Moxfield CSV', '/api/collection/export?format=moxfield'],
    ['Archidekt CSV', '/api/collection/export?format=archidekt'],
    ['Plain text: no condition or language', '/api/collection/export?format=text'],
  ])
  expect(items().every((item) => item.hasAttribute('download'))).toBe(true)
})

test('the actions are beside the tabs; on a phone they are in one menu', async () => {
  const { box, items } = await openMenu('More')
  const places = [
    ['History', '/collection/history'],
    ['Value over time', '/collection/value'],
    ['Sets', '/sets'],
    ['Import', '/collection/import'],
  ]
  const inRow = [...box.querySelectorAll('nav a')]
  expect(inRow.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(places)
  const inMenu = items().map((item) => [item.textContent, item.getAttribute('href')])
  expect(inMenu.slice(0, 4)).toEqual(places)
  expect(inMenu.slice(4).map(([label]) => label)).toContain('Moxfield CSV')
})

test('the chosen file is saved with the date in its name', async () => {
  answer((format) => new HttpResponse(`1 Goblin Guide, for ${format}`))
  const { choose } = await openMenu('Export')
  choose('Moxfield CSV')
  await waitFor(() =>
    expect(saved).toEqual(['manafolio-moxfield-2026-08-15.csv: 1 Goblin Guide, for moxfield']),
  )
})

test('a failed export shows the error on the page, and can be retried', async () => {
  const sentence = refusals.too_many_requests[1]
  answer(() => refusal(429, 'too_many_requests', sentence))
  const { choose } = await openMenu('Export')
  choose('Plain text: no condition or language')
  expect(await toastShown()).toEqual(['Export failed', expect.stringContaining(sentence)])
  expect(saved).toEqual([])
  answer(() => new HttpResponse('1 Goblin Guide'))
  toastButton('Try again').click()
  await waitFor(() => expect(saved).toEqual(['manafolio-text-2026-08-15.txt: 1 Goblin Guide']))
})

test.each([
  [() => refusal(500, 'internal', refusals.internal[1]), 'Export failed', refusals.internal[1]],
  [
    () => HttpResponse.error(),
    'Export failed',
    'The server is not responding. Check your connection and try again.',
  ],
  [
    () => refusal(401, 'unauthenticated', 'Authentication required'),
    'Session expired',
    'Please refresh the page to log back in.',
  ],
])('no failure navigates away from the page: %#', async (reply, title, message) => {
  answer(reply)
  const { choose } = await openMenu('Export')
  choose('Manafolio CSV: everything')
  expect(await toastShown()).toEqual([title, expect.stringContaining(message)])
  expect(saved).toEqual([])
})
