import type { DeckSheet } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { drawPanel } from '../numbers/test-panel.tsx'
import { bolt, guide, mountain, sheetWith } from '../numbers/test-sheet.ts'
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

async function drawHand(sheet: DeckSheet) {
  let seed = 0
  const seedOf = () => ++seed
  const { box, show } = await drawPanel(
    (props) => props.sheet && <SampleHandPart sheet={props.sheet} seedOf={seedOf} />,
    sheet,
  )
  return {
    ...{ box, show },
    press: (name: string) => buttonIn(box, name).click(),
    told: () => box.querySelector('[role=status]')?.textContent ?? '',
  }
}

const cardsIn = (box: ParentNode) => [...box.querySelectorAll<HTMLElement>('[data-card]')]
const namesIn = (box: ParentNode) => cardsIn(box).map((card) => card.getAttribute('aria-label'))

test('a small deck is drawn whole, its cards by their names', async () => {
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

test('another hand is of other cards, and is told of', async () => {
  const { box, press, told } = await drawHand(burn())
  const before = namesIn(box)
  expect(before).toHaveLength(7)
  expect(told()).toBe('')
  press('New hand')
  await waitFor(() => expect(namesIn(box)).not.toEqual(before))
  expect(told()).toMatch(/^New hand: .* and .*\.$/)
})

test('each draw is a turn, and from the first on there is no mulligan', async () => {
  const { box, press, told } = await drawHand(burn())
  press('Draw')
  await waitFor(() => expect(cardsIn(box)).toHaveLength(8))
  expect(box.textContent).toContain('Turn 2: 8 cards')
  expect(told()).toBe(`Turn 2: ${namesIn(box).at(-1)} drawn.`)
  expect(isDisabled(buttonIn(box, 'Mulligan'))).toBe(true)
})

test('after a mulligan a card is chosen for the bottom, and then the game begins', async () => {
  const { box, press, told } = await drawHand(burn())
  press('Mulligan')
  await waitFor(() =>
    expect(box.textContent).toContain('Choose 1 card for the bottom of the library'),
  )
  expect(isDisabled(buttonIn(box, 'Draw'))).toBe(true)
  const [first] = cardsIn(box)
  const name = first?.getAttribute('aria-label')?.match(/^Put (.*) on the bottom$/)?.[1]
  first?.click()
  await waitFor(() => expect(cardsIn(box)).toHaveLength(6))
  expect(told()).toBe(`${name} is on the bottom. 6 cards kept.`)
  expect(document.activeElement?.textContent).toBe('Draw')
  expect(namesIn(box)[0]).not.toContain('on the bottom')
})

test('who chooses several cards stays among them', async () => {
  const { box, press } = await drawHand(burn())
  press('Mulligan')
  await waitFor(() => expect(box.textContent).toContain('Choose 1 card for the bottom'))
  press('Mulligan')
  await waitFor(() => expect(box.textContent).toContain('Choose 2 cards for the bottom'))
  cardsIn(box)[2]?.click()
  await waitFor(() => expect(cardsIn(box)).toHaveLength(6))
  expect(document.activeElement).toBe(cardsIn(box)[2])
})

test('with a commander the first mulligan is free, and the page says so', async () => {
  const { box, press } = await drawHand(burn('commander'))
  expect(box.textContent).toContain('In this format the first mulligan is free.')
  press('Mulligan')
  await waitFor(() => expect(box.textContent).not.toContain('first mulligan is free'))
  expect(namesIn(box)).toHaveLength(7)
  expect(box.textContent).not.toContain('for the bottom')
})

test('a hand stays when the deck changes, and says that it did', async () => {
  const { box, show } = await drawHand(burn())
  const before = namesIn(box)
  const words = 'The deck has changed since this hand was drawn.'
  show({ ...burn() })
  expect(box.textContent).not.toContain(words)
  show(sheetWith([[guide, 60]]))
  await waitFor(() => expect(box.textContent).toContain(words))
  expect(namesIn(box)).toEqual(before)
  buttonIn(box, 'New hand').click()
  await waitFor(() => expect(new Set(namesIn(box))).toEqual(new Set(['Goblin Guide'])))
  expect(box.textContent).not.toContain(words)
})

test('the dialog has the same hand, and a card in it can be read', async () => {
  const { box, press } = await drawHand(burn())
  press('Larger')
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
