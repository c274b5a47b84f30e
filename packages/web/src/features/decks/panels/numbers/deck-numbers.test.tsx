import { expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { drawPanel, tableRows } from '../../../../test/decks/numbers-panel.tsx'
import { bolt, guide, island, mountain, sheetWith, wrath } from '../../../../test/decks/sheet.ts'
import { cardNamed, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { DeckNumbers } from './deck-numbers.tsx'

const burn = sheetWith([
  [mountain, 18],
  [island, 2],
  [bolt, 4],
  [guide, 3],
  [wrath, 2],
])

const figuresIn = (box: ParentNode) =>
  [...box.querySelectorAll('dl:first-of-type > div')].slice(0, 2).map((one) => one.textContent)

test('the figures cover the main deck; the number of cards is only in the head of the page', async () => {
  const cards = [rowOf(mountain, 20), rowOf(bolt, 5), rowOf(guide, 3, 'side')]
  const { box } = await drawPanel(DeckNumbers, sheetWith([], { cards }))
  expect(figuresIn(box)).toEqual(['Mana value1.00average, without lands', 'Lands2080% of the deck'])
  expect(box.textContent).not.toMatch(/Cards ?25/)
})

test('the curve has a table, with permanents and without lands', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  const rows = tableRows(box, 'Cards by mana value, without lands')
  expect(rows).toHaveLength(8)
  expect(rows[1]).toBe('1 | 7 | 3 | 4')
  expect(rows[4]).toBe('4 | 2 | 0 | 2')
  expect(rows[7]).toBe('7+ | 0 | 0 | 0')
})

test('the chart can be replaced by its table', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  const chart = () => box.querySelector('[aria-label="Mana curve"] > [aria-hidden]')
  expect(chart()).not.toBeNull()
  buttonIn(box, 'Show as table: Mana curve').click()
  await waitFor(() => expect(chart()).toBeNull())
  buttonIn(box, 'Show as chart: Mana curve').click()
  await waitFor(() => expect(chart()).not.toBeNull())
})

test('a color with too few sources has a note, others do not', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  expect(tableRows(box, 'Symbols in costs and sources of mana by color')).toEqual([
    'White | 4 | 2 | 0 | 0',
    'Blue | 0 | 0 | 2 | 0',
    'Red | 7 | 7 | 18 | 0',
  ])
  expect(box.textContent).toContain(
    'White is short of sources: 36% of the symbols, and no sources.',
  )
  expect(box.textContent).not.toContain('Red is short')
  expect(box.textContent).toContain('Also produced: blue (2 sources)')
})

test('types are sorted by number of cards', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  expect(tableRows(box, 'Cards by type')).toEqual([
    'Lands | 20',
    'Instants | 4',
    'Creatures | 3',
    'Sorceries | 2',
  ])
})

test('prices are listed by finish, with the number of priced cards and their day', async () => {
  const foilOnly = { usd: null, usdFoil: '3.00', usdEtched: null, eur: null, eurFoil: null }
  const etched = cardNamed('Etched Card', { prices: foilOnly })
  const sheet = sheetWith([
    [bolt, 4],
    [etched, 1],
  ])
  const { box } = await drawPanel(DeckNumbers, sheet)
  expect(box.textContent).toContain('Nonfoil$6.00for the 4 with a price')
  expect(box.textContent).toContain('Foil$39.00for the 5 with a price')
  expect(box.textContent).toContain('as of August 15, 2026.')
})

test('cards that are not in the card data are reported', async () => {
  const lost = { ...rowOf(cardNamed('Lost Card'), 2), card: null }
  const { box } = await drawPanel(DeckNumbers, sheetWith([], { cards: [lost, rowOf(bolt, 4)] }))
  expect(box.textContent).toContain('2 cards are not in the card data')
  expect(box.textContent).toContain('Instants')
})

test('the panel shows a loading state, and an empty state', async () => {
  const { box, show } = await drawPanel(DeckNumbers, null)
  expect(box.textContent).toContain('Loading card details...')
  show(sheetWith([]))
  await waitFor(() => expect(box.textContent).toContain('Add cards to the main deck'))
  expect(box.querySelector('table')).toBeNull()
})
