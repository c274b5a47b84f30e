import { pages } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { press, textOf, toastText } from '../../../test/collection/history-page.ts'
import {
  doubtful,
  markOf,
  open,
  ready,
  rowNamed,
  shown,
  unknown,
  wished,
} from '../../../test/collection/import-page.tsx'
import { type } from '../../../test/controls.ts'
import { importId, printingOf, rowOf, setUpImportServer } from '../../../test/import-server.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpImportServer()

const patches = () =>
  server.sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ address, body }) => [address, JSON.parse(body)])
const rowsAddress = `/api/collection/imports/${importId}/rows`

test('the URL selects the kind of rows and the page', async () => {
  server.rows = Array.from({ length: 120 }, (_, n) =>
    rowOf(n + 1, { card: printingOf(`card-${n + 1}`, { cardName: `Card ${n + 1}` }) }),
  )
  const { router } = await open(`?id=${importId}&show=all&page=2`)
  await waitFor(() => expect(rowNamed('Card 51')).toBeDefined())
  expect(rowNamed('Card 50')).toBeUndefined()
  expect(document.querySelector('nav [aria-current]')?.textContent).toBe('All (120)')
  await shown('of 3')
  expect(pageField().value).toBe('2')
  await press('Next')
  await waitFor(() => expect(rowNamed('Card 101')).toBeDefined())
  expect(router.state.location.href).toBe(
    `${pages.collectionImport}?id=${importId}&show=all&page=3`,
  )
})

test('a page is typed, and what is no page is the nearest one', async () => {
  server.rows = Array.from({ length: 120 }, (_, n) => rowOf(n + 1, { line: n + 2 }))
  const { router } = await open(`?id=${importId}&show=all`)
  await shown('of 3')
  for (const [typed, page] of [
    ['3', '3'],
    ['99', '3'],
    ['-1', '1'],
    ['x', '1'],
  ] as const) {
    const field = pageField()
    type(field, typed)
    field.form?.requestSubmit()
    await waitFor(() => expect(pageField().value).toBe(page))
    expect(Number(router.state.location.search.page ?? 1)).toBe(Number(page))
  }
})

function pageField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('nav [inputmode=numeric]')
  if (!field) throw new Error('there are no pages')
  return field
}

test('a review opens on the rows that need attention', async () => {
  server.rows = [ready, doubtful, wished]
  await open(`?id=${importId}`)
  await waitFor(() => expect(rowNamed('Sol Ring')).toBeDefined())
  expect(document.querySelector('nav [aria-current]')?.textContent).toBe('Worth a look (1)')
  expect(rowNamed('Black Lotus')).toBeUndefined()
  expect(textOf(rowNamed('Sol Ring'))).toContain('Line 4: 1 Sol Ring')
  await press('This one is right: Sol Ring')
  await waitFor(() => expect(markOf('Sol Ring')).toBe('Ready'))
  await waitFor(() => expect(patches()).toEqual([[`${rowsAddress}/3`, { isRight: true }]]))
  const change = rowNamed('Sol Ring')?.querySelector('[aria-expanded]')
  expect([change?.textContent, document.activeElement]).toEqual(['Change', change])
})

test('fixed rows don’t cause others to be skipped on the next page', async () => {
  server.rows = Array.from({ length: 60 }, (_, n) => ({ ...unknown, number: n + 1 }))
  await open(`?id=${importId}&show=fix`)
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(50))
  document.querySelector<HTMLElement>('article [aria-pressed]')?.click()
  await shown('1 row of this page is done.')
  await press('Show the 59 left')
  await waitFor(() => expect(markOf('Lightning Bolt')).toBeUndefined())
  expect(server.requests.filter((address) => address.includes('/rows'))).toEqual([
    `${rowsAddress}?show=fix&page=1`,
    `${rowsAddress}?show=fix&page=1`,
  ])
})

test('a change that can’t be saved is reported and reverted; a retry saves it', async () => {
  server.rows = [doubtful]
  server.override = ({ method }) => (method === 'PATCH' ? HttpResponse.error() : undefined)
  await open(`?id=${importId}`)
  const copies = () => rowNamed('Sol Ring')?.querySelector<HTMLInputElement>('[inputmode]')?.value
  await waitFor(() => expect(copies()).toBe('4'))
  await press('One more: Sol Ring')
  await waitFor(() => expect(toastText()).toContain('The row was not changed'))
  expect(copies()).toBe('4')
  server.override = () => undefined
  document
    .querySelector<HTMLElement>('.mantine-Notification-root button:not([aria-label])')
    ?.click()
  await waitFor(() => expect(copies()).toBe('5'))
  expect(patches().at(-1)).toEqual([`${rowsAddress}/3`, { quantity: 5 }])
})

/** Records all marks that a row shows from now on, however briefly. */
function watchMarks(name: string) {
  const marks = new Set<unknown>()
  const observer = new MutationObserver(() => void marks.add(markOf(name)))
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return marks
}

test('a change is shown before the server responds', async () => {
  server.rows = [doubtful]
  let answer: () => void = () => {}
  const waiting = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  server.override = ({ method }) => (method === 'PATCH' ? waiting : undefined)
  await open(`?id=${importId}`)
  await press('Leave out Sol Ring')
  await waitFor(() => expect(markOf('Sol Ring')).toBe('Left out'))
  expect(server.rows[0]?.state).toBe('doubtful')
  const marks = watchMarks('Sol Ring')
  answer()
  await shown('Left out (1)')
  expect(marks).toEqual(new Set(['Left out']))
})

test('any printing can be found by the name of its card', async () => {
  server.rows = [unknown]
  server.found = [printingOf('bolt-a25', { setCode: 'a25', setName: 'Masters 25' })]
  await open(`?id=${importId}`)
  await press('Search for the card: Lightnig Blot')
  const option = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=option]')
    if (!found) throw new Error('Nothing is found yet')
    return found
  })
  expect(textOf(option)).toContain('A25 117 · Masters 25')
  option.click()
  await waitFor(() => expect(markOf('Lightning Bolt')).toBe('Ready'))
  expect(patches()).toEqual([[`${rowsAddress}/2`, { scryfallId: 'bolt-a25' }]])
})

test('rows left out for one reason can be included together; rows to fix can be left out together', async () => {
  server.rows = [wished, { ...wished, number: 5 }, unknown]
  const { box } = await open(`?id=${importId}&show=left_out`)
  await press('Include, 2 rows: It is on a wish list.')
  await shown('Nothing is left out')
  expect(patches()).toEqual([[rowsAddress, { takeIn: 'wishlist' }]])
  ;[...box.querySelectorAll('a')].find((link) => link.textContent === 'To fix (1)')?.click()
  await press('Leave out the row that still needs fixing')
  await shown('Nothing left to fix')
  expect(patches().at(-1)).toEqual([rowsAddress, { leaveOut: 'fix' }])
})

test('rows that are doubtful for one reason are confirmed with one press', async () => {
  const cut = { ...unknown, problem: 'too_many_copies', card: ready.card } as const
  server.rows = [doubtful, { ...doubtful, number: 5 }, cut]
  const { box } = await open(`?id=${importId}&show=doubtful`)
  await press('All are right, 2 rows: Several printings may be meant.')
  await shown('Nothing needs a second look')
  expect(patches()).toEqual([[rowsAddress, { confirm: 'several_printings' }]])
  ;[...box.querySelectorAll('a')].find((link) => link.textContent === 'To fix (1)')?.click()
  await press('Take 99 of each, 1 row: More than 99 copies.')
  await waitFor(() => expect(patches()).toHaveLength(2))
  expect(patches().at(-1)).toEqual([rowsAddress, { takeMost: 'too_many_copies' }])
})

test('an unknown word is asked for once, for all of its rows', async () => {
  const sentences = ['“7” is not a condition that we know.']
  const worn = { ...ready, state: 'fix', problem: 'unknown_condition', sentences } as const
  server.rows = [worn, { ...worn, number: 5 }]
  await open(`?id=${importId}&show=fix`)
  await shown('2 rows · What does “7” mean as the condition?')
  const choice = document.querySelector<HTMLSelectElement>('[aria-label="Condition of “7”"]')
  if (!choice) throw new Error('no question')
  choice.value = 'LP'
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  await press('Use for 2 rows with “7”')
  await shown('Nothing left to fix')
  expect(patches()).toEqual([
    [rowsAddress, { word: { about: 'condition', word: '7', means: 'LP' } }],
  ])
})
