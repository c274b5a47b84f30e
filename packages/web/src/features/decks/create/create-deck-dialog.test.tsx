// @vitest-environment happy-dom
import { limits } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { cardNamed, deckOf } from '../../../test/decks.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { dialogGone, dialogShown, drawDecks, namesIn } from '../test-page.tsx'
import { choose, enter, fieldIn, optionsIn, press, search } from './test-form.ts'

const server = setUpDeckServer()

const prices = (usd: string | null) => ({ usd, usdFoil: null, eur: null, eurFoil: null })

async function openDialog() {
  const page = await drawDecks()
  buttonIn(page.box, 'Create New Deck').click()
  const dialog = await dialogShown()
  return { ...page, dialog, create: () => buttonIn(dialog, 'Create Deck').click() }
}

const created = () => server.sent.filter(({ method }) => method === 'POST')

test('a deck is made, told of, shown, and opened from the toast', async () => {
  const { box, dialog, create, router } = await openDialog()
  enter(dialog, 'name', '  Burn ')
  choose(dialog, 'modern')
  enter(dialog, 'description', 'Fast and red')
  create()
  const [title, words] = await toastShown()
  expect(title).toBe('Deck created!')
  expect(words).toContain('Your Modern deck "Burn" has been created.')
  await dialogGone()
  expect(created()[0]?.body).toEqual({
    ...{ name: 'Burn', format: 'modern', description: 'Fast and red' },
    ...{ commanderId: null, commanderName: null },
  })
  await vi.waitFor(() => expect(namesIn(box)).toEqual(['Burn']))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Create New Deck'))
  toastButton('Open').click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/deck-building/deck-1'))
})

test('the dialog is empty when it opens again', async () => {
  const { box, dialog, create } = await openDialog()
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
])('a deck “%s” of format “%s” is not sent, and a toast says why', async (name, format, words) => {
  const { dialog, create } = await openDialog()
  enter(dialog, 'name', name)
  choose(dialog, format)
  create()
  expect(await toastShown()).toEqual(words)
  expect(created()).toEqual([])
})

test('a format that nobody knows is invalid', async () => {
  const { dialog, create } = await openDialog()
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

test('too long texts are told under their fields, and not sent', async () => {
  const { dialog, create } = await openDialog()
  enter(dialog, 'name', 'x'.repeat(101))
  choose(dialog, 'modern')
  enter(dialog, 'description', 'x'.repeat(501))
  create()
  await vi.waitFor(() =>
    expect(dialog.textContent).toContain('Deck name must be 100 characters or less'),
  )
  expect(dialog.textContent).toContain('Description must be 500 characters or less')
  expect(fieldIn(dialog, 'name').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(fieldIn(dialog, 'name'))
  expect(created()).toEqual([])
  enter(dialog, 'name', 'x'.repeat(100))
  enter(dialog, 'description', 'x'.repeat(500))
  create()
  await vi.waitFor(() => expect(created()).toHaveLength(1))
})

test('the format says what its decks are', async () => {
  const { dialog } = await openDialog()
  choose(dialog, 'brawl')
  await vi.waitFor(() => expect(dialog.textContent).toContain('Exactly 60 cards, singleton'))
  expect(dialog.textContent).toContain('Legendary creatures and planeswalkers')
  choose(dialog, 'pauper')
  await vi.waitFor(() => expect(dialog.textContent).toContain('once printed at common'))
  expect(dialog.querySelector('[role=combobox]')).toBeNull()
})

test('what fails keeps the form; the same deck is sent under the same name', async () => {
  const ids: (string | null)[] = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) => {
    if (init?.method === 'POST') ids.push(new Headers(init.headers).get('Idempotency-Key'))
    return fetch(to, init)
  })
  const { dialog, create } = await openDialog()
  enter(dialog, 'name', 'Burn')
  choose(dialog, 'modern')
  server.override = ({ method }) => (method === 'POST' ? HttpResponse.error() : undefined)
  create()
  expect((await toastShown())[1]).toContain('Something went wrong. Please try again.')
  await vi.waitFor(() => expect(buttonIn(dialog, 'Create Deck').disabled).toBe(false))
  server.override = () => refusal(409, 'deck_limit_reached', 'You have 1,000 decks.')
  create()
  await vi.waitFor(async () =>
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

test('buttons rest while the deck is made', async () => {
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { dialog, create } = await openDialog()
  enter(dialog, 'name', 'Burn')
  choose(dialog, 'modern')
  server.override = () => waits.then(() => undefined)
  create()
  await vi.waitFor(() => expect(buttonIn(dialog, 'Creating...').disabled).toBe(true))
  expect(buttonIn(dialog, 'Cancel').disabled).toBe(true)
  answer()
  await dialogGone()
  expect(created()).toHaveLength(1)
})

test('a format’s page leads to the dialog with the format chosen', async () => {
  const { box } = await drawDecks('/deck-building?tab=formats')
  expect(namesIn(box)).toHaveLength(9)
  expect(box.textContent).toMatch(/Commander \(EDH\)Exactly 100 cards.*legendary creature/)
  buttonIn(box, 'Create a Vintage deck').click()
  expect(fieldIn(await dialogShown(), 'format').value).toBe('vintage')
})

test('commanders are found while typing, each name once at its lowest price', async () => {
  server.found = {
    'is:commander -t:background (atraxa)': [
      cardNamed('Atraxa', { id: 'cheap', prices: prices('5.00') }),
      cardNamed('Atraxa', { id: 'dear', prices: prices('50.00') }),
      cardNamed('Atraxa, Grand Unifier', { prices: prices(null) }),
    ],
  }
  const { dialog } = await openDialog()
  choose(dialog, 'commander')
  await search(dialog, 'atraxa')
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(2))
  expect(optionsIn(dialog)[0]?.textContent).toMatch(/Atraxa.*Creature.*Zendikar.*\$5\.00/)
  expect(optionsIn(dialog)[1]?.textContent).toMatch(/Grand Unifier.*N\/A/)
  expect(dialog.textContent).toContain('2 commanders')
})

test('the keyboard alone finds, chooses and changes a commander', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss'), cardNamed('Krenko, Tin Street')] }
  const { dialog, create } = await openDialog()
  enter(dialog, 'name', 'Goblins')
  choose(dialog, 'commander')
  const field = await search(dialog, 'krenko')
  press(field, 'Enter')
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(2))
  press(field, 'ArrowDown')
  await vi.waitFor(() => expect(field.getAttribute('aria-activedescendant')).toMatch(/-0$/))
  press(field, 'ArrowUp')
  await vi.waitFor(() => expect(optionsIn(dialog)[1]?.getAttribute('aria-selected')).toBe('true'))
  press(field, 'Enter')
  await vi.waitFor(() => expect(dialog.querySelector('[role=combobox]')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Change')
  create()
  await dialogGone()
  expect(created()[0]?.body).toMatchObject({
    ...{ format: 'commander', commanderId: 'krenko-tin-street' },
    commanderName: 'Krenko, Tin Street',
  })
})

test('the one that is chosen stays until another is', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  const { dialog } = await openDialog()
  choose(dialog, 'commander')
  await search(dialog, 'krenko')
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  optionsIn(dialog)[0]?.click()
  await vi.waitFor(() => expect(dialog.textContent).toContain('Change'))
  buttonIn(dialog, 'Change the commander, Krenko, Mob Boss').click()
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  buttonIn(dialog, 'Keep Krenko, Mob Boss').click()
  expect(document.activeElement?.textContent).toBe('Change')
})

test('another format drops a commander that it does not ask for', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  const { dialog, create } = await openDialog()
  enter(dialog, 'name', 'Goblins')
  choose(dialog, 'commander')
  await search(dialog, 'krenko')
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  optionsIn(dialog)[0]?.click()
  await vi.waitFor(() => expect(dialog.textContent).toContain('Krenko, Mob Boss'))
  choose(dialog, 'brawl')
  await vi.waitFor(() => expect(dialog.textContent).not.toContain('Krenko'))
  choose(dialog, 'commander')
  create()
  expect((await toastShown())[0]).toBe('Commander required')
})

test('50 names are asked for, in up to 4 pages', async () => {
  const pages: number[] = []
  const namesOnPage = (count: number) => ({
    override: ({ body }: { body: { page?: number } }) => {
      if (!body?.page) return undefined
      pages.push(body.page)
      const cards = Array.from({ length: count }, (_, at) => cardNamed(`Card ${body.page} ${at}`))
      return HttpResponse.json({ cards, hasMore: true })
    },
  })
  Object.assign(server, namesOnPage(20))
  const { dialog } = await openDialog()
  choose(dialog, 'commander')
  await search(dialog, 'card')
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(limits.commanderResults))
  expect(dialog.textContent).toContain('The first 50 commanders.')
  expect(pages).toEqual([1, 2, 3])
  pages.length = 0
  Object.assign(server, namesOnPage(5))
  await search(dialog, 'another')
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(20))
  expect(pages).toEqual([1, 2, 3, 4])
})

test('a search for nothing is told, and one that finds nothing says so', async () => {
  const { dialog } = await openDialog()
  choose(dialog, 'commander')
  await search(dialog, '  ')
  buttonIn(dialog, 'Search').click()
  expect(await toastShown()).toEqual([
    'Search required',
    'Please enter a commander name to search.',
  ])
  expect(server.searched).toEqual([])
  await search(dialog, 'xyzzy')
  await vi.waitFor(() => expect(dialog.textContent).toContain('No commander found for “xyzzy”.'))
})

test('a search that fails is told, and the button asks again', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  server.decks = [deckOf()]
  const { dialog } = await openDialog()
  choose(dialog, 'commander')
  server.override = () => refusal(400, 'bad_input')
  await search(dialog, 'krenko')
  expect(await toastShown()).toEqual([
    'Commander search failed',
    'Could not search for commanders.',
  ])
  server.override = () => undefined
  buttonIn(dialog, 'Search').click()
  await vi.waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
})
