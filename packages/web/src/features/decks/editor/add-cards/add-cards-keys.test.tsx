import { beforeEach, expect, test, vi } from 'vitest'
import { type } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { bolt, draw, helix, press, rowsOf, shows } from '../../../../test/decks/add-cards.tsx'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('manafolio-only-fitting-cards', 'false')
})

test('arrows choose, Enter adds to main and Shift+Enter to side, and the text is selected', async () => {
  server.found = { l: [bolt, helix] }
  const { box, field, added } = await draw()
  field.focus()
  type(field, 'l')
  await shows(box, 'Lightning Bolt', 'Lightning Helix')
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(chosen()).toBeNull()
  press(field, 'ArrowDown')
  await waitFor(() => expect(chosen()?.textContent).toContain('Lightning Bolt'))
  press(field, 'ArrowDown')
  await waitFor(() => expect(chosen()?.textContent).toContain('Lightning Helix'))
  expect(chosen()?.getAttribute('aria-selected')).toBe('true')
  press(field, 'Enter')
  press(field, 'Enter', { shiftKey: true })
  press(field, 'Enter', { repeat: true })
  press(field, 'ArrowDown')
  await waitFor(() => expect(chosen()).toBeNull())
  press(field, 'ArrowUp')
  await waitFor(() => expect(chosen()?.textContent).toContain('Lightning Helix'))
  press(field, 'ArrowUp')
  await waitFor(() => expect(chosen()?.textContent).toContain('Lightning Bolt'))
  press(field, 'Enter')
  expect(added).toEqual(['main lightning-helix', 'side lightning-helix', 'main lightning-bolt'])
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1])
  expect(document.activeElement).toBe(field)
})

test('Enter on an on-screen keyboard searches, and adds nothing', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ ...new MediaQueryStub(), matches: media === '(pointer: coarse)' }) as never,
  )
  server.found = { l: [bolt] }
  const { box, field, added } = await draw()
  type(field, 'l')
  await shows(box, 'Lightning Bolt')
  expect(press(field, 'Enter')).toBe(true)
  expect(added).toEqual([])
  vi.restoreAllMocks()
})

class MediaQueryStub {
  addEventListener = () => {}
  removeEventListener = () => {}
}

test('Escape clears the choice, then the text, and then closes the dialog', async () => {
  server.found = { l: [bolt] }
  const { box, field } = await draw()
  const stopsEscape = () => field.getAttribute('data-mantine-stop-propagation') === 'true'
  type(field, 'l')
  await shows(box, 'Lightning Bolt')
  press(field, 'ArrowDown')
  await waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(true))
  expect(stopsEscape()).toBe(true)
  expect(press(field, 'Escape')).toBe(false)
  await waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(false))
  expect([field.value, stopsEscape()]).toEqual(['l', true])
  expect(press(field, 'Escape')).toBe(false)
  await waitFor(() => expect([field.value, stopsEscape()]).toEqual(['', false]))
  expect(rowsOf(box)).toEqual([])
  expect(press(field, 'Escape')).toBe(true)
})
