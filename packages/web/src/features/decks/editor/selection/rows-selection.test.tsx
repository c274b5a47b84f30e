import { beforeEach, expect, test } from 'vitest'
import { buttonIn, type } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { burn, drawCards, focusName, pressKey } from '../../../../test/decks/deck-cards.tsx'
import { waitFor } from '../../../../test/wait-for.ts'
import type { DeckActions } from '../../kit/deck-actions.ts'

setUpDeckServer()
beforeEach(() => localStorage.clear())

type Applied = Parameters<DeckActions['apply']>

/** The cards of a deck, of whose changes a list is kept. */
async function draw() {
  const applied: Applied[] = []
  const page = await drawCards(burn(), {
    apply(...change) {
      applied.push(change)
      return true
    },
  })
  const selected = () =>
    [...page.box.querySelectorAll<HTMLInputElement>('[data-row] input:checked')].map((box) =>
      box.getAttribute('aria-label'),
    )
  const item = (label: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const found = all.find((one) => one.textContent === label)
    if (!found) throw new Error(`There is no ${label} in the menu.`)
    return found
  }
  return { ...page, applied, selected, item }
}

test('Space and the arrows with Shift select rows; what is done with them is one change', async () => {
  const { box, applied, selected, item } = await draw()
  focusName(box, 'Goblin Guide')
  pressKey(' ')
  await waitFor(() => expect(selected()).toEqual(['Select Goblin Guide']))
  pressKey('ArrowDown', { shiftKey: true })
  await waitFor(() => expect(selected()).toEqual(['Select Goblin Guide', 'Select Lightning Bolt']))
  await waitFor(() => buttonIn(box, 'Move').click())
  await waitFor(() => item('Considering').click())
  expect(applied).toMatchObject([
    [
      {
        cards: [
          { cardName: 'Goblin Guide', slotType: 'main', quantity: 0 },
          { cardName: 'Goblin Guide', slotType: 'considering', quantity: 3 },
          { cardName: 'Lightning Bolt', slotType: 'main', quantity: 0 },
          { cardName: 'Lightning Bolt', slotType: 'considering', quantity: 4 },
        ],
      },
      'moved 2 cards to the considering board',
    ],
  ])
})

test('Ctrl+A selects all rows, Escape none; the bar removes them', async () => {
  const { box, applied, selected } = await draw()
  focusName(box, 'Mountain')
  pressKey('a', { ctrlKey: true })
  await waitFor(() => expect(selected()).toHaveLength(7))
  await waitFor(() => buttonIn(box, 'Remove').click())
  const [change, label] = applied[0] ?? []
  expect(label).toBe('removed 7 cards')
  expect(change?.cards.map(({ quantity }) => quantity)).toEqual(Array.from({ length: 7 }, () => 0))
  pressKey('Escape')
  await waitFor(() => expect(selected()).toEqual([]))
})

test('the selected cards get a category that is typed', async () => {
  const { box, applied } = await draw()
  focusName(box, 'Mountain')
  pressKey('a', { ctrlKey: true })
  await waitFor(() => buttonIn(box, 'Category').click())
  await waitFor(() => buttonIn(document, 'Save'))
  const field = document.querySelector<HTMLInputElement>('[role=dialog] [data-autofocus]')
  if (!field) throw new Error('There is no field.')
  type(field, ' Fast ')
  buttonIn(document, 'Save').click()
  await waitFor(() => expect(applied).toHaveLength(1))
  const [change, label] = applied[0] ?? []
  expect(label).toBe('changed the categories of 7 cards')
  expect(change?.cards.map(({ categories }) => categories)).toEqual(
    Array.from({ length: 7 }, () => ['Fast']),
  )
})
