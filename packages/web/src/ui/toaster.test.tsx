import { notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TestTheme } from '../test/test-theme.tsx'
import { waitFor } from '../test/wait-for.ts'
import { toast, toastFailure } from './toast.ts'
import { Toaster } from './toaster.tsx'

let unmount = () => {}
let visited: string[] = []

beforeEach(async () => {
  visited = []
  await import('@mantine/notifications') // loading it takes time that the fake clock does not cover
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const page = document.createElement('button')
  const box = document.createElement('div')
  document.body.replaceChildren(page, box)
  page.focus()
  const root = createRoot(box)
  unmount = () => root.unmount()
  root.render(
    <TestTheme>
      <Toaster onNavigate={(address) => visited.push(address)} />
    </TestTheme>,
  )
})

afterEach(() => {
  notifications.clean()
  unmount()
  vi.useRealTimers()
})

const toasts = () =>
  [...document.querySelectorAll('.mantine-Notifications-root [role=alert]')].map(
    ({ textContent }) => textContent,
  )
const action = () => document.querySelector<HTMLElement>('[aria-keyshortcuts]')
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Waits until these toasts are shown; the code of the toaster is loaded with the first one. */
const shown = (...texts: string[]) =>
  waitFor(async () => {
    await pass(10)
    expect(toasts()).toEqual(texts)
  })

test('the newest toast replaces the previous one', async () => {
  toast('Removed', 'Card removed from collection.', { label: 'Undo', onClick: () => {} })
  await shown('RemovedCard removed from collection.Undo')
  toastFailure('Update failed', 'Failed to update collection item.')
  await pass(500)
  await shown('Update failedFailed to update collection item.')
})

test('a toast closes after six seconds, one with an action after twenty', async () => {
  toast('Saved')
  await shown('Saved')
  await pass(6500)
  expect(toasts()).toEqual([])
  toast('Removed', undefined, { label: 'Undo', onClick: () => {} })
  await shown('RemovedUndo')
  await pass(19_000)
  expect(toasts()).toEqual(['RemovedUndo'])
  await pass(1500)
  expect(toasts()).toEqual([])
})

test('the action of a toast runs once, and the toast closes', async () => {
  let undone = 0
  toast('Removed', undefined, { label: 'Undo', onClick: () => (undone += 1) })
  await shown('RemovedUndo')
  action()?.click()
  await shown()
  expect(undone).toBe(1)
})

test('F8 moves the focus into the toast, which stays; afterwards the focus is where it was', async () => {
  toast('Removed', undefined, { label: 'Undo', onClick: () => {} })
  await shown('RemovedUndo')
  const before = document.activeElement
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }))
  expect(document.activeElement).toBe(action())
  await pass(60_000)
  expect(toasts()).toEqual(['RemovedUndo'])
  action()?.click()
  await shown()
  expect(document.activeElement).toBe(before)
})

test('Escape moves the focus from the toast back to where it was, and the toast stays', async () => {
  toast('Removed', undefined, { label: 'Undo', onClick: () => {} })
  await shown('RemovedUndo')
  const before = document.activeElement
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('F8')
  expect(document.activeElement).toBe(action())
  press('Escape')
  expect(document.activeElement).toBe(before)
  expect(toasts()).toEqual(['RemovedUndo'])
})

test('the region of the toasts says which keys lead to it and back', async () => {
  toast('Saved')
  await shown('Saved')
  const region = document
    .querySelector('.mantine-Notifications-root [role=alert]')
    ?.closest('section')
  expect(region?.getAttribute('aria-label')).toMatch(/F8 .* Escape/)
})

test('a toast about a change leads to its history without loading the app anew', async () => {
  toast('Removed', undefined, { label: 'Undo', onClick: () => {}, history: '/collection/history' })
  await shown('RemovedUndoHistory')
  document.querySelector<HTMLElement>('.mantine-Notifications-root a')?.click()
  await shown()
  expect(visited).toEqual(['/collection/history'])
})
