import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { choose, enter, fieldIn, openCreate } from '../../../test/decks/deck-form.ts'
import { dialogGone, dialogShown, drawDecks, namesIn } from '../../../test/decks/decks-page.tsx'
import { refusal } from '../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpDeckServer()

const created = () => server.sent.filter(({ method }) => method === 'POST')

test('a deck is created, announced, listed, and opened in the editor', async () => {
  const { box, dialog, create, router } = await openCreate()
  enter(dialog, 'name', '  Burn ')
  choose(dialog, 'modern')
  enter(dialog, 'description', 'Fast and red')
  create()
  const [title, text] = await toastShown()
  expect(title).toBe('Deck created!')
  expect(text).toContain('Your Modern deck "Burn" has been created.')
  await dialogGone()
  expect(created()[0]?.body).toEqual({
    name: 'Burn',
    format: 'modern',
    description: 'Fast and red',
    commanderId: null,
    commanderName: null,
    commanderColor: null,
  })
  await waitFor(() => expect(namesIn(box)).toEqual(['Burn']))
  await waitFor(() => expect(router.state.location.pathname).toBe('/deck-building/deck-1'))
})

test('the dialog is empty when it opens again', async () => {
  const { box, dialog, create } = await openCreate()
  enter(dialog, 'name', 'Burn')
  choose(dialog, 'modern')
  create()
  await dialogGone()
  buttonIn(box, 'Create New Deck').click()
  const again = await dialogShown()
  expect([fieldIn(again, 'name').value, fieldIn(again, 'format').value]).toEqual(['', ''])
})

test.each([
  ['  ', '', ['Deck name required', 'Please enter a name for your deck.']],
  ['Burn', '', ['Format required', 'Please select a format for your deck.']],
  [
    'Burn',
    'commander',
    ['Commander required', 'Commander (EDH) format requires selecting a commander.'],
  ],
  ['Burn', 'brawl', ['Commander required', 'Brawl format requires selecting a commander.']],
  [
    'Burn',
    'oathbreaker',
    ['Commander required', 'Oathbreaker format requires selecting a commander.'],
  ],
])(
  'a deck “%s” of format “%s” is not sent, and a toast gives the reason',
  async (name, format, text) => {
    const { dialog, create } = await openCreate()
    enter(dialog, 'name', name)
    choose(dialog, format)
    create()
    expect(await toastShown()).toEqual(text)
    expect(created()).toEqual([])
  },
)

test('an unknown format is invalid', async () => {
  const { dialog, create } = await openCreate()
  enter(dialog, 'name', 'Burn')
  const select = fieldIn(dialog, 'format')
  const option = document.createElement('option')
  option.value = 'tiny leaders'
  select.append(option)
  choose(dialog, 'tiny leaders')
  create()
  expect(await toastShown()).toEqual(['Invalid format', ''])
  expect(created()).toEqual([])
})

test('texts that are too long are reported under their fields, and not sent', async () => {
  const { dialog, create } = await openCreate()
  enter(dialog, 'name', 'x'.repeat(101))
  choose(dialog, 'modern')
  enter(dialog, 'description', 'x'.repeat(501))
  create()
  await waitFor(() =>
    expect(dialog.textContent).toContain('Deck name must be 100 characters or less'),
  )
  expect(dialog.textContent).toContain('Description must be 500 characters or less')
  expect(fieldIn(dialog, 'name').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(fieldIn(dialog, 'name'))
  expect(created()).toEqual([])
  enter(dialog, 'name', 'x'.repeat(100))
  enter(dialog, 'description', 'x'.repeat(500))
  create()
  await waitFor(() => expect(created()).toHaveLength(1))
})

test('the selected format is described', async () => {
  const { dialog } = await openCreate()
  choose(dialog, 'brawl')
  await waitFor(() => expect(dialog.textContent).toContain('Exactly 60 cards, singleton'))
  expect(dialog.textContent).toContain('Legendary creatures and planeswalkers')
  choose(dialog, 'pauper')
  await waitFor(() => expect(dialog.textContent).toContain('once printed at common'))
  expect(dialog.querySelector('[role=combobox]')).toBeNull()
})

test('a failure keeps the form, and a retry sends the same idempotency key', async () => {
  const ids: (string | null)[] = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
    if (init?.method === 'POST') ids.push(new Headers(init.headers).get('Idempotency-Key'))
    return fetch(to, init)
  })
  const { dialog, create } = await openCreate()
  enter(dialog, 'name', 'Burn')
  choose(dialog, 'modern')
  server.override = ({ method }) => (method === 'POST' ? HttpResponse.error() : undefined)
  create()
  expect((await toastShown())[1]).toContain('Something went wrong. Please try again.')
  await waitFor(() => expect(isDisabled(buttonIn(dialog, 'Create Deck'))).toBe(false))
  server.override = () => refusal(409, 'deck_limit_reached', 'You have 1,000 decks.')
  create()
  await waitFor(async () =>
    expect(await toastShown()).toEqual(['Failed to create deck', 'You have 1,000 decks.']),
  )
  expect(fieldIn(dialog, 'name').value).toBe('Burn')
  enter(dialog, 'name', 'Burn 2')
  server.override = () => undefined
  create()
  await dialogGone()
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
  vi.restoreAllMocks()
})

test('retrying from the toast creates the deck, and closes the form', async () => {
  const { box, dialog, create } = await openCreate()
  enter(dialog, 'name', 'Burn')
  choose(dialog, 'modern')
  server.override = ({ method }) => (method === 'POST' ? HttpResponse.error() : undefined)
  create()
  expect((await toastShown())[0]).toBe('Failed to create deck')
  server.override = () => undefined
  toastButton('Try again').click()
  await dialogGone()
  expect((await toastShown())[0]).toBe('Deck created!')
  await waitFor(() => expect(namesIn(box)).toEqual(['Burn']))
})

test('buttons are disabled while the deck is being created', async () => {
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { dialog, create } = await openCreate()
  enter(dialog, 'name', 'Burn')
  choose(dialog, 'modern')
  server.override = () => waits.then(() => undefined)
  create()
  await waitFor(() => expect(isDisabled(buttonIn(dialog, 'Creating...'))).toBe(true))
  expect(isDisabled(buttonIn(dialog, 'Cancel'))).toBe(true)
  answer()
  await dialogGone()
  expect(created()).toHaveLength(1)
})

test('the dialog opened from a format has that format selected', async () => {
  const { box } = await drawDecks('/deck-building?tab=formats')
  await waitFor(() => expect(namesIn(box)).toHaveLength(9))
  expect(box.textContent).toMatch(/Commander \(EDH\)Exactly 100 cards.*legendary creature/)
  buttonIn(box, 'Create a Vintage deck').click()
  expect(fieldIn(await dialogShown(), 'format').value).toBe('vintage')
})
