import {
  type CollectionChange,
  listCollectionChanges,
  previewRestoration,
  type Restoration,
  refusals,
  restoreCollection,
  undoCollectionChange,
} from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeOf, copies, entryOf } from '../../../test/collection/history-changes.ts'
import { buttonOf, press, textOf, toastText } from '../../../test/collection/history-page.ts'
import { refusal, setUpServer } from '../../../test/collection/history-server.tsx'
import { waitFor } from '../../../test/wait-for.ts'
import { HistoryPage } from './history-page.tsx'

vi.hoisted(() => vi.stubEnv('TZ', 'America/New_York'))

const { requests, answer, setOutput, draw } = setUpServer()

// Saturday, 7 AM in New York.
beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00.000Z'))
afterEach(() => void vi.useRealTimers())

const today = changeOf({
  id: 'today',
  kind: 'add',
  happenedAt: '2026-11-21T11:30:00.000Z',
  entries: [entryOf({ before: [], after: [copies(2)] })],
})
const lateOnFriday = changeOf({ id: 'friday', happenedAt: '2026-11-21T04:30:00.000Z' })
const onMonday = changeOf({
  id: 'monday',
  kind: 'remove',
  happenedAt: '2026-11-16T17:00:00.000Z',
  undoneAt: '2026-11-17T14:05:00.000Z',
  entries: [entryOf({ after: [] })],
})

function list(
  changes: CollectionChange[],
  { total = changes.length, beginsAt = null }: { total?: number; beginsAt?: string | null } = {},
) {
  setOutput(listCollectionChanges, { changes, total, hasMore: total > changes.length, beginsAt })
}

async function open(at = '/collection/history') {
  const { box, router } = await draw(at, <HistoryPage />)
  await waitFor(() => expect(box.querySelector('h1')).not.toBeNull())
  await waitFor(() => expect(box.textContent).not.toContain('Loading the history...'))
  return { box, router }
}

const daysIn = (box: Element) =>
  [...box.querySelectorAll('section')].map((day) => [
    day.querySelector('h2')?.textContent,
    ...[...day.querySelectorAll('article')].map((row) => textOf(row.querySelector('h3'))),
  ])
const restoreFriday = 'Restore the end of this day, Friday, November 20, 2026'
const dialog = () => document.querySelector('[role=dialog]')
const sent = (method: string) => requests.filter((one) => one.method === method)

test('changes are grouped by the visitor’s days, newest first', async () => {
  list([today, lateOnFriday, onMonday])
  const { box } = await open()
  expect(box.querySelector('h1')?.textContent).toBe('Collection history')
  expect(daysIn(box)).toEqual([
    ['Today, November 21, 2026', 'Added 2 × Goblin Guide (ZEN 126)'],
    ['Yesterday, November 20, 2026', 'Goblin Guide (ZEN 126): 3 → 1'],
    ['Monday, November 16, 2026', 'Removed 3 × Goblin Guide (ZEN 126)'],
  ])
  expect(box.querySelector('article')?.textContent).toMatch(/6:30\sAM/)
  expect(buttonOf('Your Collection')?.getAttribute('href')).toBe('/collection')
})

test('an undone change says when, and neither it nor a merge by Scryfall can be undone', async () => {
  list([changeOf({ ...today, id: 'merge', kind: 'merge' }), lateOnFriday, onMonday])
  const { box } = await open()
  expect(box.querySelectorAll('article')[2]?.textContent).toMatch(
    /Undone on Nov 17, 2026, 9:05\sAM$/,
  )
  expect(buttonOf('Undo: Goblin Guide (ZEN 126): 3 → 1')).toBeDefined()
  expect(buttonOf('Undo: Removed 3 × Goblin Guide (ZEN 126)')).toBeUndefined()
  expect(buttonOf('Undo: Scryfall merged two records of Goblin Guide (ZEN 126)')).toBeUndefined()
})

test.each([
  [{ printings: 1, isPartial: false }, 'UndoneThe card is as it was before.'],
  [{ printings: 1200, isPartial: false }, 'Undone1,200 cards are as they were before.'],
  [
    { printings: 1, isPartial: true },
    'Partly undoneSome changes could not be undone: those copies have changed since, or there is no room for them.',
  ],
])('undoing shows what came back: %o', async (undone, text) => {
  list([lateOnFriday])
  setOutput(undoCollectionChange, { changeId: 'undo', ...undone })
  await open()
  list([changeOf({ ...lateOnFriday, undoneAt: '2026-11-21T12:00:00.000Z' })])
  await press('Undo: Goblin Guide (ZEN 126): 3 → 1')
  await waitFor(() => expect(toastText()).toBe(text))
  expect(sent('POST').map(({ address }) => address)).toContain(
    '/api/collection/changes/friday/undo',
  )
  await waitFor(() => expect(document.querySelector('article')?.textContent).toMatch(/Undone on/))
})

test('undos are named by the changes on the page that they undid', async () => {
  const undo = (id: string, undoes: string, changed: Partial<CollectionChange> = {}) =>
    changeOf({ id, kind: 'undo', undoes, undoneKind: 'undo', ...changed })
  const undone = { undoneAt: '2026-11-20T15:04:00.000Z' }
  list([
    undo('third', 'second'),
    undo('second', 'first', undone),
    undo('first', 'friday', { undoneKind: 'set' }),
    { ...lateOnFriday, ...undone },
  ])
  const { box } = await open()
  expect(daysIn(box).flat().slice(1)).toEqual([
    'Undid “Goblin Guide (ZEN 126): 3 → 1”',
    'Redid “Goblin Guide (ZEN 126): 3 → 1”',
    'Undid “Goblin Guide (ZEN 126): 3 → 1”',
    'Goblin Guide (ZEN 126): 3 → 1',
  ])
  const undoButtons = [...box.querySelectorAll('article')].map(
    (row) => row.querySelector('button')?.textContent,
  )
  expect(undoButtons).toEqual(['Undo', undefined, 'Undo', undefined])
})

test('a refused undo says why; one without an answer is retried with the same key', async () => {
  list([lateOnFriday])
  answer(undoCollectionChange, () => refusal(404, refusals.change_not_found[1]))
  await open()
  await press('Undo: Goblin Guide (ZEN 126): 3 → 1')
  await waitFor(() => expect(toastText()).toBe(`Undo failed${refusals.change_not_found[1]}`))

  answer(undoCollectionChange, () => HttpResponse.error())
  await press('Undo: Goblin Guide (ZEN 126): 3 → 1')
  await press('Try again')
  setOutput(undoCollectionChange, { changeId: 'undo', printings: 1, isPartial: false })
  await press('Try again')
  await waitFor(() => expect(toastText()).toBe('UndoneThe card is as it was before.'))
  const keys = sent('POST').flatMap(({ address, key }) => (address.endsWith('/undo') ? [key] : []))
  expect(keys).toHaveLength(4)
  expect(new Set(keys.slice(1)).size).toBe(1)
  expect(keys[0]).not.toBe(keys[1])
})

test('the history of one card names it, and links to all changes', async () => {
  list([lateOnFriday], { total: 2 })
  const { box, router } = await open('/collection/history?card=goblin-guide')
  expect(requests.map(({ address }) => address)).toContain(
    '/api/collection/changes?page=1&scryfallId=goblin-guide',
  )
  await waitFor(() => expect(box.textContent).toContain('Only changes to Goblin Guide (ZEN 126)'))
  expect(box.textContent).not.toContain('Go back to a day')
  expect(buttonOf(restoreFriday)).toBeUndefined()
  await press('Show all changes')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await waitFor(() => expect(box.textContent).toContain('Go back to a day'))
  await waitFor(() => expect(buttonOf(restoreFriday)).toBeDefined())
})

test('many changes have pages, with addresses of their own', async () => {
  list([lateOnFriday], { total: 60 })
  const { box } = await open('/collection/history?page=2&card=goblin-guide')
  expect(requests.map(({ address }) => address)).toContain(
    '/api/collection/changes?page=2&scryfallId=goblin-guide',
  )
  expect(box.querySelector('nav')?.textContent).toBe('NewerPage 2 of 3Older')
  expect(buttonOf('Older')?.getAttribute('href')).toBe(
    '/collection/history?page=3&card=goblin-guide',
  )
  expect(buttonOf('Newer')?.getAttribute('href')).toBe('/collection/history?card=goblin-guide')
})

test('a single change can be undone, and there is no other day to go back to', async () => {
  list([lateOnFriday])
  const { box } = await open()
  expect(daysIn(box)).toHaveLength(1)
  const buttons = [...box.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )
  expect(buttons.filter((name) => /^Undo/.test(name))).toHaveLength(1)
  expect(buttons.filter((name) => /^(Restore|Preview)/.test(name))).toEqual([])
})

test('without changes the page says so; past the last page it links back', async () => {
  list([])
  const { box } = await open()
  expect(box.textContent).toContain('Nothing has changed yet')
  expect(box.textContent).not.toContain('Go back to a day')
  list([], { total: 3 })
  const beyond = await open('/collection/history?page=9')
  expect(beyond.box.textContent).toContain('No changes this far back')
  expect(beyond.box.textContent).not.toContain('Nothing has changed yet')
})

test('a shortened history says so at its end, and offers only days that it reaches', async () => {
  list([lateOnFriday], { beginsAt: '2026-11-18T12:00:00.000Z', total: 26 })
  const { box } = await open()
  expect(box.textContent).not.toContain('no longer available')
  const day = box.querySelector<HTMLInputElement>('input[type=date]')
  expect(day?.min).toBe('2026-11-18')
  const end = await open('/collection/history?page=2')
  expect(end.box.textContent).toContain('Older changes are no longer available.')
})

test('a history that can’t be loaded says why, and is requested again on demand', async () => {
  answer(listCollectionChanges, () => refusal(500, refusals.internal[1]))
  const { box } = await open()
  expect(box.querySelector('[role=alert]')?.textContent).toBe(
    `The history could not be loaded${refusals.internal[1]}Try again`,
  )
  list([lateOnFriday])
  await press('Try again')
  await waitFor(() => expect(daysIn(box)).toHaveLength(1))
})

const restoration: Restoration = {
  at: '',
  printings: 30,
  entries: [entryOf({ before: [copies(1)], after: [copies(3)] })],
  copiesBefore: 40,
  copiesAfter: 1200,
}

test.each([
  ['Restore before today', 'Friday, November 20, 2026', 20],
  ['Restore the end of this day, Monday, November 16, 2026', 'Monday, November 16, 2026', 16],
  ['Preview', 'Friday, November 20, 2026', 20],
])(
  '“%s” shows what would change, then restores it, and can be undone',
  async (button, text, day) => {
    list([today, onMonday])
    setOutput(previewRestoration, restoration)
    setOutput(restoreCollection, restoration)
    await open()
    await press(button)
    await waitFor(() => expect(dialog()?.textContent).toContain(`Go back to ${text}?`))
    await waitFor(() =>
      expect(textOf(dialog())).toContain(
        'Printings that change30Copies of them40 → 1,200Goblin Guide (ZEN 126): 1 → 3and 29 more',
      ),
    )
    const at = `2026-11-${day + 1}T04:59:59.999Z`
    expect(sent('GET').map(({ address }) => address)).toContain(
      `/api/collection/restoration?at=${encodeURIComponent(at)}`,
    )
    await press('Restore')
    await waitFor(() =>
      expect(toastText()).toBe(
        `RestoredYour collection is as it was at the end of November ${day}, 2026.Undo`,
      ),
    )
    const restored = sent('POST').find(({ address }) => address === '/api/collection/restoration')
    expect(restored?.body).toEqual({ at })
    setOutput(undoCollectionChange, { changeId: 'undo', printings: 30, isPartial: false })
    await press('Undo')
    await waitFor(() =>
      expect(sent('POST').map(({ address }) => address)).toContain(
        `/api/collection/changes/${restored?.key}/undo`,
      ),
    )
  },
)

test('the preview names changes that keep the number of copies', async () => {
  list([today], { total: 2 })
  const foils = [copies(3, { finish: 'foil' })]
  const alike = entryOf({ before: [copies(3)], after: [copies(3)] })
  const entries = [alike, entryOf({ before: [copies(3)], after: foils })]
  setOutput(previewRestoration, { ...restoration, printings: 2, entries })
  await open()
  await press('Preview')
  const lines = () => [...(dialog()?.querySelectorAll('li') ?? [])].map(textOf)
  await waitFor(() =>
    expect(lines()).toEqual([
      'Goblin Guide (ZEN 126): added on a different day',
      'Goblin Guide (ZEN 126): different finish, condition, or language',
    ]),
  )
})

test('a day without differences has nothing to restore', async () => {
  list([today], { total: 2 })
  setOutput(previewRestoration, { ...restoration, printings: 0, entries: [] })
  await open()
  buttonOf('Preview')?.focus()
  await press('Preview')
  await waitFor(() =>
    expect(dialog()?.textContent).toContain(
      'Nothing to restore: your collection is the same now as it was then.',
    ),
  )
  expect(buttonOf('Restore')).toBeUndefined()
  await press('Close')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(document.activeElement).toBe(buttonOf('Preview'))
})

test('a failed preview can be requested again, and not restored before', async () => {
  list([today], { total: 2 })
  answer(previewRestoration, () => HttpResponse.error())
  await open()
  await press('Preview')
  await waitFor(() =>
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(
      'The server is not responding. Check your connection and try again.',
    ),
  )
  expect(buttonOf('Restore')).toBeUndefined()
  setOutput(previewRestoration, restoration)
  // The page above offers a retry too, because the connection is broken.
  dialog()?.querySelector<HTMLElement>('button:not([aria-label]) + button')?.click()
  await waitFor(() => expect(dialog()?.textContent).toContain('Printings that change30'))
})
