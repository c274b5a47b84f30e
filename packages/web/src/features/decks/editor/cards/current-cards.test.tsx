import { beforeEach, expect, test } from 'vitest'
import { buttonIn, isDisabled, type } from '../../../../test/controls.ts'
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
  rowOfName,
  shownDialog,
} from '../../../../test/decks/deck-cards.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { deckViewKey } from '../../kit/rows/use-deck-view.ts'

beforeEach(() => localStorage.clear())

const statusIn = (box: ParentNode) => box.querySelector('[role=status]')?.textContent
const lookOf = (box: ParentNode, label: string) =>
  box.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
const settled = () => new Promise((resolve) => setTimeout(resolve))

function groupBy(box: ParentNode, grouping: string) {
  const select = box.querySelector<HTMLSelectElement>('[aria-label="Group by"]')
  if (!select) throw new Error('There is nothing to group by.')
  select.value = grouping
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('the main deck comes before the sideboard, both by type', async () => {
  const { box } = await drawCards(burn())
  expect([...box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Main deck 29',
    'Sideboard 3',
  ])
  expect(groupsIn(box)).toEqual([
    ['Creatures 4', '1 Walking Ballista', '3 Goblin Guide'],
    ['Instants 4', '4 Lightning Bolt'],
    ['Lands 20', '20 Mountain'],
    ['Other 1', '1 Lost Card'],
    ['Instants 1', '1 Lightning Bolt, Sideboard'],
    ['Artifacts 2', '2 Sol Ring, Sideboard'],
  ])
})

test('a row of the sideboard has a badge, one of the main deck has none', async () => {
  const { box } = await drawCards(burn())
  expect(rowOfName(box, 'Sol Ring').textContent).toContain('Sideboard')
  expect(rowOfName(box, 'Goblin Guide').textContent).not.toContain('Sideboard')
})

test('by price, the most expensive card of a group comes first, and groups show their value', async () => {
  const { box } = await drawCards(burn())
  groupBy(box, 'price')
  await waitFor(() =>
    expect(groupsIn(box).slice(0, 3)).toEqual([
      ['$1 to $5 27$40.50', '3 Goblin Guide', '4 Lightning Bolt', '20 Mountain'],
      ['$20 to $50 1$20.00', '1 Walking Ballista'],
      ['No price 1', '1 Lost Card'],
    ]),
  )
})

test('the commander comes first and has no quantity buttons', async () => {
  const krenko = cardNamed('Krenko, Mob Boss')
  const deck = { ...burn(), commander: krenko, commanderId: krenko.id, commanderName: krenko.name }
  const { box } = await drawCards(deck)
  expect(namesIn(box)[0]).toBe('Commander: Krenko, Mob Boss')
  expect(rowOfName(box, 'Krenko').querySelectorAll('button')).toHaveLength(0)
  focusName(box, 'Krenko')
  pressKey('Delete')
  pressKey('-')
  await settled()
  expect(namesIn(box)).toContain('Commander: Krenko, Mob Boss')
  const name = rowOfName(box, 'Krenko').querySelector('[data-main]')
  expect(name?.getAttribute('href')).toMatch(/^\/card\/zen\/1\/krenko-mob-boss$/)
})

test('a commander that is not in the catalogue is shown by name', async () => {
  const { box } = await drawCards(deckOf({ commanderId: 'x', commanderName: 'Old Leader' }))
  expect(namesIn(box)).toEqual(['Commander: Old Leader'])
})

test('buttons change the quantity; below one the card is removed', async () => {
  const { box } = await drawCards(burn())
  buttonIn(rowOfName(box, 'Goblin Guide'), 'One more Goblin Guide').click()
  await waitFor(() => expect(namesIn(box)).toContain('4 Goblin Guide'))
  expect(statusIn(box)).toBe('Goblin Guide: 4 copies')
  buttonIn(rowOfName(box, 'Walking Ballista'), 'Remove the last Walking Ballista').click()
  await waitFor(() => expect(namesIn(box)).not.toContain('1 Walking Ballista'))
  expect(statusIn(box)).toBe('Walking Ballista: removed')
  buttonIn(rowOfName(box, 'Mountain'), 'Remove: Mountain').click()
  await waitFor(() => expect(namesIn(box)).not.toContain('20 Mountain'))
  expect(namesIn(box)).toContain('4 Goblin Guide')
})

test('the quantity is limited to 99, by button and by key', async () => {
  const { box } = await drawCards(deckOf({ cards: [rowOf(mountain, 98)] }))
  focusName(box, 'Mountain')
  pressKey('+')
  await waitFor(() => expect(namesIn(box)).toEqual(['99 Mountain']))
  expect(isDisabled(buttonIn(box, 'One more Mountain'))).toBe(true)
  pressKey('+')
  await waitFor(() => expect(statusIn(box)).toMatch(/99 copies, the maximum/))
  expect(namesIn(box)).toEqual(['99 Mountain'])
})

test('a name links to the card, and the menu shows it with its actions', async () => {
  const { box } = await drawCards(burn())
  const row = rowOfName(box, 'Goblin Guide')
  expect(row.querySelector('[data-main]')?.getAttribute('href')).toBe('/card/zen/1/goblin-guide')
  await showHere(row, 'Goblin Guide')
  const dialog = await waitFor(() => shownDialog())
  expect(dialog.textContent).toMatch(/Creature — Goblin.*ZEN 1\s· Zendikar.*\$1\.50.*\$9\.00/)
  buttonIn(dialog, 'One more Goblin Guide').click()
  await waitFor(() => expect(namesIn(box)).toContain('4 Goblin Guide'))
  buttonIn(dialog, 'Move to sideboard').click()
  await waitFor(() => expect(namesIn(box)).toContain('4 Goblin Guide, Sideboard'))
  await waitFor(() => expect(focusedName()).toBe('4 Lightning Bolt'))
})

async function showHere(row: HTMLElement, name: string) {
  buttonIn(row, `More for ${name}`).click()
  const item = await waitFor(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const shown = items.find((one) => one.textContent === 'Show card here')
    if (!shown) throw new Error('The menu does not show the card.')
    return shown
  })
  item.click()
}

test('a card that is not in the catalogue is shown by name, and opens', async () => {
  const { box } = await drawCards(burn())
  const row = rowOfName(box, 'Lost Card')
  expect(row.textContent).toContain('Lost CardUnknown cardN/A')
  expect(row.querySelector('[data-main]')?.getAttribute('href')).toMatch(/^\/card\/[^/]+$/)
  await showHere(row, 'Lost Card')
  await waitFor(() =>
    expect(shownDialog().textContent).toContain('This card is not in the card data'),
  )
})

test('a withdrawn printing is marked', async () => {
  const row = { ...rowOf(guide), withdrawnAt: '2026-08-15T12:00:00.000Z' }
  const { box } = await drawCards(deckOf({ cards: [row, rowOf(bolt)] }))
  expect(rowOfName(box, 'Goblin Guide').textContent).toContain('No longer listed')
  expect(rowOfName(box, 'Lightning Bolt').textContent).not.toContain('No longer listed')
})

test('the text and stack views have all rows, with the same menus', async () => {
  const { box } = await drawCards(burn())
  const names = namesIn(box)
  for (const look of ['Text', 'Visual stacks']) {
    lookOf(box, look)?.click()
    await waitFor(() => expect(box.querySelector('fieldset[aria-label^=Quantity]')).toBeNull())
    expect(namesIn(box)).toEqual(names)
  }
  const opener = buttonIn(rowOfName(box, 'Goblin Guide'), 'More for Goblin Guide')
  opener.click()
  const items = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
    expect(all.map(({ textContent }) => textContent)).toEqual([
      'One more',
      'One less',
      'Change printing',
      'Categories and note',
      'Plan to replace or cut',
      'Make foil',
      'Make one copy foil',
      'Move to sideboard',
      'Move to considering',
      'Lock against cuts',
      'Remove',
      'Show card here',
    ])
    return all
  })
  items.find(({ textContent }) => textContent === 'Move to sideboard')?.click()
  await waitFor(() => expect(namesIn(box)).toContain('3 Goblin Guide, Sideboard'))
})

test('the view is remembered', async () => {
  const first = await drawCards(burn())
  groupBy(first.box, 'manaValue')
  lookOf(first.box, 'Text')?.click()
  await waitFor(() => expect(lookOf(first.box, 'Text')?.checked).toBe(true))
  first.unmount()
  const { box } = await drawCards(burn())
  expect(lookOf(box, 'Text')?.checked).toBe(true)
  expect(groupsIn(box)[0]).toEqual(['Mana value 0 1', '1 Walking Ballista'])
})

test.each(['nonsense', '{"grouping":"smell","look":7}', '[]', '"list"'])(
  'what is remembered as %s is forgotten',
  async (text) => {
    localStorage.setItem(deckViewKey, text)
    const { box } = await drawCards(burn())
    expect(lookOf(box, 'List')?.checked).toBe(true)
    expect(groupsIn(box)[0]?.[0]).toBe('Creatures 4')
  },
)

test('an empty deck explains how to add cards', async () => {
  const { box } = await drawCards(deckOf())
  expect(box.textContent).toContain('No cards in this deck yet')
  expect(box.querySelector('[aria-label="Group by"]')).toBeNull()
})

test('one change among 250 rows renders one row', async () => {
  const drawn: string[] = []
  const cards = Array.from({ length: 250 }, (_, at) => {
    const card = cardNamed(`Card ${at}`)
    // Only read when a row renders.
    Object.defineProperty(card, 'setName', {
      get: () => void drawn.push(card.name),
    })
    return rowOf(card)
  })
  const { box } = await drawCards(deckOf({ cards }))
  await waitFor(() => expect(box.querySelectorAll('[data-row]')).toHaveLength(250)) // in two steps
  expect(new Set(drawn).size).toBe(250)
  drawn.length = 0
  buttonIn(rowOfName(box, 'Card 100'), 'One more Card 100').click()
  await waitFor(() => expect(namesIn(box)).toContain('2 Card 100'))
  expect(new Set(drawn)).toEqual(new Set(['Card 100']))
})

test('a quantity is typed: Enter saves it, Escape restores it, and 0 removes the card', async () => {
  const { box } = await drawCards(burn())
  const input = () => {
    const field = lookOf(box, 'Copies of Goblin Guide')
    if (!field) throw new Error('There is no quantity.')
    return field
  }
  const press = (field: HTMLElement, key: string) => {
    field.focus()
    pressKey(key)
  }
  type(input(), '100')
  await waitFor(() => expect(box.textContent).toContain('Maximum 99 copies of a card allowed'))
  press(input(), 'Enter')
  expect([input().value, input().getAttribute('aria-invalid')]).toEqual(['100', 'true'])
  press(input(), 'Escape')
  await waitFor(() => expect(input().value).toBe('3'))
  type(input(), '1.5')
  await waitFor(() =>
    expect(box.textContent).toContain('Quantity must be a whole number from 0 to 99'),
  )
  type(input(), '-')
  press(input(), 'Escape')
  type(input(), '2')
  await waitFor(() => expect(input().value).toBe('2'))
  press(input(), 'Enter')
  await waitFor(() => expect(box.textContent).toContain('Goblin Guide: 2 copies'))
  type(input(), '0')
  await waitFor(() => expect(input().value).toBe('0'))
  press(input(), 'Enter')
  await waitFor(() => expect(box.textContent).toContain('Goblin Guide: removed'))
  expect(lookOf(box, 'Copies of Goblin Guide')).toBeNull()
})
