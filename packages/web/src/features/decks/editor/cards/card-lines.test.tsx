import { beforeEach, expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  bolt,
  drawCards,
  focusedName,
  focusName,
  guide,
  mountain,
  namesIn,
  pressKey,
  rowOfName,
} from '../../../../test/decks/deck-cards.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { deckViewKey } from '../../kit/rows/use-deck-view.ts'

setUpDeckServer()
beforeEach(() => localStorage.clear())

const foil = { ...rowOf(bolt, 1), finish: 'foil' as const }
const other = rowOf(
  cardNamed('Lightning Bolt', {
    id: 'lightning-bolt-2x2',
    typeLine: 'Instant',
    setCode: '2x2',
    collectorNumber: '117',
    prices: { usd: '1.00', usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
  }),
  2,
)
const line = '7 Lightning Bolt, 2 printings, nonfoil and foil'
const boltRows = [
  '4 Lightning Bolt, ZEN 1',
  '1 Lightning Bolt, ZEN 1, foil',
  '2 Lightning Bolt, 2X2 117',
]
const deck = () =>
  deckOf({ cards: [rowOf(guide, 3), rowOf(bolt, 4), foil, other, rowOf(mountain, 20)] })
const isOpen = (box: ParentNode) =>
  rowOfName(box, line).querySelector('[data-main]')?.getAttribute('aria-expanded')

test('a card in several printings and finishes is one line, with all copies, from its lowest price', async () => {
  const { box } = await drawCards(deck())
  expect(namesIn(box)).toEqual(['3 Goblin Guide', line, '20 Mountain'])
  expect(rowOfName(box, line).textContent).toContain('from $1.00')
  expect(isOpen(box)).toBe('false')
  rowOfName(box, line).querySelector<HTMLElement>('[data-main]')?.click()
  await waitFor(() =>
    expect(namesIn(box)).toEqual(['3 Goblin Guide', line, ...boltRows, '20 Mountain']),
  )
})

test.each(['list', 'text', 'stacks'])('as %s, the arrow keys open and close it', async (look) => {
  localStorage.setItem(deckViewKey, JSON.stringify({ look, grouping: 'type', boards: 'apart' }))
  const { box } = await drawCards(deck())
  focusName(box, line)
  pressKey('ArrowLeft')
  expect(isOpen(box)).toBe('false')
  pressKey('ArrowRight')
  await waitFor(() => expect(isOpen(box)).toBe('true'))
  pressKey('ArrowDown')
  await waitFor(() => expect(focusedName()).toBe('4 Lightning Bolt, ZEN 1'))
  pressKey('ArrowLeft')
  await waitFor(() => expect(isOpen(box)).toBe('false'))
  expect(focusedName()).toBe(line)
  pressKey('ArrowDown')
  expect(focusedName()).toBe('20 Mountain')
})

test('a closed line is selected with all of its rows', async () => {
  const removed: Parameters<DeckActions['apply']>[] = []
  const { box } = await drawCards(deck(), {
    apply(...change) {
      removed.push(change)
      return true
    },
  })
  focusName(box, line)
  pressKey(' ')
  await waitFor(() => expect(box.querySelector('[data-row] input:checked')).not.toBeNull())
  await waitFor(() => buttonIn(box, 'Remove').click())
  expect(removed[0]?.[0].cards).toHaveLength(3)
  expect(removed[0]?.[0].cards?.every(({ cardName }) => cardName === 'Lightning Bolt')).toBe(true)
})

test('a line that an edit makes is open, so that what was edited stays in sight', async () => {
  const { box, show } = await drawCards(deckOf({ cards: [rowOf(guide, 3), rowOf(bolt, 4)] }))
  expect(namesIn(box)).toEqual(['3 Goblin Guide', '4 Lightning Bolt'])
  show(deckOf({ cards: [rowOf(guide, 3), rowOf(bolt, 4), foil] }))
  await waitFor(() =>
    expect(namesIn(box)).toEqual([
      '3 Goblin Guide',
      '5 Lightning Bolt, nonfoil and foil',
      '4 Lightning Bolt, ZEN 1',
      '1 Lightning Bolt, ZEN 1, foil',
    ]),
  )
})

test('copies on another board are a line of their own', async () => {
  const { box } = await drawCards(deckOf({ cards: [rowOf(bolt, 3), rowOf(bolt, 1, 'side')] }))
  expect(namesIn(box)).toEqual(['3 Lightning Bolt', '1 Lightning Bolt, Sideboard'])
})
