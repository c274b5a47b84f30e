import { expect, test } from 'vitest'
import { drawPanel, tableRows } from '../../../../test/decks/numbers-panel.tsx'
import {
  bolt,
  guide,
  island,
  krenko,
  mountain,
  sheetWith,
  wrath,
} from '../../../../test/decks/sheet.ts'
import { deckOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import type { ToolPanelProps } from '../tool-panel.ts'
import { OddsPanel } from './odds-panel.tsx'

const burn = sheetWith([
  [mountain, 24],
  [bolt, 36],
])

const Panel = ({ sheet }: Pick<ToolPanelProps, 'sheet'>) => (
  <OddsPanel sheet={sheet} deck={deckOf()} />
)

/** Without workers, as here, the main thread computes the odds. */
async function drawOdds(sheet = burn) {
  const page = await drawPanel(Panel, sheet)
  await waitFor(() => expect(page.box.textContent).toContain('keepable'))
  return page
}

test('a deck of 60 with 24 lands has 84% keepable opening hands', async () => {
  const { box } = await drawOdds()
  expect(box.textContent).toContain(
    '84% of opening hands are keepable: 2 to 5 lands in seven cards.',
  )
  expect(box.textContent).toContain('A hand has 2.8 lands on average.')
  const rows = tableRows(box, 'Chance of each number of lands in the opening hand')
  expect(rows[0]).toBe('0 | 2% | no')
  expect(rows[2]).toBe('2 | 27% | yes')
  expect(rows[7]).toBe('7 | under 1% | no')
})

test('colors are shown by turn, with the method of calculation', async () => {
  const { box } = await drawOdds()
  const rows = tableRows(box, 'Chance of a land of each color by turn, in percent')
  expect(rows).toEqual(['Red | 98% | 99% | 99% | over 99% | over 99% | over 99% | over 99%'])
  expect(box.textContent).toContain(
    'Chances without a margin of error are calculated exactly. Only lands count as mana sources',
  )
  const onCurve = [...box.querySelectorAll('[aria-label$="on curve"]')]
  expect(onCurve.map((part) => part.getAttribute('aria-label'))).toEqual([
    'Hardest to cast on curve',
  ])
})

test('mulligans are shown with the cards that are kept', async () => {
  const { box } = await drawOdds()
  expect(tableRows(box, 'Chance of a keepable hand by the number of mulligans')).toEqual([
    'None | 7 cards | 84%',
    '1 | 6 cards | 98%',
    '2 | 5 cards | over 99%',
  ])
  expect(box.textContent).toContain('A hand is keepable with 2 to 5 lands among the seven.')
})

const lands = 'Lands that make each color, and how many it needs'

test('a color names the lands that it needs, and its most demanding card', async () => {
  const { box } = await drawOdds(
    sheetWith([
      [mountain, 12],
      [island, 8],
      [wrath, 4],
      [bolt, 36],
    ]),
  )
  expect(tableRows(box, lands)).toEqual([
    expect.stringMatching(/^White \| Wrath of God .*16 lands short \| 0 \| 16$/),
    expect.stringMatching(/^Red \| Lightning Bolt .*2 lands short \| 12 \| 14$/),
  ])
})

test('a color that every land makes has enough', async () => {
  const { box } = await drawOdds(
    sheetWith([
      [mountain, 10],
      [bolt, 50],
    ]),
  )
  expect(tableRows(box, lands)).toEqual([
    expect.stringMatching(/^Red \| Lightning Bolt .*Enough: every land makes it \| 10 \| 14$/),
  ])
})

test('the spells that are hardest to cast on curve are named, with their chances', async () => {
  const { box } = await drawOdds(
    sheetWith([
      [mountain, 12],
      [island, 12],
      [wrath, 1],
      [bolt, 35],
    ]),
  )
  expect(box.textContent).toContain(
    'Your lands pay for Wrath of God by turn 4 in 0% of games. Wrath of God has the hardest colors:',
  )
  const caption = 'Chance that the lands pay for a card on the turn of its mana value'
  expect(tableRows(box, caption)).toEqual([
    expect.stringMatching(/^Wrath of God .*\| 4 \| 0% \| 0%$/),
    expect.stringMatching(/^Lightning Bolt .*\| 1 \| 81% \| 83%$/),
  ])
})

test('a commander is shown from the turn of its mana value on', async () => {
  const lead = { commander: krenko, commanderId: krenko.id, commanderName: krenko.name }
  const copies = [
    [mountain, 37],
    [bolt, 62],
  ] as const
  const { box } = await drawOdds(sheetWith(copies, { format: 'commander', ...lead }))
  const heads = [...box.querySelectorAll('[aria-label="Krenko, Mob Boss on curve"] thead th')]
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Turn', '4', '5', '6', '7', '8'])
  expect(box.textContent).toMatch(/Your lands can pay for it by turn 4 in 5\d% of games/)
  expect(box.textContent).toContain('3 to 5 lands in seven cards')
  expect(box.textContent).toContain('In this format the first mulligan is free.')
  const mulligans = tableRows(box, 'Chance of a keepable hand by the number of mulligans')
  expect(mulligans.map((row) => row.replace(/ \|[^|]*$/, ''))).toEqual([
    'None | 7 cards',
    '1 (free) | 7 cards',
    '2 | 6 cards',
  ])
})

test('a deck without lands shows a sample hand, and no odds', async () => {
  const { box } = await drawPanel(Panel, sheetWith([[bolt, 36]]))
  await waitFor(() => expect(box.textContent).toContain('This deck has no lands.'))
  const parts = [...box.querySelectorAll('section[aria-label]')]
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Sample hand'])
  expect(box.textContent).not.toContain('%')
})

test('the odds follow changes of the deck', async () => {
  const { box, show } = await drawOdds()
  show(
    sheetWith([
      [mountain, 1],
      [guide, 59],
    ]),
  )
  await waitFor(() => expect(box.textContent).toContain('0% of opening hands are keepable'))
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).toBeNull())
})

test('a deck without cards explains the panel', async () => {
  const { box, show } = await drawPanel(Panel, null)
  expect(box.textContent).toContain('Loading card details...')
  show(sheetWith([]))
  await waitFor(() => expect(box.textContent).toContain('Add cards to the main deck'))
})
