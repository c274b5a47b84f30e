import { expect, test } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { drawDecksAndEditor, editorGone } from '../../../test/decks/editor-page.tsx'
import { deckOf } from '../../../test/decks.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpDeckServer()

const pressEscape = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )

test.each([
  ['its button', () => buttonIn(document, 'Close').click()],
  ['Escape', pressEscape],
])('a deck that was opened from the list is left backwards by %s', async (_, leave) => {
  server.decks = [deckOf()]
  const { edit, place, router } = await drawDecksAndEditor()
  await edit()
  expect(place()).toBe(1)
  leave()
  await editorGone()
  expect(router.state.location.pathname).toBe('/deck-building')
  expect(place()).toBe(0)
})

test('pressing twice goes back once', async () => {
  server.decks = [deckOf()]
  const { edit, place, router } = await drawDecksAndEditor('/deck-building?tab=formats')
  await router.navigate({ to: '/deck-building' })
  await edit()
  pressEscape()
  pressEscape()
  await editorGone()
  expect(place()).toBe(1)
  expect(router.state.location.href).toBe('/deck-building')
})

test('a deck that was opened by its URL is replaced by the list', async () => {
  server.decks = [deckOf()]
  const { editor, close, place, router } = await drawDecksAndEditor('/deck-building/deck-1')
  await editor()
  await close()
  expect(router.state.location.pathname).toBe('/deck-building')
  expect(place()).toBe(0)
  expect(router.history.length).toBe(1)
})

test('a deleted deck leads back as well', async () => {
  server.decks = [deckOf()]
  const { box, place } = await drawDecksAndEditor()
  await waitFor(() => expect(box.querySelector('[data-edits]')).not.toBeNull())
  server.decks = []
  box.querySelector<HTMLElement>('[data-edits]')?.click()
  await waitFor(() => buttonIn(document, 'Back to your decks'))
  buttonIn(document, 'Back to your decks').click()
  await editorGone()
  expect(place()).toBe(0)
})
