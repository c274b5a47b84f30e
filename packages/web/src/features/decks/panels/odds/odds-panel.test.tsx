import { expect, test } from 'vitest'
import { drawPanel, tableRows } from '../../../../test/decks/numbers-panel.tsx'
import { bolt, guide, krenko, mountain, sheetWith } from '../../../../test/decks/sheet.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { OddsPanel } from './odds-panel.tsx'

const burn = sheetWith([
  [mountain, 24],
  [bolt, 36],
])

/** Without workers, as here, the main thread computes the odds. */
async function drawOdds(sheet = burn) {
  const page = await drawPanel(OddsPanel, sheet)
  await waitFor(() => expect(page.box.textContent).toContain('keepable'))
  return page
}

test('a deck of 60 with 24 lands has 84% keepable opening hands', async () => {
  const { box } = await drawOdds()
  expect(box.textContent).toContain(
    '84% of opening hands are keepable: 2 to 5 lands in seven cards.',
  )
  expect(box.textContent).toContain('With one mulligan it is 98%. A hand has 2.8 lands on average.')
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
    'Calculated exactly. Only lands count as mana sources, and you go first.',
  )
  expect(box.textContent).not.toContain('on curve')
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
  expect(box.textContent).toContain('With one free mulligan')
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
  expect(box.querySelector('[aria-busy=true]')).toBeNull()
})

test('a deck without cards explains the panel', async () => {
  const { box, show } = await drawPanel(OddsPanel, null)
  expect(box.textContent).toContain('Loading card details...')
  show(sheetWith([]))
  await waitFor(() => expect(box.textContent).toContain('Add cards to the main deck'))
})
