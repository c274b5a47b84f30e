import type { DeckSheet } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { drawPanel, tableRows } from '../../../../test/decks/numbers-panel.tsx'
import { bolt, krenko, mountain, sheetWith } from '../../../../test/decks/sheet.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { GoldfishPart } from './goldfish-part.tsx'

const burnWith = (lands: number) =>
  sheetWith([
    [mountain, lands],
    [bolt, 60 - lands],
  ])

/** Without workers, as here, the main thread plays the games. */
async function drawGoldfish(sheet: DeckSheet) {
  const page = await drawPanel(
    (props) => props.sheet && <GoldfishPart sheet={props.sheet} />,
    sheet,
  )
  const isDone = () => waitFor(() => expect(page.box.textContent).toContain('10,000 games played.'))
  await isDone()
  const rows = () => tableRows(page.box, 'Averages over 10,000 games, with margins of error of 95%')
  return { ...page, isDone, rows, optionOf: (label: string) => optionIn(page.box, label) }
}

function optionIn(box: ParentNode, label: string): HTMLElement {
  const found = [...box.querySelectorAll('label')].find(
    ({ textContent }) => textContent.trim() === label,
  )
  if (!found) throw new Error(`There is no option “${label}”.`)
  return found
}

test('averages have margins of error, and are the same for the same deck', async () => {
  const { rows } = await drawGoldfish(burnWith(24))
  expect(rows()).toEqual([
    expect.stringMatching(/^Cards in the hand you keep \| 6\.8\d \| ± 0\.01$/),
    expect.stringMatching(
      /^Mana of its color by turn 3: Red \| over 99% \| ± 0\.\d percentage points$/,
    ),
    expect.stringMatching(/^Lands in play on turn 4 \| 3\.\d\d \| ± 0\.0\d$/),
    expect.stringMatching(
      /^A land played on each of the first 4 turns \| \d\d% \| ± [01]\.\d percentage points$/,
    ),
  ])
  const again = await drawGoldfish(burnWith(24))
  expect(again.rows()).toEqual(rows())
})

test('another deck and other options are played anew', async () => {
  const { box, rows, show, isDone, optionOf } = await drawGoldfish(burnWith(24))
  const onThePlay = rows()
  optionOf('On the draw').click()
  await waitFor(() => expect(rows()).not.toEqual(onThePlay))
  optionOf('Mulligan hands without 2 to 5 lands').click()
  await waitFor(() => expect(box.textContent).not.toContain('Cards in the hand'))
  show(burnWith(0))
  await waitFor(() => expect(box.textContent).toContain('Lands in play on turn 40.00'))
  await isDone()
  expect(rows()[1]).toBe('Lands in play on turn 4 | 0.00 | ± 0.00')
})

test('a commander is castable by the turn of its mana value and the two after it', async () => {
  const lead = { commander: krenko, commanderId: krenko.id, commanderName: krenko.name }
  const copies = [
    [mountain, 37],
    [bolt, 62],
  ] as const
  const { box, rows, optionOf } = await drawGoldfish(
    sheetWith(copies, { format: 'commander', ...lead }),
  )
  expect(rows().slice(-3)).toEqual([
    expect.stringMatching(
      /^Krenko, Mob Boss castable by turn 4 \| \d\d% \| ± [01]\.\d percentage points$/,
    ),
    expect.stringMatching(
      /^Krenko, Mob Boss castable by turn 5 \| \d\d% \| ± [01]\.\d percentage points$/,
    ),
    expect.stringMatching(
      /^Krenko, Mob Boss castable by turn 6 \| \d\d% \| ± [01]\.\d percentage points$/,
    ),
  ])
  expect(optionOf('On the draw').querySelector('input')?.checked).toBe(true)
  optionOf('On the play').click()
  await waitFor(() => expect(box.textContent).toContain('nobody skips the first draw'))
})
