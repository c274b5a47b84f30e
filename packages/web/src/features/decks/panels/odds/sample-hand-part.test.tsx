import type { DeckSheet } from '@manafolio/deck'
import { beforeEach, expect, test } from 'vitest'
import { buttonIn, isDisabled } from '../../../../test/controls.ts'
import { drawPanel, tableRows } from '../../../../test/decks/numbers-panel.tsx'
import { bolt, guide, mountain, sheetWith } from '../../../../test/decks/sheet.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { countHand } from './hand-counts.ts'
import { SampleHandPart } from './sample-hand-part.tsx'

const burn = (format: 'modern' | 'commander' = 'modern') =>
  sheetWith(
    [
      [mountain, 20],
      [bolt, 20],
      [guide, 20],
    ],
    { format },
  )

const owner = { userId: 'karn', deckId: 'deck-1' }

beforeEach(() => localStorage.clear())

async function drawHand(sheet: DeckSheet) {
  let seed = 0
  const seedOf = () => ++seed
  const { box, show } = await drawPanel(
    (props) => props.sheet && <SampleHandPart sheet={props.sheet} owner={owner} seedOf={seedOf} />,
    sheet,
  )
  return {
    box,
    show,
    press: (name: string) => buttonIn(box, name).click(),
    announcement: () => box.querySelector('[role=status]')?.textContent ?? '',
  }
}

const cardsIn = (box: ParentNode) => [...box.querySelectorAll<HTMLElement>('[data-card]')]
const namesIn = (box: ParentNode) => cardsIn(box).map((card) => card.dataset.card)

test('a small deck is drawn completely, with the names of its cards', async () => {
  const { box } = await drawHand(
    sheetWith([
      [mountain, 2],
      [bolt, 3],
    ]),
  )
  expect(namesIn(box).sort()).toEqual([
    ...['Lightning Bolt', 'Lightning Bolt', 'Lightning Bolt'],
    ...['Mountain', 'Mountain'],
  ])
  expect(box.textContent).toContain('Turn 1: 5 cards, 2 lands')
  expect(isDisabled(buttonIn(box, 'Draw'))).toBe(true)
})

test('a new hand has other cards, and is announced', async () => {
  const { box, press, announcement } = await drawHand(burn())
  const before = namesIn(box)
  expect(before).toHaveLength(7)
  expect(announcement()).toBe('')
  press('New hand')
  await waitFor(() => expect(namesIn(box)).not.toEqual(before))
  expect(announcement()).toMatch(/^New hand: .* and .*\.$/)
})

test('each draw is a turn, after which there is no mulligan', async () => {
  const { box, press, announcement } = await drawHand(burn())
  press('Draw')
  await waitFor(() => expect(cardsIn(box)).toHaveLength(8))
  expect(box.textContent).toContain('Turn 2: 8 cards')
  expect(announcement()).toBe(`Turn 2: ${namesIn(box).at(-1)} drawn.`)
  expect(isDisabled(buttonIn(box, 'Mulligan'))).toBe(true)
})

test('after a mulligan a kept hand puts a card on the bottom, and then the game begins', async () => {
  const { box, press, announcement } = await drawHand(burn())
  press('Mulligan')
  await waitFor(() =>
    expect(box.textContent).toContain('If you keep it, 1 card goes to the bottom.'),
  )
  expect(isDisabled(buttonIn(box, 'Draw'))).toBe(true)
  press('Keep')
  await waitFor(() => expect(box.textContent).toContain('Choose 1 card for the bottom'))
  expect(isDisabled(buttonIn(box, 'Mulligan'))).toBe(true)
  const [first] = cardsIn(box)
  expect(first?.textContent).toContain('Put on the bottom: ')
  const name = first?.dataset.card
  first?.click()
  await waitFor(() => expect(cardsIn(box)).toHaveLength(6))
  expect(announcement()).toBe(`${name} is on the bottom. 6 cards kept.`)
  expect(document.activeElement?.textContent).toBe('Draw')
  expect(cardsIn(box)[0]?.textContent).not.toContain('on the bottom')
})

test('choosing several cards keeps the focus among them', async () => {
  const { box, press } = await drawHand(burn())
  press('Mulligan')
  await waitFor(() => expect(box.textContent).toContain('1 card goes to the bottom'))
  press('Mulligan')
  await waitFor(() => expect(box.textContent).toContain('2 cards go to the bottom'))
  press('Keep')
  await waitFor(() => expect(box.textContent).toContain('Choose 2 cards for the bottom'))
  cardsIn(box)[2]?.click()
  await waitFor(() => expect(cardsIn(box)).toHaveLength(6))
  expect(document.activeElement).toBe(cardsIn(box)[2])
})

test('hands that are kept and mulliganed are counted by their lands', async () => {
  const { box, press, announcement } = await drawHand(sheetWith([[mountain, 60]]))
  expect(box.textContent).toContain('Keep or mulligan hands to count them here.')
  press('Keep')
  await waitFor(() => expect(box.textContent).toContain('You kept 1 of 1 hand;'))
  expect(announcement()).toBe('Kept: 7 cards, 7 lands.')
  press('New hand')
  await waitFor(() => expect(isDisabled(buttonIn(box, 'Mulligan'))).toBe(false))
  press('Mulligan')
  await waitFor(() => expect(box.textContent).toContain('You kept 1 of 2 hands;'))
  press('Keep')
  await waitFor(() => expect(cardsIn(box)[0]?.textContent).toContain('on the bottom'))
  expect(box.textContent).toContain('You kept 1 of 2 hands;')
  cardsIn(box)[0]?.click()
  await waitFor(() =>
    expect(box.textContent).toContain(
      'You kept 2 of 3 hands; those kept have 6.5 lands on average.',
    ),
  )
  const rows = tableRows(box, 'Hands that you kept and mulliganed, by their number of lands')
  expect(rows.slice(5)).toEqual(['5 | 0 | 0', '6 | 1 | 0', '7 | 1 | 1'])
})

test('a draw keeps the hand, and a hand that is only replaced is not counted', async () => {
  const { box, press } = await drawHand(burn())
  const before = namesIn(box)
  press('New hand')
  await waitFor(() => expect(namesIn(box)).not.toEqual(before))
  expect(box.textContent).toContain('Keep or mulligan hands')
  press('Draw')
  await waitFor(() => expect(box.textContent).toContain('You kept 1 of 1 hand;'))
  press('Draw')
  await waitFor(() => expect(cardsIn(box)).toHaveLength(9))
  expect(box.textContent).toContain('You kept 1 of 1 hand;')
})

test('counts belong to a deck, outlast the page, and can be reset', async () => {
  const { press, box } = await drawHand(burn())
  press('Mulligan')
  await waitFor(() => expect(box.textContent).toContain('You kept 0 of 1 hand.'))
  const again = await drawHand(burn())
  expect(again.box.textContent).toContain('You kept 0 of 1 hand.')
  countHand({ ...owner, deckId: 'deck-2' }, 'kept', 3)
  expect(again.box.textContent).toContain('You kept 0 of 1 hand.')
  again.press('Reset counts')
  await waitFor(() => expect(again.box.textContent).toContain('Keep or mulligan hands'))
  expect(document.activeElement?.textContent).toContain('Keep or mulligan hands')
})

test('with a commander the first mulligan is free, as a note says', async () => {
  const { box, press } = await drawHand(burn('commander'))
  expect(box.textContent).toContain('In this format the first mulligan is free.')
  press('Mulligan')
  await waitFor(() => expect(box.textContent).not.toContain('first mulligan is free'))
  expect(namesIn(box)).toHaveLength(7)
  expect(box.textContent).not.toContain('to the bottom')
})

test('a hand stays when the deck changes, with a note', async () => {
  const { box, show } = await drawHand(burn())
  const before = namesIn(box)
  const text = 'The deck has changed since this hand was drawn.'
  show({ ...burn() })
  expect(box.textContent).not.toContain(text)
  show(sheetWith([[guide, 60]]))
  await waitFor(() => expect(box.textContent).toContain(text))
  expect(namesIn(box)).toEqual(before)
  buttonIn(box, 'New hand').click()
  await waitFor(() => expect(new Set(namesIn(box))).toEqual(new Set(['Goblin Guide'])))
  expect(box.textContent).not.toContain(text)
})

test('the dialog has the same hand, and its cards can be enlarged', async () => {
  const { box, press } = await drawHand(burn())
  press('Enlarge')
  const dialog = await waitFor(() => {
    const found = document.querySelector('[role=dialog]')
    if (!found) throw new Error('There is no dialog.')
    return found
  })
  expect(namesIn(dialog)).toEqual(namesIn(box))
  const looked = () => cardsIn(dialog).map((card) => card.getAttribute('aria-pressed'))
  cardsIn(dialog)[1]?.click()
  await waitFor(() => expect(looked().indexOf('true')).toBe(1))
  buttonIn(dialog, 'Draw').click()
  await waitFor(() => expect(looked()).toHaveLength(8))
  expect(looked()).not.toContain('true')
  expect(namesIn(box)).toEqual(namesIn(dialog))
})
