import { beforeEach, expect, test } from 'vitest'
import { buttonIn, type } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  bolt,
  draw,
  helix,
  namesIn,
  press,
  rowOfCard,
  shows,
} from '../../../../test/decks/add-cards.tsx'
import { printingOf, readyLine, unknownLine } from '../../../../test/decks/import-lines.ts'
import { cardNamed, rowOf } from '../../../../test/decks.ts'
import { toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { isEntry, isList, withoutUnfinished } from './quick-entry.ts'

const server = setUpDeckServer()
beforeEach(() => localStorage.clear())

const parsed = (name: string, facts = {}) => ({
  ...{ name, setCode: null, collectorNumber: null, finish: null },
  ...facts,
})

test.each([
  ...[
    '30 mountain',
    '4x lightning bolt',
    '4 x bolt',
    'x4 opt',
    'opt x4',
    'SB: 2 opt',
    '2 t:goblin',
  ],
  ...['sol ring (c21)', 'sol ring (c21) 263', 'sol ring [C21]', 'sol ring *F*', 'opt #draw'],
])('“%s” is a line of a list', (text) => expect(isEntry(text)).toBe(true))

test.each([
  ...['mountain', '1996 World Champion', '+2 Mace', 't:goblin (elf)', 'mv<=2 (goblin)', '4', '4 '],
  ...['o:"draw 2 cards"', 'usd<1', 'Fire // Ice', '-t:elf (elf)', 'pow=4'],
])('“%s” is a name or a query', (text) => expect(isEntry(text)).toBe(false))

test('a mark that is still being typed is not searched for, and several lines are a list', () => {
  expect(['sol ring (c2', 'opt *F', 'opt #', 't:elf (mv', 'opt'].map(withoutUnfinished)).toEqual([
    ...['sol ring', 'opt', 'opt', 't:elf (mv', 'opt'],
  ])
  expect([isList('4 Opt\r\n\r\n3 Shock\r\n'), isList('\n4 Opt\n'), isList('')]).toEqual([
    ...[true, false, false],
  ])
})

test('a line adds as many copies as it says, in the finish and category that it names', async () => {
  server.report.lines = [
    readyLine('4x light', {
      ...{ quantity: 4, categories: ['burn'], printing: null, state: 'fix' },
      parsed: parsed('light', { finish: 'foil' }),
    }),
  ]
  server.found = { '(light) is:foil': [bolt, helix] }
  const row = { ...rowOf(cardNamed('Shock')), categories: ['Burn'] }
  const { box, field, copies } = await draw({ cards: [row] })
  type(field, '4x light *F* #burn')
  await shows(box, 'Lightning Bolt', 'Lightning Helix')
  expect(server.lists).toEqual([{ text: '4x light *F* #burn', deckFormat: 'modern' }])
  expect(box.textContent).toContain('Adds4 copies · Foil · burn')
  press(field, 'Enter')
  buttonIn(box, 'Add 4 Side: Lightning Helix').click()
  const entry = { copies: 4, finish: 'foil', categories: ['Burn'], isPrinting: false }
  expect(copies).toEqual([entry, entry])
})

test('a line that names a printing finds that one', async () => {
  const printing = printingOf('Sol Ring', { setCode: 'c21', collectorNumber: '263' })
  const ring = cardNamed('Sol Ring')
  server.report.lines = [
    readyLine('1 Sol Ring', {
      ...{ quantity: 1, printing, parsed: parsed('sol ring', { setCode: 'c21' }) },
    }),
  ]
  server.found = { '(!"Sol Ring" set:c21 cn:"263")': [ring] }
  const { box, field, added, copies } = await draw()
  type(field, 'sol ring (c21) 263')
  await shows(box, 'Sol Ring')
  press(field, 'Enter')
  expect(added).toEqual(['main sol-ring'])
  expect(copies[0]).toMatchObject({ copies: 1, isPrinting: true })
})

test('a number of copies that is too large adds nothing, and says why', async () => {
  server.report.lines = [
    {
      ...unknownLine('1000x bolt'),
      quantity: null,
      parsed: parsed('bolt'),
      messages: ['Too many.'],
    },
  ]
  server.found = { bolt: [bolt] }
  const { box, field, added } = await draw()
  type(field, '1000x bolt')
  await shows(box, 'Lightning Bolt')
  press(field, 'Enter')
  expect(await toastShown()).toEqual(['Nothing was added', 'Too many.'])
  expect(added).toEqual([])
})

test('cards that do not fit are hidden with their number, and marked once they are shown', async () => {
  const island = cardNamed('Counterspell', { colorIdentity: ['U'] })
  server.found = { 'legal:commander id<=r (': [bolt], '-(legal:commander id<=r) (': [island] }
  server.facts = { [island.id]: { legalities: { commander: 'banned' } } }
  const krenko = cardNamed('Krenko')
  const facts = { commanderId: krenko.id, commanderName: krenko.name, commander: krenko }
  const { box, field } = await draw({ format: 'commander', ...facts, cards: [rowOf(bolt)] })
  type(field, 's')
  await shows(box, 'Lightning Bolt')
  await waitFor(() =>
    expect(box.textContent).toContain('1 hidden: off-color or not legal in Commander (EDH)'),
  )
  await waitFor(() =>
    expect(rowOfCard(box, 'Lightning Bolt').textContent).toContain('One too many'),
  )
  server.found = { 'order:edhrec (s)': [bolt, island] }
  buttonIn(box, 'Show them').click()
  await shows(box, 'Lightning Bolt', 'Counterspell')
  await waitFor(() =>
    expect(rowOfCard(box, 'Counterspell').textContent).toContain(
      'Banned in Commander (EDH) · Off-color',
    ),
  )
  expect(box.textContent).not.toContain('1 hidden')
})

test('cards that the deck has can be hidden', async () => {
  server.found = { l: [bolt, helix] }
  const { box, field } = await draw({ cards: [rowOf(bolt)] })
  type(field, 'l')
  await shows(box, 'Lightning Bolt', 'Lightning Helix')
  const [, hides] = box.querySelectorAll<HTMLInputElement>('[type=checkbox]')
  hides?.click()
  await shows(box, 'Lightning Helix')
  expect(box.textContent).toContain('1 card hidden: already in the deck')
  buttonIn(box, 'Show').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(2))
})
