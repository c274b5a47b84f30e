import { createRootRoute, createRoute } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { deckOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { DeckEditor } from './deck-editor.tsx'

const server = setUpDeckServer()
const { matchMedia } = window

afterEach(() => vi.restoreAllMocks())

/** Max-width queries match, as on a phone. */
function beOnPhone() {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia.call(window, query), 'matches', {
      value: query.includes('max-width'),
    }),
  )
}

async function drawEmpty() {
  server.decks = [deckOf({ cards: [] })]
  const root = createRootRoute()
  const path = '/deck-building/$deckId'
  const editor = createRoute({ getParentRoute: () => root, path, component: DeckEditor })
  const routes = root.addChildren([editor])
  await drawPage(routes, { user: karn, site: plainSite, at: '/deck-building/deck-1' })
  return waitFor(() => {
    const open = document.querySelector('[role=dialog]')
    if (!open?.querySelector('[role=tab]')) throw new Error('The deck is not there yet.')
    return open
  })
}

test('on a phone an empty deck links to adding cards', async () => {
  beOnPhone()
  const open = await drawEmpty()
  const [cards, add] = open.querySelectorAll<HTMLElement>('[role=tab]')
  cards?.click()
  await waitFor(() => expect(cards?.getAttribute('aria-selected')).toBe('true'))
  buttonIn(open, 'Add cards').click()
  await waitFor(() => expect(add?.getAttribute('aria-selected')).toBe('true'))
  expect(document.activeElement).toBe(add)
})
