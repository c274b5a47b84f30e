// @vitest-environment happy-dom
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { buttonIn } from '../../test/controls.ts'
import { toastButton, toastShown } from '../../test/toasts.ts'
import { waitFor } from '../../test/wait-for.ts'
import { draw, namesIn, quantityOf, tileOf } from './test-page.tsx'

const server = setUpCollectionServer()

/** Holds back the answers to changes until they are let go. */
function holdChanges(answer: () => Response | undefined = () => undefined) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  server.override = async () => {
    await held
    return answer()
  }
  return () => letGo()
}

test('a new quantity shows at once, with its buttons disabled until it is acknowledged', async () => {
  server.entries = [entryOf('opt', 2), entryOf('duress', 1)]
  const { box } = await draw()
  const letGo = holdChanges()
  const opt = tileOf(box, 'Opt')
  buttonIn(opt, 'One more Opt, Zendikar 1').click()
  await waitFor(() => expect(quantityOf(opt)).toBe('3'))
  expect(buttonIn(opt, 'One more Opt, Zendikar 1').disabled).toBe(true)
  expect(buttonIn(opt, 'One less Opt, Zendikar 1').disabled).toBe(true)
  expect(buttonIn(box, 'One more Duress, Zendikar 1').disabled).toBe(false)
  letGo()
  await waitFor(() => expect(buttonIn(opt, 'One less Opt, Zendikar 1').disabled).toBe(false))
  expect(quantityOf(opt)).toBe('3')
  expect(server.sent).toMatchObject([
    { method: 'PATCH', path: '/api/collection/opt', body: { quantity: 3, from: 2 } },
  ])
  expect(server.sent[0]?.changeId).toMatch(/^[0-9a-f-]{36}$/)
})

test('after a burst of changes list and numbers are fetched once', async () => {
  server.entries = [entryOf('opt', 2), entryOf('duress', 1)]
  const { box } = await draw()
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  buttonIn(box, 'One more Duress, Zendikar 1').click()
  await waitFor(() => expect(box.querySelector('[role=tab]')?.textContent).toBe('Cards (5)'))
  expect(server.asked).toEqual(['list', 'list'])
})

test('a change that the server refuses is as if it had not been', async () => {
  server.entries = [entryOf('opt', 2), entryOf('duress', 1)]
  const { box } = await draw()
  server.override = () => HttpResponse.json({ message: 'No.', code: 'refused' }, { status: 400 })
  buttonIn(box, 'One more Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual(['Update failed', 'Failed to update collection item.'])
  expect(quantityOf(tileOf(box, 'Opt'))).toBe('2')
  buttonIn(tileOf(box, 'Opt'), 'More for Opt, Zendikar 1').click()
  await waitFor(() => buttonIn(box, 'Remove Opt, Zendikar 1').click())
  await waitFor(async () =>
    expect(await toastShown()).toEqual(['Remove failed', 'Failed to remove card from collection.']),
  )
  expect(namesIn(box)).toEqual(['Opt', 'Duress'])
})

test('an expired session is told as such', async () => {
  server.entries = [entryOf('opt', 2)]
  const { box } = await draw()
  const body = { message: 'Authentication required', code: 'authentication_required' }
  server.override = () => HttpResponse.json(body, { status: 401 })
  buttonIn(box, 'One less Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual(['Session expired', 'Please refresh the page to log back in.'])
})

test('what was removed is gone at once, and can be brought back by the name of its change', async () => {
  server.entries = [entryOf('opt', 1), entryOf('duress', 1)]
  const { box } = await draw()
  const letGo = holdChanges()
  buttonIn(box, 'Remove the last Opt, Zendikar 1').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress']))
  letGo()
  expect(await toastShown()).toEqual([
    'Removed',
    expect.stringContaining('Card removed from collection.'),
  ])
  server.override = () => undefined
  toastButton('Undo').click()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[1]?.path).toBe(`/api/collection/changes/${server.sent[0]?.changeId}/undo`)
})

test('lowering can be undone, raising says nothing', async () => {
  server.entries = [entryOf('opt', 3)]
  const { box } = await draw()
  buttonIn(box, 'One less Opt, Zendikar 1').click()
  expect(await toastShown()).toEqual(['Quantity lowered', 'Opt: 2 copies left.Undo'])
})

test.each([
  ['network', () => HttpResponse.error()],
  ['a working server', () => new HttpResponse(null, { status: 502 })],
  ['patience', () => HttpResponse.json({ message: 'Later.', code: 'slow' }, { status: 429 })],
])('without %s the same request can be sent again by hand, with the same key', async (_, fail) => {
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

test('who removes a card by keyboard is at the next one then, and after the last at the tabs', async () => {
  server.entries = [entryOf('opt', 1), entryOf('duress', 1)]
  const { box } = await draw()
  const last = buttonIn(box, 'Remove the last Opt, Zendikar 1')
  last.focus()
  last.click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Duress']))
  const next = buttonIn(box, 'Remove the last Duress, Zendikar 1')
  expect(document.activeElement).toBe(next)
  next.click()
  await waitFor(() => expect(box.textContent).toContain('No cards yet'))
  expect(document.activeElement?.textContent).toMatch(/^Cards/)
})
