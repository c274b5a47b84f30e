import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { buttonIn, type } from '../../../test/controls.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import {
  dialogGone,
  dialogShown,
  drawDecks,
  namesIn,
  startDecks,
  tilesIn,
} from '../../../test/decks/decks-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'

const server = setUpDeckServer()

test('a deck shows its facts, its value and how complete it is', async () => {
  const noPrice = cardNamed('Opt', {
    prices: { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
  })
  const commander = { commanderId: 'atraxa', commanderName: "Atraxa, Praetors' Voice" }
  const cards = [rowOf(cardNamed('Shock'), 3), rowOf(cardNamed('Fry'), 2, 'side'), rowOf(noPrice)]
  server.decks = [
    deckOf({ ...commander, name: 'Choir', format: 'commander', description: 'Grows', cards }),
  ]
  const { box } = await drawDecks()
  const [tile] = tilesIn(box)
  const created = new Date('2026-08-15T12:00:00.000Z').toLocaleDateString()
  expect(tile?.textContent).toContain(`Created ${created}`)
  expect(tile?.textContent).toMatch(/Choir.*Commander \(EDH\).*Atraxa, Praetors' Voice.*Grows/)
  expect(tile?.textContent).toContain('$7.50for the 5 with a price4 of 100 cards, 2 side')
  expect(tile?.querySelector('[title="Atraxa, Praetors\' Voice"]')).not.toBeNull()
  expect(tile?.textContent).toContain('Colors: red')
  expect(box.querySelector('[role=tab]')?.textContent).toBe('My Decks (1)')
})

test('the formats are listed, the further ones on demand', async () => {
  const { box } = await drawDecks('/deck-building?tab=formats')
  const names = () =>
    [...box.querySelectorAll('article h2, article h3')].map((one) => one.textContent)
  await waitFor(() => expect(names()).toHaveLength(9))
  expect(names()).toEqual([
    ...['Standard', 'Pioneer', 'Modern', 'Legacy', 'Vintage'],
    ...['Commander (EDH)', 'Brawl', 'Pauper', 'Oathbreaker'],
  ])
  expect(box.textContent).toContain(
    'Exactly 60 cards, singleton, with a commander from Standard sets.',
  )
  buttonIn(box, 'Show 12 more formats').click()
  await waitFor(() => expect(names()).toHaveLength(21))
  expect(names()).toContain('Brawl (100 cards)')
  buttonIn(box, 'Show fewer formats').click()
  await waitFor(() => expect(names()).toHaveLength(9))
})

test('a shared deck is marked', async () => {
  server.decks = [deckOf({ id: 'a', name: 'Burn', shareId: 'abc' }), deckOf({ id: 'b' })]
  const { box } = await drawDecks()
  const [shared, own] = tilesIn(box)
  expect(shared?.textContent).toContain('Shared')
  expect(own?.textContent).not.toContain('Shared')
})

test('a deck without prices is worth N/A, and a minimum size is marked', async () => {
  server.decks = [deckOf()]
  const { box } = await drawDecks()
  expect(tilesIn(box)[0]?.textContent).toMatch(/N\/A0 of 60\+ cards/)
  expect(tilesIn(box)[0]?.textContent).not.toContain('with a price')
})

test('the cover art credits its artist, and falls back to a drawing', async () => {
  const facts = { scryfallId: 'shock', name: 'Shock', typeLine: 'Instant', colorIdentity: ['R'] }
  server.decks = [deckOf({ cover: { ...facts, artCrop: '/shock.jpg', artist: 'Jon Foster' } })]
  const { box } = await drawDecks()
  const image = box.querySelector('article img')
  expect(image?.getAttribute('src')).toBe('/shock.jpg')
  expect(box.textContent).toContain('Art by Jon Foster')
  image?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(box.querySelector('article img')).toBeNull())
  expect(box.querySelector('article svg')).not.toBeNull()
  expect(box.textContent).not.toContain('Jon Foster')
})

test('decks show a loading state, and an empty state that leads to the first deck', async () => {
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.override = () => waits.then(() => undefined)
  const { box } = await startDecks()
  await waitFor(() => expect(box.textContent).toContain('Loading your decks...'))
  expect(box.textContent).not.toContain('No decks yet')
  answer()
  await waitFor(() => expect(box.textContent).toContain('No decks yet'))
  buttonIn(box, 'Build Your First Deck').click()
  expect((await dialogShown()).textContent).toContain('Create New Deck')
})

test('a failed list gives the reason, and can be retried', async () => {
  server.decks = [deckOf({ name: 'Burn' })]
  server.override = () => refusal(500, 'internal', 'Something went wrong on our side.')
  const { box } = await drawDecks()
  expect(box.textContent).toContain('Something went wrong on our side.')
  server.override = () => undefined
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Burn']))
})

test('the editor opens over the list, and the page title is that of the deck', async () => {
  server.decks = [deckOf({ id: 'burn', name: 'Burn' })]
  const { box, router } = await drawDecks()
  expect(document.title).toBe('Deck Building · Manafolio')
  box.querySelector<HTMLElement>('a[aria-label="Edit Burn"]')?.click()
  await waitFor(() => expect(box.textContent).toContain('Editor of burn'))
  expect(router.state.location.pathname).toBe('/deck-building/burn')
  expect(document.title).toBe('Burn · Manafolio')
  expect(namesIn(box)).toEqual(['Burn'])
})

test('the tab is part of the URL, and stays when a deck is opened', async () => {
  server.decks = [deckOf({ id: 'burn', name: 'Burn' })]
  const { box, router } = await drawDecks('/deck-building/burn?tab=statistics')
  await waitFor(() => expect(box.textContent).toContain('Total Decks1'))
  const [mine, , formats] = box.querySelectorAll<HTMLElement>('[role=tab]')
  formats?.click()
  await waitFor(() => expect(router.state.location.href).toBe('/deck-building?tab=formats'))
  mine?.click()
  await waitFor(() => expect(router.state.location.href).toBe('/deck-building'))
})

async function confirmDelete(box: Element, name: string) {
  buttonIn(box, `Delete ${name}`).click()
  return dialogShown()
}

test('a deck is deleted after confirmation, and the next one gets the focus', async () => {
  server.decks = ['Burn', 'Storm', 'Elves'].map((name) => deckOf({ id: name, name }))
  const { box } = await drawDecks()
  const dialog = await confirmDelete(box, 'Storm')
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete "Storm"? This action cannot be undone.',
  )
  buttonIn(dialog, 'Delete deck').click()
  expect(await toastShown()).toEqual(['Deck deleted!', ''])
  await dialogGone()
  expect(namesIn(box)).toEqual(['Burn', 'Elves'])
  expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/decks/Storm',
  ])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Elves'))
})

test('after deleting the last deck, the button for a new one has the focus', async () => {
  server.decks = [deckOf({ name: 'Burn' })]
  const { box } = await drawDecks()
  buttonIn(await confirmDelete(box, 'Burn'), 'Delete deck').click()
  await dialogGone()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Create New Deck'))
  expect(box.textContent).toContain('No decks yet')
})

test('canceling keeps the deck', async () => {
  server.decks = [deckOf({ name: 'Burn' })]
  const { box } = await drawDecks()
  buttonIn(await confirmDelete(box, 'Burn'), 'Cancel').click()
  await dialogGone()
  expect(namesIn(box)).toEqual(['Burn'])
  expect(server.sent).toEqual([])
})

test('a deck that cannot be deleted stays, with the server’s reason', async () => {
  server.decks = [deckOf({ name: 'Burn' })]
  const { box } = await drawDecks()
  server.override = ({ method }) =>
    method === 'DELETE' ? refusal(403, 'cross_site', 'This came from another site.') : undefined
  buttonIn(await confirmDelete(box, 'Burn'), 'Delete deck').click()
  expect(await toastShown()).toEqual(['Failed to delete deck', 'This came from another site.'])
  await dialogGone()
  expect(namesIn(box)).toEqual(['Burn'])
})

test('a deck that was deleted elsewhere disappears here too', async () => {
  server.decks = [deckOf({ name: 'Burn' })]
  const { box } = await drawDecks()
  server.decks = []
  buttonIn(await confirmDelete(box, 'Burn'), 'Delete deck').click()
  expect(await toastShown()).toEqual(['Failed to delete deck', 'deck_not_found'])
  await waitFor(() => expect(namesIn(box)).toEqual([]))
})

test('an error without a message has a default one, with a retry', async () => {
  server.decks = [deckOf({ name: 'Burn' })]
  const { box } = await drawDecks()
  server.override = ({ method }) => (method === 'DELETE' ? HttpResponse.error() : undefined)
  buttonIn(await confirmDelete(box, 'Burn'), 'Delete deck').click()
  const [title, message] = await toastShown()
  expect(title).toBe('Failed to delete deck')
  expect(message).toContain('Something went wrong. Please try again.')
})

test('many decks can be searched by name or commander', async () => {
  server.decks = Array.from({ length: 9 }, (_, at) => deckOf({ id: `${at}`, name: `Deck ${at}` }))
  server.decks = [deckOf({ id: 'x', name: 'Choir', commanderName: 'Atraxa' }), ...server.decks]
  const { box } = await drawDecks()
  const field = await waitFor(() => {
    const found = box.querySelector<HTMLInputElement>('input[type=search]')
    if (!found) throw new Error('There is no field.')
    return found
  })
  type(field, 'atr')
  await waitFor(() => expect(namesIn(box)).toEqual(['Choir']))
  expect(box.querySelector('search + div [role=status]')?.textContent).toBe('1 of 10 decks')
  type(field, 'nothing like it')
  await waitFor(() => expect(box.textContent).toContain('matches “nothing like it”'))
  buttonIn(box, 'Show all decks').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(10))
})

test('few decks have no search field, and hundreds are shown in steps', async () => {
  server.decks = Array.from({ length: 130 }, (_, at) => deckOf({ id: `${at}`, name: `Deck ${at}` }))
  const { box } = await drawDecks()
  expect(tilesIn(box)).toHaveLength(60)
  buttonIn(box, 'Show 60 more of 130').click()
  await waitFor(() => expect(tilesIn(box)).toHaveLength(120))
  buttonIn(box, 'Show 10 more of 130').click()
  await waitFor(() => expect(tilesIn(box)).toHaveLength(130))
})
