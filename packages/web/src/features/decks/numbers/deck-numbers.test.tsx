import { expect, test } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { cardNamed, rowOf } from '../../../test/decks.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { DeckNumbers } from './deck-numbers.tsx'
import { drawPanel, tableRows } from './test-panel.tsx'
import { bolt, guide, island, mountain, sheetWith, wrath } from './test-sheet.ts'

const burn = sheetWith([
  [mountain, 18],
  [island, 2],
  [bolt, 4],
  [guide, 3],
  [wrath, 2],
])

const figuresIn = (box: ParentNode) =>
  [...box.querySelectorAll('dl:first-of-type > div')].slice(0, 3).map((one) => one.textContent)

test('the figures are of the main deck, its sideboard beside them', async () => {
  const cards = [rowOf(mountain, 20), rowOf(bolt, 5), rowOf(guide, 3, 'side')]
  const { box } = await drawPanel(DeckNumbers, sheetWith([], { cards }))
  expect(figuresIn(box)).toEqual([
    'Mana value1.00average, without lands',
    'Lands2080% of the deck',
    'Cards25and 3 side',
  ])
})

test('the curve has a table behind it, with permanents and without lands', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  const rows = tableRows(box, 'Cards by mana value, without lands')
  expect(rows).toHaveLength(8)
  expect(rows[1]).toBe('1 | 7 | 3 | 4')
  expect(rows[4]).toBe('4 | 2 | 0 | 2')
  expect(rows[7]).toBe('7+ | 0 | 0 | 0')
})

test('the table takes the place of the chart for who asks for it', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  const chart = () => box.querySelector('[aria-label="Mana curve"] > [aria-hidden]')
  expect(chart()).not.toBeNull()
  buttonIn(box, 'Show as table: Mana curve').click()
  await waitFor(() => expect(chart()).toBeNull())
  buttonIn(box, 'Show as chart: Mana curve').click()
  await waitFor(() => expect(chart()).not.toBeNull())
})

test('a colour without enough sources is told of in words, others are not', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  expect(tableRows(box, 'Symbols in costs and sources of mana by colour')).toEqual([
    'White | 4 | 2 | 0 | 0',
    'Blue | 0 | 0 | 2 | 0',
    'Red | 7 | 7 | 18 | 0',
  ])
  expect(box.textContent).toContain(
    'White is short of sources: 36% of the symbols, and nothing makes it.',
  )
  expect(box.textContent).not.toContain('Red is short')
  expect(box.textContent).toContain('Also made: blue (2 sources)')
})

test('types stand in the order of how many there are', async () => {
  const { box } = await drawPanel(DeckNumbers, burn)
  expect(tableRows(box, 'Cards by type')).toEqual([
    'Lands | 20',
    'Instants | 4',
    'Creatures | 3',
    'Sorceries | 2',
  ])
})

test('prices are told by finish, for the copies that have one, with their day', async () => {
  const foilOnly = { usd: null, usdFoil: '3.00', eur: null, eurFoil: null }
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

test('cards that the card data does not know are told of', async () => {
  const lost = { ...rowOf(cardNamed('Lost Card'), 2), card: null }
  const { box } = await drawPanel(DeckNumbers, sheetWith([], { cards: [lost, rowOf(bolt, 4)] }))
  expect(box.textContent).toContain('The card data does not know 2 cards')
  expect(box.textContent).toContain('Instants')
})

test('until the cards are known it says so, and an empty deck says what will stand there', async () => {
  const { box, show } = await drawPanel(DeckNumbers, null)
  expect(box.textContent).toContain('Loading what is known of the cards...')
  show(sheetWith([]))
  await waitFor(() => expect(box.textContent).toContain('Once the main deck has cards'))
  expect(box.querySelector('table')).toBeNull()
})
