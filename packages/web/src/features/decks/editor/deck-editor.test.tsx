import { createRootRoute, createRoute, Link, Outlet } from '@tanstack/react-router'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { DeckEditor } from './deck-editor.tsx'

const server = setUpDeckServer()
const opt = cardNamed('Opt', { manaCost: '{U}', typeLine: 'Instant' })
const island = cardNamed('Island', {
  manaCost: '',
  typeLine: 'Basic Land — Island',
  tcgplayerId: null,
  prices: { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
})

/** The editor over a list with one link, opened by its URL. */
async function draw(address = '/deck-building/deck-1') {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/deck-building',
    validateSearch: ({ tab }) => (tab ? { tab } : {}),
    component: () => (
      <main id="main" tabIndex={-1}>
        <Link to={'/deck-building/deck-1' as string} data-edits="deck-1">
          Edit
        </Link>
        <Outlet />
      </main>
    ),
  })
  const editor = createRoute({
    getParentRoute: () => list,
    path: '$deckId',
    component: DeckEditor,
  })
  const routes = root.addChildren([list.addChildren([editor])])
  const page = await drawPage(routes, { user: karn, site: plainSite, at: address })
  return { ...page, dialog: () => document.querySelector('[role=dialog]') }
}

async function drawOpen(...rows: ReturnType<typeof rowOf>[]) {
  server.decks = [deckOf({ cards: rows })]
  const page = await draw()
  const dialog = await waitFor(() => {
    const found = page.dialog()
    if (!found?.querySelector('h2')) throw new Error('The deck is not there yet.')
    return found
  })
  return { ...page, open: dialog }
}

const press = (target: Element, key: string, keys: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }),
  )

test('the header shows the facts of the deck and, as one number, how complete it is', async () => {
  server.decks = [
    deckOf({
      name: 'Sky',
      format: 'commander',
      description: 'Birds.',
      commanderName: 'Derevi',
      cards: [rowOf(opt, 4), rowOf(island, 6), rowOf(opt, 2, 'side')],
      createdAt: '2026-08-15T12:00:00.000Z',
    }),
  ]
  const { dialog } = await draw()
  await waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Sky'))
  expect(dialog()?.getAttribute('aria-label')).toBe('Edit Deck')
  const head = dialog()?.firstElementChild?.textContent
  expect(head).toContain('Commander (EDH)')
  expect(head).toContain('Commander: Derevi')
  expect(head).toContain(`Created ${new Date('2026-08-15T12:00:00.000Z').toLocaleDateString()}`)
  expect(head).toContain('Cards10 / 100Value')
  expect(head).toContain('$9.00some cards have no price')
  expect(head).toContain('Birds.')
})

test('a deck without any price is worth N/A', async () => {
  const { open } = await drawOpen(rowOf(island, 6))
  expect(open.textContent).toContain('ValueN/A')
})

test('while loading, the editor shows it, and can be closed', async () => {
  let letGo = () => {}
  server.decks = [deckOf()]
  server.override = () =>
    new Promise((resolve) => {
      letGo = () => resolve(undefined)
    })
  const { dialog } = await draw()
  await waitFor(() => expect(dialog()?.textContent).toContain('Loading your deck...'))
  expect(buttonIn(document, 'Close')).toBeTruthy()
  letGo()
  await waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Burn'))
})

test('a missing deck is reported, with a link back', async () => {
  const { dialog, router } = await draw()
  await waitFor(() => expect(dialog()?.textContent).toContain('Deck not found'))
  buttonIn(document, 'Back to your decks').click()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(router.state.location.pathname).toBe('/deck-building')
})

test('a deck that was deleted elsewhere disappears with its pending changes', async () => {
  const { open } = await drawOpen(rowOf(opt, 2))
  server.decks = []
  more(open).click()
  await waitFor(() => expect(open.textContent).toContain('Deck not found'))
  expect(open.querySelector('h2')?.textContent).toBe('Deck not found')
  expect(await toastShown()).toEqual([
    'Failed to update card',
    'Could not change the number of copies.',
  ])
})

test('a deck that fails to load can be retried', async () => {
  server.decks = [deckOf()]
  server.override = () => refusal(500, 'internal', 'Something went wrong on our side.')
  const { dialog } = await draw()
  await waitFor(() => expect(dialog()?.textContent).toContain('This deck could not be loaded'))
  expect(dialog()?.textContent).toContain('Something went wrong on our side.')
  server.override = () => undefined
  buttonIn(document, 'Try again').click()
  await waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Burn'))
})

test('an expired session is reported', async () => {
  server.override = () => refusal(401, 'authentication_required', 'Authentication required')
  await draw()
  expect(await toastShown()).toEqual(['Session expired', 'Please refresh the page to log back in.'])
})

test.each([
  ['its button', () => buttonIn(document, 'Close').click()],
  ['Escape', () => press(document.body, 'Escape')],
])('%s leads back to the list as it was, at the deck', async (_, close) => {
  server.decks = [deckOf()]
  const { dialog, router, box } = await draw('/deck-building/deck-1?tab=formats')
  await waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Burn'))
  close()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(router.state.location.href).toBe('/deck-building?tab=formats')
  expect(document.activeElement).toBe(box.querySelector('[data-edits]'))
})

test('Escape that a popover handles does not close the deck', async () => {
  const { open, dialog } = await drawOpen()
  const taker = document.createElement('button')
  taker.addEventListener('keydown', (event) => event.preventDefault())
  const opener = document.createElement('button')
  opener.setAttribute('aria-haspopup', 'menu')
  opener.setAttribute('aria-expanded', 'true')
  open.append(taker, opener)
  press(taker, 'Escape')
  press(opener, 'Escape')
  const other = document.createElement('div')
  other.setAttribute('role', 'dialog')
  document.body.append(other)
  press(other, 'Escape')
  expect(dialog()).toBe(open)
  other.remove()
  opener.setAttribute('aria-expanded', 'false')
  press(opener, 'Escape')
  await waitFor(() => expect(dialog()).toBeNull())
})

test('the details dialog opens over the deck, and Escape closes only the dialog', async () => {
  const { open } = await drawOpen()
  buttonIn(open, 'Edit details').click()
  const dialogs = () => document.querySelectorAll('[role=dialog]')
  await waitFor(() => expect(dialogs()).toHaveLength(2))
  press(document.activeElement ?? document.body, 'Escape')
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  expect(dialogs()[0]).toBe(open)
})

/** The button for one copy more of the first row. */
const more = (open: ParentNode) => {
  const button = [...open.querySelectorAll('button')].find((one) =>
    /one more opt/i.test(one.getAttribute('aria-label') ?? ''),
  )
  if (!button) throw new Error('There is no button for one copy more.')
  return button
}

const tabsIn = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll('[role=tab]') ?? []),
]

test('each tab of an area names its panel, whether it is shown or not', async () => {
  const { open } = await drawOpen(rowOf(opt, 2))
  const tabs = tabsIn(open.querySelector('[role=tablist]'))
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Add', 'Analysis'])
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''))
  expect(panels.map((panel) => panel?.role)).toEqual(['tabpanel', 'tabpanel'])
  expect(panels.map((panel) => panel?.hidden)).toEqual([false, true])
})

test('the tab of the open tool names its panel', async () => {
  const { open } = await drawOpen(rowOf(opt, 2))
  const tabs = tabsIn(open.querySelector('[role=tablist][aria-label="About this deck"]'))
  const [shown, ...more] = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true')
  expect([shown?.textContent, more]).toEqual(['Numbers', []])
  const panel = document.getElementById(shown?.getAttribute('aria-controls') ?? '')
  expect(panel?.role).toBe('tabpanel')
  expect(panel?.getAttribute('aria-labelledby')).toBe(shown?.id)
})

test('Ctrl+Z undoes, except in a text field', async () => {
  const { open } = await drawOpen(rowOf(opt, 2))
  expect(isDisabled(buttonIn(open, 'Undo'))).toBe(true)
  more(open).click()
  await waitFor(() => buttonIn(open, 'Undo: changed Opt from 2 to 3'))
  await waitFor(() => expect(server.decks[0]?.cards[0]?.quantity).toBe(3))
  const field = open.querySelector('input')
  if (field) press(field, 'z', { ctrlKey: true })
  expect(buttonIn(open, 'Undo: changed Opt from 2 to 3')).toBeTruthy()
  press(document.body, 'z', { ctrlKey: true })
  await waitFor(() => expect(server.decks[0]?.cards[0]?.quantity).toBe(2))
  press(document.body, 'Z', { ctrlKey: true, shiftKey: true })
  await waitFor(() => expect(server.decks[0]?.cards[0]?.quantity).toBe(3))
})

test('changes that are pending when the deck is closed continue, and report failures', async () => {
  const { open, dialog } = await drawOpen(rowOf(opt, 2))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  server.override = async ({ method }) => {
    if (method === 'GET') return undefined
    await held
    return server.sent.length > 1 ? refusal(400, 'bad_input') : undefined
  }
  more(open).click()
  await waitFor(() => expect(open.textContent).toContain('3 / 60'))
  more(open).click()
  buttonIn(open, 'Close').click()
  await waitFor(() => expect(dialog()).toBeNull())
  letGo()
  expect(await toastShown()).toEqual([
    'Failed to update card',
    'Could not change the number of copies.',
  ])
  expect(server.decks[0]?.cards[0]?.quantity).toBe(3)
})

test('the header shows whether everything is saved, and offers a retry', async () => {
  const { open } = await drawOpen(rowOf(opt, 2))
  const state = () => open.querySelector('[data-state] > [class*=content]')?.textContent
  expect(state()).toBe('')
  more(open).click()
  await waitFor(() => expect(state()).toBe('Saved'))
  server.override = () => HttpResponse.error()
  more(open).click()
  await waitFor(() => expect(state()).toBe('Not saved'))
  expect(open.textContent).toContain('4 / 60')
  server.override = () => undefined
  buttonIn(open.querySelector('[data-state]') ?? open, 'Try again').click()
  await waitFor(() => expect(state()).toBe('Saved'))
  expect(server.decks[0]?.cards[0]?.quantity).toBe(4)
})

test('the numbers are those of the main deck', async () => {
  const { open } = await drawOpen(rowOf(opt, 4), rowOf(island, 6), rowOf(opt, 2, 'side'))
  await waitFor(() => expect(open.textContent).toContain('Mana curve'))
  const rows = [...open.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows).toContain('1404') // mana value 1: four cards, all of them instants
  expect(open.textContent).toContain('Lands660% of the deck')
})
