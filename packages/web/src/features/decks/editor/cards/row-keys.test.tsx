import { beforeEach, expect, test } from 'vitest'
import { buttonIn, isDisabled } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  bolt,
  burn,
  drawCards,
  focusedName,
  focusName,
  groupsIn,
  guide,
  mountain,
  namesIn,
  pressKey,
  shownDialog,
} from '../../../../test/decks/deck-cards.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const state = setUpDeckServer()

beforeEach(() => localStorage.clear())

const statusIn = (box: ParentNode) => box.querySelector('[role=status]')?.textContent
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('pressing the button up to 99 keeps the focus', async () => {
  const { box } = await drawCards(deckOf({ cards: [rowOf(mountain, 98), rowOf(bolt)] }))
  const more = buttonIn(box, 'One more Mountain')
  more.focus()
  more.click()
  await waitFor(() => expect(isDisabled(more)).toBe(true))
  expect(document.activeElement).toBe(more)
})

test.each([
  ['+', '5 Lightning Bolt'],
  ['=', '5 Lightning Bolt'],
  ['-', '3 Lightning Bolt'],
])('%s in a row changes its quantity', async (key, name) => {
  const { box } = await drawCards(burn())
  focusName(box, '4 Lightning Bolt')
  pressKey(key)
  await waitFor(() => expect(namesIn(box)).toContain(name))
  expect(focusedName()).toBe(name)
})

test.each(['Delete', 'Backspace'])(
  '%s removes the row, and the next has the focus',
  async (key) => {
    const { box } = await drawCards(burn())
    focusName(box, 'Goblin Guide')
    pressKey(key)
    await waitFor(() => expect(namesIn(box)).not.toContain('3 Goblin Guide'))
    expect(focusedName()).toBe('4 Lightning Bolt')
  },
)

test('S moves all copies to the other slot and back', async () => {
  const { box } = await drawCards(burn())
  focusName(box, 'Goblin Guide')
  pressKey('s')
  await waitFor(() => expect(namesIn(box)).toContain('3 Goblin Guide, Sideboard'))
  expect(statusIn(box)).toBe('Goblin Guide: moved to the sideboard')
  focusName(box, 'Goblin Guide')
  pressKey('S')
  await waitFor(() => expect(namesIn(box)).toContain('3 Goblin Guide'))
})

test('P opens the printings, and closing them returns the focus to the row', async () => {
  state.found['Goblin Guide'] = [guide, cardNamed('Other Guide', { name: 'Goblin Guide' })]
  const { box } = await drawCards(burn())
  focusName(box, 'Goblin Guide')
  pressKey('p')
  const dialog = await waitFor(() => shownDialog())
  expect(dialog.textContent).toContain('Change Card Printing')
  await waitFor(() => expect(dialog.querySelectorAll('[data-printing]')).toHaveLength(2))
  dialog.querySelector<HTMLElement>('[data-printing=other-guide]')?.click()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await waitFor(() => expect(document.activeElement?.closest('[data-row]')).not.toBeNull())
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  expect(row?.dataset.row).toBe('main other-guide nonfoil')
  expect(namesIn(box)).toContain('3 Goblin Guide')
})

test('keys with modifiers, or pressed outside of a row, are left to the browser', async () => {
  const { box } = await drawCards(burn())
  focusName(box, 'Goblin Guide')
  pressKey('-', { ctrlKey: true })
  pressKey('s', { metaKey: true })
  box.querySelector<HTMLElement>('[aria-label="Group by"]')?.focus()
  pressKey('-')
  pressKey('Delete')
  await settled()
  expect(namesIn(box)).toContain('3 Goblin Guide')
})

test('holding a key down removes nothing', async () => {
  const { box } = await drawCards(burn())
  focusName(box, 'Walking Ballista')
  for (const key of ['-', 'Delete', 's']) pressKey(key, { repeat: true })
  await settled()
  expect(namesIn(box)).toContain('1 Walking Ballista')
  pressKey('+', { repeat: true })
  await waitFor(() => expect(namesIn(box)).toContain('2 Walking Ballista'))
})

test('the list is one tab stop, and arrows move through all groups', async () => {
  const { box } = await drawCards(burn())
  const stops = () => [...box.querySelectorAll('[data-main][tabindex="0"]')].map((one) => one)
  expect(stops().map((one) => one.getAttribute('aria-label'))).toEqual(['1 Walking Ballista'])
  focusName(box, 'Walking Ballista')
  pressKey('ArrowUp')
  expect(focusedName()).toBe('1 Walking Ballista')
  pressKey('ArrowDown')
  pressKey('ArrowDown')
  expect(focusedName()).toBe('4 Lightning Bolt')
  pressKey('End')
  expect(focusedName()).toBe('2 Sol Ring, Sideboard')
  await waitFor(() => expect(stops()).toEqual([document.activeElement]))
  pressKey('Home')
  expect(focusedName()).toBe('1 Walking Ballista')
})

test('removing the last row focuses the previous one, removing the only row the heading', async () => {
  const { box } = await drawCards(deckOf({ cards: [rowOf(bolt), rowOf(mountain)] }))
  focusName(box, 'Mountain')
  pressKey('Delete')
  await waitFor(() => expect(focusedName()).toBe('1 Lightning Bolt'))
  pressKey('-')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Current Cards'))
  expect(box.textContent).toContain('No cards in this deck yet')
})

test('a row that moves to another group keeps the focus', async () => {
  const { box, show } = await drawCards(burn())
  focusName(box, 'Goblin Guide')
  const land = { ...guide, typeLine: 'Land' }
  show({ ...burn(), cards: [rowOf(mountain, 20), { ...rowOf(land, 3), scryfallId: guide.id }] })
  await waitFor(() =>
    expect(groupsIn(box)).toEqual([['Lands 23', '20 Mountain', '3 Goblin Guide']]),
  )
  expect(focusedName()).toBe('3 Goblin Guide')
})
