import { type DeckListLine, limits, refusals } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { type } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  considered,
  heading,
  printingOf,
  readyLine,
  unknownLine,
} from '../../../../test/decks/import-lines.ts'
import {
  bodyText,
  buttonCalled,
  lineNamed,
  markOf,
  openImport,
  paste,
  shown,
} from '../../../../test/decks/import-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { deckChangesRegistry } from '../../kit/changes/deck-changes-registry.ts'

const server = setUpDeckServer()

const reads = (...lines: DeckListLine[]) => {
  server.report = {
    format: 'moxfield',
    name: 'Goblins',
    deckFormat: 'commander',
    lines: lines.map((line, place) => ({ ...line, line: place + 1 })),
  }
}
const krenko = readyLine('1 Krenko', { isCommander: true })
const goblins = [
  heading('Commander'),
  krenko,
  readyLine('30 Mountain'),
  unknownLine('1 Sol Rng', 'Sol Ring'),
  unknownLine('1 Nobody Knows This'),
  considered('1 Skullclamp'),
]

function typeInto(label: string, text: string) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input')]
  const field = fields.find((one) => one.labels?.[0]?.textContent === label)
  if (!field) throw new Error(`There is no field “${label}”.`)
  type(field, text)
}

function choose(name: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)
  if (!select) throw new Error(`There is no select “${name}”.`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a list is read, a line is fixed by a suggestion, and the rest is listed when the deck is created', async () => {
  reads(...goblins)
  await openImport()
  await paste('30 Mountain and more')
  await shown('31 cards ready, 2 lines to fix, 1 left out')
  expect(bodyText()).toContain('6 lines, read as Moxfield')
  expect(server.lists).toEqual([{ text: '30 Mountain and more', deckFormat: null }])
  expect(bodyText()).toContain('2 lines are not in the deck:')
  expect(lineNamed('Mountain')).toBeUndefined() // lines to fix come first

  lineNamed('Sol Rng')?.querySelector<HTMLElement>('[aria-pressed]')?.click()
  await waitFor(() => expect(markOf('Sol Ring')).toBe('Ready'))
  await shown('32 cards ready, 1 line to fix, 1 left out')
  buttonCalled('Create deck with 32 cards').click()
  await shown('Deck created!')
  expect(bodyText()).toContain('Your Commander (EDH) deck “Goblins” has 32 cards.')
  expect(bodyText()).toContain('1 line is not in the deck:1 Nobody Knows This')
  const [deck] = server.decks
  expect(deck).toMatchObject({ name: 'Goblins', format: 'commander', commanderId: 'krenko' })
  const cards = deck?.cards.map(({ cardName, quantity }) => `${quantity} ${cardName}`)
  expect(cards).toEqual(['1 Krenko', '30 Mountain', '1 Sol Ring'])
  expect(document.activeElement?.textContent).toBe('Deck created!')
})

test('the color of a commander that has one chosen is asked for where it leads', async () => {
  const piper = printingOf('The Prismatic Piper', { choosesColor: true })
  reads(
    heading('Commander'),
    krenko,
    readyLine('1 The Prismatic Piper', { role: 'commander', printing: piper }),
    readyLine('98 Mountain'),
  )
  await openImport()
  await paste('a list')
  await shown('Led by Krenko and The Prismatic Piper.')
  expect(bodyText()).toContain('Color of the commander')
  choose('format', 'modern')
  await waitFor(() => expect(bodyText()).not.toContain('Color of the commander'))
  choose('format', 'commander')
  await shown('Color of the commander')
  choose('commanderColor', 'R')
  buttonCalled('Create deck with 100 cards').click()
  await shown('Deck created!')
  expect(server.decks).toMatchObject([{ commanderId: 'krenko', commanderColor: 'R' }])
})

test('no color is asked for other commanders, nor for such a card among the others', async () => {
  const piper = printingOf('The Prismatic Piper', { choosesColor: true })
  reads(krenko, readyLine('1 The Prismatic Piper', { printing: piper }), readyLine('98 Mountain'))
  await openImport()
  await paste('a list')
  await shown('Led by Krenko.')
  expect(bodyText()).not.toContain('Color of the commander')
})

test('a list of 100 cards for Brawl says which Brawl is meant', async () => {
  reads(heading('Commander'), krenko, readyLine('99 Mountain'))
  await openImport()
  await paste('a list')
  await shown('100 cards ready')
  expect(bodyText()).not.toContain('The Brawl of MTG Arena')
  choose('format', 'brawl')
  await shown('The Brawl of MTG Arena is “Brawl (100 cards)” here.')
  buttonCalled('Use Brawl (100 cards)').focus()
  buttonCalled('Use Brawl (100 cards)').click()
  await waitFor(() => expect(bodyText()).not.toContain('The Brawl of MTG Arena'))
  expect(document.activeElement?.getAttribute('name')).toBe('format')
  expect(server.lists.at(-1)).toEqual({ text: 'a list', deckFormat: 'historicbrawl' })
})

test('lines can be included and left out, with other copies and places', async () => {
  reads(...goblins)
  await openImport()
  await paste('a list')
  await shown('31 cards ready')
  buttonCalled('Left out').click()
  await waitFor(() => expect(markOf('Skullclamp')).toBe('Left out'))
  expect(lineNamed('Sol Rng')).toBeUndefined()
  buttonCalled('Include Skullclamp').click()
  await waitFor(() => expect(markOf('Skullclamp')).toBe('Ready'))

  buttonCalled('All').click()
  await waitFor(() => expect(lineNamed('Mountain')).toBeDefined())
  buttonCalled('Change Mountain').click()
  await waitFor(() => expect(buttonCalled('One more: Mountain')).toBeDefined())
  buttonCalled('One more: Mountain').click()
  const selects = lineNamed('Mountain')?.querySelectorAll('select')
  const place = selects && [...selects].find(({ value }) => value === 'main')
  if (!place) throw new Error('There is no field for the place.')
  place.value = 'side'
  place.dispatchEvent(new Event('change', { bubbles: true }))
  await shown('2 in the main deck, 31 in the sideboard')
  buttonCalled('Leave out Krenko').click()
  await shown('32 cards ready')
  await shown('The list has no commander.')
})

test('a deck needs a name and a format; another format has the list read again', async () => {
  reads(readyLine('4 Opt'))
  server.report = { ...server.report, name: null, deckFormat: null }
  await openImport()
  await paste('4 Opt')
  await shown('4 cards ready')
  buttonCalled('Create deck with 4 cards').click()
  await shown('Please enter a name for your deck.')
  expect(bodyText()).toContain('Please select a format for your deck.')
  expect(server.decks).toEqual([])

  typeInto('Deck name', 'Cantrips')
  const format = document.querySelector<HTMLSelectElement>('select[name=format]')
  if (!format) throw new Error('There is no field for the format.')
  format.value = 'modern'
  format.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() =>
    expect(server.lists.map(({ deckFormat }) => deckFormat)).toEqual([null, 'modern']),
  )
  await waitFor(() => expect(buttonCalled('Create deck').ariaDisabled).not.toBe('true'))
  buttonCalled('Create deck').click()
  await shown('Deck created!')
  expect(server.decks[0]).toMatchObject({ name: 'Cantrips', format: 'modern' })
})

test('a list that cannot be read is refused in place, and stays in its field', async () => {
  const [status, message] = refusals.deck_list_empty
  server.unreadable = refusal(status, 'deck_list_empty', message)
  await openImport()
  await paste('nothing at all')
  await shown('Your list was not read')
  expect(document.querySelector('[role=alert]')?.textContent).toContain(message)
  expect(document.querySelector('textarea')?.value).toBe('nothing at all')
})

test('after a lost connection the list is read again, and the focus stays', async () => {
  reads(readyLine('2 Opt'))
  server.unreadable = HttpResponse.error()
  await openImport()
  await paste('2 Opt')
  await shown('The connection was lost while the list was read.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'))
  server.unreadable = undefined
  buttonCalled('Try again').click()
  await shown('2 cards ready')
})

test('a list of many lines renders only the visible ones', async () => {
  reads(...Array.from({ length: 1500 }, (_, place) => readyLine(`1 Card ${place + 1}`)))
  await openImport()
  await paste('many')
  await shown('1,500 cards ready')
  await shown('Card 1')
  expect(document.querySelectorAll('article').length).toBeLessThan(60)
  const tooMany = `up to ${limits.deckCards.toLocaleString('en-US')}. Leave some out first.`
  expect(bodyText()).toContain(tooMany)
  buttonCalled('Create deck').click()
  expect(server.decks).toEqual([])
})

test('a list is added to a deck, which can be undone in the editor', async () => {
  server.decks = [deckOf({ cards: [rowOf(cardNamed('Opt'), 2), rowOf(cardNamed('Shock'), 1)] })]
  reads(readyLine('2 Opt'), readyLine('1 Sol Ring'), unknownLine('1 Nobody'))
  const { queryClient } = await openImport('?deck=deck-1')
  await shown('Add to “Burn”')
  await paste('a list')
  await shown('3 → 6 cards')
  expect(server.lists[0]?.deckFormat).toBe('modern')
  buttonCalled('Add 3 cards').click()
  await shown('3 cards added')
  expect(bodyText()).toContain('1 line is not in the deck:1 Nobody')
  const copies = () =>
    Object.fromEntries(server.decks[0]?.cards.map((c) => [c.cardName, c.quantity]) ?? [])
  await waitFor(() => expect(copies()).toEqual({ Opt: 4, 'Sol Ring': 1, Shock: 1 }))
  deckChangesRegistry(queryClient).of('deck-1').undo()
  await waitFor(() => expect(copies()).toEqual({ Opt: 2, Shock: 1 }))
})

test('replacing shows how many cards are removed; after a refusal the report is back', async () => {
  server.decks = [deckOf({ cards: [rowOf(cardNamed('Shock'), 4)] })]
  reads(readyLine('2 Opt'))
  server.override = ({ method }) =>
    method === 'POST' ? refusal(409, 'deck_full', refusals.deck_full[1]) : undefined
  await openImport('?deck=deck-1')
  await paste('2 Opt')
  await shown('4 → 6 cards')
  document.querySelectorAll<HTMLElement>('[type=radio]')[1]?.click()
  await shown('4 → 2 cards2 added, 4 removed')
  buttonCalled('Replace with 2 cards').click()
  await shown('The deck is as it was before.')
  expect(markOf('Opt')).toBe('Ready')
  expect(server.decks[0]?.cards.map(({ cardName }) => cardName)).toEqual(['Shock'])
})

test('leaving edited lines asks for confirmation', async () => {
  reads(readyLine('2 Opt'))
  const { router } = await openImport()
  await paste('2 Opt')
  await shown('2 cards ready')
  buttonCalled('Leave out Opt').click()
  await shown('0 cards ready')
  document.querySelector<HTMLElement>('a[href="/deck-building"]')?.click()
  await shown('Leave this list?')
  expect(router.state.location.pathname).toBe('/deck-building/import')
  buttonCalled('Stay here').click()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(markOf('Opt')).toBe('Left out')
})

test('a missing deck is reported, with a link to a new one', async () => {
  await openImport('?deck=gone')
  await shown('Deck not found')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.querySelector('a[href="/deck-building/import"]')).not.toBeNull()
})
