import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../../lib/current-user.ts'
import { tryNow } from '../../lib/offline/until-reachable.ts'
import { waitingChanges } from '../../lib/offline/waiting-changes.ts'
import { tryAgainNow } from '../../lib/outage.ts'
import { draw, namesIn, quantityOf, tileOf } from '../../test/collection/collection-page.tsx'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { buttonIn, isDisabled } from '../../test/controls.ts'
import { karn } from '../../test/people.ts'
import { refusal } from '../../test/refusal.ts'
import { toastButton, toastShown } from '../../test/toasts.ts'
import { waitFor } from '../../test/wait-for.ts'
import { listRestMs } from './refresh-after-burst.ts'

const server = setUpCollectionServer()

afterEach(() => void vi.useRealTimers())

/** Holds back the responses to changes until they are released. */
function holdChanges(answer: () => Response | undefined = () => undefined) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.override = async () => {
    await held
    return answer()
  }
  return () => release()
}

/** The first tab: “Cards (5)”. */
const totalIn = (box: Element) => box.querySelector('[role=tab]')?.textContent

const bodies = () => server.sent.map(({ path, body }) => [path, body])

test('a new quantity shows at once; presses during a request are combined into one change', async () => {
  server.entries = [entryOf('opt', 2), entryOf('duress', 1)]
  const { box } = await draw()
  const release = holdChanges()
  const opt = tileOf(box, 'Opt')
  const press = (name: string) => buttonIn(box, name).click()
  press('One more Opt, Zendikar 1')
  await waitFor(() => expect(quantityOf(opt)).toBe('3'))
  for (const quantity of ['4', '5']) {
    press('One more Opt, Zendikar 1')
    await waitFor(() => expect(quantityOf(opt)).toBe(quantity))
  }
  press('One more Duress, Zendikar 1')
  release()
  await waitFor(() => expect(server.sent).toHaveLength(3))
  expect(bodies()).toEqual([
    ['/api/collection/opt', { quantity: 3, from: 2 }],
    ['/api/collection/duress', { quantity: 2, from: 1 }],
    ['/api/collection/opt', { quantity: 5, from: 3 }],
  ])
  expect(new Set(server.sent.map(({ changeId }) => changeId)).size).toBe(3)
  expect(quantityOf(opt)).toBe('5')
})

test('pending changes survive switching tabs', async () => {
  server.entries = [entryOf('opt', 5)]
  const { box } = await draw()
  const release = holdChanges()
  for (const quantity of ['4', '3']) {
    buttonIn(box, 'One less Opt, Zendikar 1').click()
    await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe(quantity))
  }
  const [cards, statistics] = box.querySelectorAll<HTMLElement>('[role=tab]')
  statistics?.click()
  await waitFor(() => expect(box.querySelector('article')).toBeNull())
  cards?.click()
  await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe('3'))
  buttonIn(box, 'One less Opt, Zendikar 1').click()
  release()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(bodies().map(([, body]) => body)).toEqual([
    { quantity: 4, from: 5 },
    { quantity: 2, from: 4 },
  ])
})

test('pending presses are not sent after another user signed in', async () => {
  server.entries = [entryOf('opt', 5)]
  const { box, queryClient } = await draw()
  const release = holdChanges()
  for (const quantity of ['4', '3']) {
    buttonIn(box, 'One less Opt, Zendikar 1').click()
    await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe(quantity))
  }
  queryClient.setQueryData(currentUserQuery.queryKey, () => ({ ...karn, id: 'jace' }))
  release()
  await waitFor(() => expect(box.querySelector('fieldset[aria-busy=false]')).not.toBeNull())
  expect(bodies()).toEqual([['/api/collection/opt', { quantity: 4, from: 5 }]])
})

test('presses that cancel out while a change is sent need no request', async () => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  const release = holdChanges()
  const opt = tileOf(box, 'Opt')
  for (const [name, quantity] of [
    ['One more', '3'],
    ['One more', '4'],
    ['One less', '3'],
  ]) {
    buttonIn(opt, `${name} Opt, Zendikar 1`).click()
    await waitFor(() => expect(quantityOf(opt)).toBe(quantity))
  }
  release()
  await waitFor(() => expect(opt.querySelector('fieldset[aria-busy=false]')).not.toBeNull())
  expect(bodies()).toEqual([['/api/collection/opt', { quantity: 3, from: 2 }]])
  expect(quantityOf(opt)).toBe('3')
})

test('after a network failure, a retry sends the change and the presses made since', async () => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  const release = holdChanges(() => HttpResponse.error())
  const opt = tileOf(box, 'Opt')
  for (const quantity of ['3', '4']) {
    buttonIn(opt, 'One more Opt, Zendikar 1').click()
    await waitFor(() => expect(quantityOf(opt)).toBe(quantity))
  }
  release()
  expect(await toastShown()).toEqual([
    'Update failed',
    'Failed to update collection item.Try again',
  ])
  expect(quantityOf(opt)).toBe('2')
  server.override = () => undefined
  toastButton('Try again').click()
  await waitFor(() => expect(server.sent).toHaveLength(3))
  expect(bodies().map(([, body]) => body)).toEqual([
    { quantity: 3, from: 2 },
    { quantity: 3, from: 2 },
    { quantity: 4, from: 3 },
  ])
  expect(server.sent[1]?.changeId).toBe(server.sent[0]?.changeId)
  await waitFor(() => expect(quantityOf(opt)).toBe('4'))
})

test('a burst of changes refetches the statistics, and the list after a longer rest', async () => {
  server.entries = [entryOf('opt', 2), entryOf('duress', 1)]
  const { box } = await draw()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  buttonIn(box, 'One more Duress, Zendikar 1').click()
  await waitFor(() => expect(totalIn(box)).toBe('Cards (5)'))
  server.entries = [entryOf('shock', 4), ...server.entries] // on another device
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  await waitFor(() => expect(totalIn(box)).toBe('Cards (10)'))
  expect(server.requests).toEqual(['list'])
  expect(namesIn(box)).toEqual(['Opt', 'Duress'])
  vi.advanceTimersByTime(listRestMs)
  await waitFor(() => expect(namesIn(box)).toEqual(['Shock', 'Opt', 'Duress']))
  expect(server.requests).toEqual(['list', 'list'])
})

test('a change that the server refuses is reverted', async () => {
  server.entries = [entryOf('opt', 2), entryOf('duress', 1)]
  const { box } = await draw()
  server.override = () => HttpResponse.json({ message: 'No.', code: 'refused' }, { status: 400 })
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual(['Update failed', 'Failed to update collection item.'])
  expect(quantityOf(tileOf(box, 'Opt'))).toBe('2')
  buttonIn(tileOf(box, 'Opt'), 'More for Opt, Zendikar 1').click()
  await waitFor(() => buttonIn(document, 'Remove').click())
  await waitFor(async () =>
    expect(await toastShown()).toEqual(['Remove failed', 'Failed to remove card from collection.']),
  )
  expect(namesIn(box)).toEqual(['Opt', 'Duress'])
})

test('an expired session is reported as such', async () => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  const body = { message: 'Authentication required', code: 'authentication_required' }
  server.override = () => HttpResponse.json(body, { status: 401 })
  buttonIn(box, 'One less Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual(['Session expired', 'Please refresh the page to log back in.'])
})

test('a removed card has no copies at once, and can be restored by the id of its change', async () => {
  server.entries = [entryOf('opt', 1), entryOf('duress', 1)]
  const { box } = await draw()
  const release = holdChanges()
  buttonIn(box, 'Remove the last Opt, Zendikar 1').click()
  await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe('0'))
  expect(isDisabled(buttonIn(box, 'Undo removing Opt, Zendikar 1'))).toBe(true)
  release()
  expect(await toastShown()).toEqual([
    'Removed',
    expect.stringContaining('Card removed from collection.'),
  ])
  server.override = () => undefined
  toastButton('Undo').click()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[1]?.path).toBe(`/api/collection/changes/${server.sent[0]?.changeId}/undo`)
})

test('lowering the quantity can be undone, raising it shows no toast', async () => {
  server.entries = [entryOf('opt', 3)]
  const { box } = await draw()
  buttonIn(box, 'One less Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual(['Quantity lowered', 'Opt: 2 copies left.UndoHistory'])
})

test.each([
  ['network', () => HttpResponse.error()],
  ['a working server', () => new HttpResponse(null, { status: 502 })],
  ['patience', () => HttpResponse.json({ message: 'Later.', code: 'slow' }, { status: 429 })],
])('a request without %s can be retried with the same key', async (_, fail) => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  server.override = fail
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual([
    'Update failed',
    'Failed to update collection item.Try again',
  ])
  expect(quantityOf(tileOf(box, 'Opt'))).toBe('2')
  server.override = () => undefined
  toastButton('Try again').click()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe('3'))
  expect(server.sent[1]).toEqual(server.sent[0])
})

test('without a network a change waits; refused then, it is listed with the reason', async () => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  const browser = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.override = () => HttpResponse.error()
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  const waiting = () => waitingChanges.all().map(({ text, refusal }) => [text, refusal])
  await waitFor(() => expect(waiting()).toEqual([['Opt: 3 copies', undefined]]))
  expect(quantityOf(tileOf(box, 'Opt'))).toBe('3')
  expect(document.querySelector('.mantine-Notification-root')).toBeNull()
  browser.mockRestore()
  server.override = () => refusal(409, 'collection_full')
  tryNow()
  await waitFor(() => expect(waiting()).toEqual([['Opt: 3 copies', 'collection_full']]))
  await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe('2'))
  for (const change of waitingChanges.all()) waitingChanges.remove(change)
  expect(JSON.stringify({ ...localStorage })).not.toContain('Opt')
})

test('while the database is away a change waits, and is sent again with the same key', async () => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  server.override = () => refusal(503, 'database_unavailable')
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  const leaving = new Event('beforeunload', { cancelable: true })
  await waitFor(() => expect(window.dispatchEvent(leaving)).toBe(false))
  expect(tileOf(box, 'Opt').querySelector('fieldset[aria-busy=true]')).not.toBeNull()
  expect(document.querySelector('.mantine-Notification-root')).toBeNull()
  server.override = () => undefined
  tryAgainNow()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[1]).toEqual(server.sent[0])
  await waitFor(() => expect(server.entries[0]?.quantity).toBe(3))
  expect(quantityOf(tileOf(box, 'Opt'))).toBe('3')
})

test('a change without room on the server’s disk is reverted, with the reason', async () => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  server.override = () => refusal(507, 'storage_full', 'There is no room.')
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual([
    'Update failed',
    'Failed to update collection item. There is no room.',
  ])
  expect(quantityOf(tileOf(box, 'Opt'))).toBe('2')
  expect(server.sent).toHaveLength(1)
})

test('an emptied tile keeps its place until the focus has left it', async () => {
  server.entries = [entryOf('opt', 1), entryOf('duress', 1)]
  const { box } = await draw()
  const less = buttonIn(box, 'Remove the last Opt, Zendikar 1')
  less.focus()
  for (let press = 0; press < 3; press++) less.click()
  await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe('0'))
  expect(namesIn(box)).toEqual(['Opt', 'Duress'])
  expect(document.activeElement).toBe(less)
  await waitFor(() => expect(totalIn(box)).toBe('Cards (1)'))
  expect(namesIn(box)).toEqual(['Opt', 'Duress'])
  expect(server.entries).toMatchObject([{ scryfallId: 'duress', quantity: 1 }])
  buttonIn(box, 'One more Duress, Zendikar 1').focus()
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab' }))
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress']))
  expect(document.activeElement).toBe(buttonIn(box, 'One more Duress, Zendikar 1'))
})

test('an emptied tile restores its copies in place and keeps the focus', async () => {
  server.entries = [entryOf('opt', 1), entryOf('duress', 1)]
  const { box } = await draw()
  buttonIn(box, 'Remove the last Opt, Zendikar 1').focus()
  buttonIn(box, 'Remove the last Opt, Zendikar 1').click()
  const undo = await waitFor(() => buttonIn(box, 'Undo removing Opt, Zendikar 1'))
  await waitFor(() => expect(isDisabled(undo)).toBe(false))
  server.entries = [entryOf('opt', 1), entryOf('duress', 1)]
  undo.focus()
  undo.click()
  await waitFor(() => expect(quantityOf(tileOf(box, 'Opt'))).toBe('1'))
  expect(namesIn(box)).toEqual(['Opt', 'Duress'])
  expect(tileOf(box, 'Opt').contains(document.activeElement)).toBe(true)
})

test('after pointer and focus have left the last emptied tile, the page shows the empty state', async () => {
  server.entries = [entryOf('opt', 1)]
  const { box } = await draw()
  const less = buttonIn(box, 'Remove the last Opt, Zendikar 1')
  less.focus()
  less.click()
  await waitFor(() => expect(totalIn(box)).toBe('Cards (0)'))
  expect(box.textContent).not.toContain('No cards yet')
  less.blur()
  document.dispatchEvent(new MouseEvent('click'))
  await waitFor(() => expect(box.textContent).toContain('No cards yet'))
})
