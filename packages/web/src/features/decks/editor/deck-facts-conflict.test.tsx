import { createRootRoute, createRoute } from '@tanstack/react-router'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { enter, fieldIn } from '../../../test/decks/deck-form.ts'
import { deckOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { DeckEditor } from './deck-editor.tsx'

const server = setUpDeckServer()

/** The details of a deck, opened from its editor. */
async function openDetails() {
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/deck-building' })
  const editor = createRoute({
    getParentRoute: () => list,
    path: '$deckId',
    component: DeckEditor,
  })
  const routes = root.addChildren([list.addChildren([editor])])
  await drawPage(routes, { user: karn, site: plainSite, at: '/deck-building/deck-1' })
  await waitFor(() => buttonIn(document, 'Edit details').click())
  const dialog = await waitFor(() => {
    const form = document.querySelector('form [name=description]')?.closest('[role=dialog]')
    if (!form) throw new Error('There are no details.')
    return form
  })
  return { dialog, save: () => buttonIn(dialog, 'Save').click() }
}

/** Another device changes the deck. */
function changeElsewhere(facts: Partial<ReturnType<typeof deckOf>>) {
  server.decks = server.decks.map((deck) => ({ ...deck, ...facts, version: deck.version + 1 }))
}

/** Waits for this many responses. */
const whenAnswered = (dialog: Element, count: number) =>
  waitFor(() => {
    expect(server.sent).toHaveLength(count)
    expect(isDisabled(buttonIn(dialog, 'Save'))).toBe(false)
  })

test('a name changed on another device survives saving a description', async () => {
  server.decks = [deckOf({ name: 'Alpha' })]
  const { dialog, save } = await openDetails()
  enter(dialog, 'description', 'Mine')
  changeElsewhere({ name: 'Beta' })
  save()
  await waitFor(() => expect(document.body.textContent).toContain('Deck changed elsewhere'))
  await waitFor(() => expect(fieldIn(dialog, 'name').value).toBe('Beta'))
  expect(fieldIn(dialog, 'description').value).toBe('Mine')
  await whenAnswered(dialog, 1)
  save()
  await waitFor(() => expect(server.decks[0]?.description).toBe('Mine'))
  expect(server.decks[0]?.name).toBe('Beta')
  expect(server.sent.map(({ body }) => Object.keys(body).sort())).toEqual([
    ...[
      ['description', 'version'],
      ['description', 'version'],
    ],
  ])
})

test('refused values stay in their fields', async () => {
  server.decks = [deckOf({ name: 'Alpha' })]
  const { dialog, save } = await openDetails()
  enter(dialog, 'name', 'Gamma')
  server.override = ({ method }) => (method === 'GET' ? undefined : refusal(400, 'bad_input'))
  save()
  await waitFor(() => expect(document.body.textContent).toContain('Failed to update deck'))
  await whenAnswered(dialog, 1)
  expect(fieldIn(dialog, 'name').value).toBe('Gamma')
  server.override = ({ method }) => (method === 'GET' ? undefined : HttpResponse.error())
  save()
  await whenAnswered(dialog, 2)
  expect(fieldIn(dialog, 'name').value).toBe('Gamma')
  server.override = () => undefined
  save()
  await waitFor(() => expect(server.decks[0]?.name).toBe('Gamma'))
})
