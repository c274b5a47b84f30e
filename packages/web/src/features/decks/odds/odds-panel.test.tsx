import { expect, test } from 'vitest'
import { waitFor } from '../../../test/wait-for.ts'
import { drawPanel, tableRows } from '../numbers/test-panel.tsx'
import { bolt, guide, krenko, mountain, sheetWith } from '../numbers/test-sheet.ts'
import { OddsPanel } from './odds-panel.tsx'

const burn = sheetWith([
  [mountain, 24],
  [bolt, 36],
])

/** A page without workers, as here, does the work itself. */
async function drawOdds(sheet = burn) {
  const page = await drawPanel(OddsPanel, sheet)
  await waitFor(() => expect(page.box.textContent).toContain('keepable'))
  return page
}

test('the opening hand of a deck of 60 with 24 lands is kept 84 times of a hundred', async () => {
  const { box } = await drawOdds()
  expect(box.textContent).toContain(
    '84% of opening hands are keepable: 2 to 5 lands in seven cards.',
  )
  expect(box.textContent).toContain('With one mulligan it is 98%. A hand has 2.8 lands on average.')
  const rows = tableRows(box, 'Chance of so many lands in the opening hand')
  expect(rows[0]).toBe('0 | 2% | no')
  expect(rows[2]).toBe('2 | 27% | yes')
  expect(rows[7]).toBe('7 | under 1% | no')
})

test('colours are told by turn, and how all of it was found', async () => {
  const { box } = await drawOdds()
  const rows = tableRows(box, 'Chance of a land of each colour by turn, in percent')
  expect(rows).toEqual(['Red | 98% | 99% | 99% | over 99% | over 99% | over 99% | over 99%'])
  expect(box.textContent).toContain(
    'Calculated exactly. Only lands count, not what else makes mana, and you go first.',
  )
  expect(box.textContent).not.toContain('on curve')
})

test('a commander is told of from the turn of its mana value on', async () => {
  const lead = { commander: krenko, commanderId: krenko.id, commanderName: krenko.name }
  const copies = [
    [mountain, 37],
    [bolt, 62],
  ] as const
  const { box } = await drawOdds(sheetWith(copies, { format: 'commander', ...lead }))
  const heads = [...box.querySelectorAll('[aria-label="Krenko, Mob Boss on curve"] thead th')]
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Turn', '4', '5', '6', '7', '8'])
  expect(box.textContent).toMatch(/By turn 4 your lands pay for it in 5\d% of games/)
  expect(box.textContent).toContain('3 to 5 lands in seven cards')
  expect(box.textContent).toContain('With one free mulligan')
})

test('a change of the deck is followed', async () => {
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

test('a deck without cards says what will stand there', async () => {
  const { box, show } = await drawPanel(OddsPanel, null)
  expect(box.textContent).toContain('Loading what is known of the cards...')
  show(sheetWith([]))
  await waitFor(() => expect(box.textContent).toContain('Once the main deck has cards'))
})
