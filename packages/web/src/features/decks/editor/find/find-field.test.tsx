import type { DeckFound } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { buttonIn, type } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  bolt,
  burn,
  drawCards,
  focusedName,
  groupsIn,
  guide,
  namesIn,
  pressKey,
  rowOfName,
} from '../../../../test/decks/deck-cards.tsx'
import { cardNamed } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
beforeEach(() => localStorage.clear())

const slots: DeckFound['slots'] = [
  { scryfallId: bolt.id, slotType: 'main', finish: 'nonfoil' },
  { scryfallId: guide.id, slotType: 'main', finish: 'nonfoil' },
]

/** The cards of a deck with the field above them. */
async function draw(deck = burn()) {
  const page = await drawCards(deck)
  const field = await waitFor(() => {
    const found = page.box.querySelector<HTMLInputElement>('[aria-label="Find in this deck"]')
    if (!found) throw new Error('The field is not there yet.')
    return found
  })
  const statuses = () =>
    [...page.box.querySelectorAll('search [role=status]')].map(({ textContent }) => textContent)
  const choose = (mode: string) => {
    const labels = [...page.box.querySelectorAll<HTMLElement>('search label')]
    labels.find(({ textContent }) => textContent === mode)?.click()
  }
  return { ...page, field, statuses, choose }
}

test('only what is found is listed, with its own counts', async () => {
  server.foundInDeck['c:r'] = { slots }
  const { box, field, statuses } = await draw()
  expect(namesIn(box)).toHaveLength(7)
  type(field, 'c:r')
  await waitFor(() =>
    expect(groupsIn(box)).toEqual([
      ['Creatures 3', '3 Goblin Guide'],
      ['Instants 4', '4 Lightning Bolt'],
    ]),
  )
  expect([...box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Main deck 7',
  ])
  expect(statuses()).toContain('7 of 32 cards')
})

test('a commander in no row is found too', async () => {
  server.foundInDeck['is:commander'] = { hasCommander: true }
  const commander = cardNamed('Krenko, Mob Boss')
  const led = { commander, commanderId: commander.id, commanderName: commander.name }
  const { box, field, statuses } = await draw({ ...burn(), ...led })
  type(field, 'is:commander')
  await waitFor(() => expect(namesIn(box)).toEqual(['Commander: Krenko, Mob Boss']))
  expect(statuses()).toContain('1 of 33 cards')
})

test('highlighting shows all cards, and marks those that were found', async () => {
  server.foundInDeck['c:r'] = { slots }
  const { box, field, statuses, choose } = await draw()
  type(field, 'c:r')
  await waitFor(() => expect(namesIn(box)).toHaveLength(2))
  choose('Highlight')
  await waitFor(() => expect(namesIn(box)).toHaveLength(7))
  expect(namesIn(box)).toContain('4 Lightning Bolt, found')
  expect(namesIn(box)).toContain('20 Mountain')
  expect(rowOfName(box, '3 Goblin Guide').dataset.found).toBe('true')
  expect(rowOfName(box, '20 Mountain').dataset.found).toBe('false')
  expect(statuses()).toContain('7 of 32 cards')
})

test('the arrow keys go through the cards that are listed', async () => {
  server.foundInDeck['c:r'] = { slots }
  const { box, field } = await draw()
  type(field, 'c:r')
  await waitFor(() => expect(namesIn(box)).toHaveLength(2))
  rowOfName(box, 'Goblin Guide').querySelector<HTMLElement>('[data-main]')?.focus()
  pressKey('ArrowDown')
  expect(focusedName()).toBe('4 Lightning Bolt')
})

test('Escape clears the field, and all cards are back', async () => {
  const { box, field, statuses } = await draw()
  type(field, 't:elf')
  await waitFor(() => expect(box.textContent).toContain('No card of this deck is like that.'))
  expect(statuses()).toContain('0 of 32 cards')
  expect(box.textContent).not.toContain('No cards in this deck yet')
  field.focus()
  pressKey('Escape')
  await waitFor(() => expect(namesIn(box)).toHaveLength(7))
  expect([field.value, statuses().join('')]).toEqual(['', ''])
})

test('what was ignored is said', async () => {
  const warning = '“in:nowhere” was ignored: no printing is known to be in “nowhere”.'
  server.foundInDeck['in:nowhere c:r'] = { slots, warnings: [warning] }
  const { box, field } = await draw()
  type(field, 'in:nowhere c:r')
  await waitFor(() => expect(box.querySelector('search li')?.textContent).toBe(warning))
  type(field, '')
  await waitFor(() => expect(box.querySelector('search li')).toBeNull())
})

test('keys of decks are completed', async () => {
  server.override = ({ path, query }) =>
    path.endsWith('/complete') && query.deckId === burn().id
      ? Response.json({ from: 0, to: 4, options: [{ kind: 'key', text: 'missing:', label: null }] })
      : undefined
  const { box, field } = await draw()
  field.focus()
  type(field, 'miss')
  await waitFor(() => expect(box.querySelector('[role=option]')?.textContent).toContain('missing:'))
  pressKey('Escape')
  await waitFor(() => expect(box.querySelector('[role=option]')).toBeNull())
  expect(field.value).toBe('miss')
})

test('a search that fails says so and can be tried again', async () => {
  server.foundInDeck['c:r'] = { slots }
  let isDown = true
  server.override = ({ path }) =>
    isDown && path.endsWith('/find') ? refusal(500, 'internal_error') : undefined
  const { box, field } = await draw()
  type(field, 'c:r')
  await waitFor(() =>
    expect(box.querySelector('search [role=alert]')?.textContent).toContain(
      "This deck can't be searched right now.",
    ),
  )
  expect(namesIn(box)).toHaveLength(7)
  isDown = false
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(namesIn(box)).toHaveLength(2))
})
