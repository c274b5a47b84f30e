import type { DeckDetail } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { buttonIn, type } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  bolt,
  draw,
  found,
  helix,
  press,
  priced,
  rowOfCard,
  rowsOf,
  shows,
} from '../../../../test/decks/add-cards.tsx'
import { cardNamed, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('manafolio-only-fitting-cards', 'false')
})

test('before a search, two example queries that suit the deck can be chosen', async () => {
  const { box, field } = await draw({ format: 'brawl', commanderName: 'Omnath', colorIdentity: [] })
  expect(box.textContent).toContain('A card name, or a query such as')
  buttonIn(box, 't:creature mv<=2 legal:standardbrawl id:c').click()
  await waitFor(() => expect(field.value).toBe('t:creature mv<=2 legal:standardbrawl id:c'))
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(box.textContent).toContain('No cards found'))
})

test('the typed text is searched for, and results show all their facts', async () => {
  server.found = { bolt: [bolt], helix: [helix] }
  server.owned = { 'lightning-bolt': 4 }
  const { box, field } = await draw({ cards: [rowOf(priced('bolt-lea', '1.00'), 2, 'side')] })
  type(field, ' bolt ')
  await shows(box, 'Lightning Bolt')
  expect(server.searched).toEqual(['order:edhrec (bolt)'])
  const [row] = rowsOf(box)
  await waitFor(() => expect(row?.textContent).toContain('2 in side You own 4'))
  for (const text of ['Creature — Goblin', 'ZEN', 'Zendikar', 'rare', '$1.50']) {
    expect(row?.textContent).toContain(text)
  }
  expect(linksIn(row)).toEqual([
    '/card/zen/1/lightning-bolt',
    expect.stringContaining('/product/7'),
  ])
  expect(found(box.querySelector('[role=status]')).textContent).toBe('1 card found')
  type(field, 'helix')
  await shows(box, 'Lightning Helix')
  await waitFor(() => expect(box.textContent).toContain('Not owned'))
  expect(linksIn(rowOfCard(box, 'Lightning Helix'))).toEqual(['/card/zen/1/lightning-helix'])
})

/** Of the names and shops; the pictures repeat the names' links. */
function linksIn(row: ParentNode | undefined) {
  const links = [...(row?.querySelectorAll('a:not([aria-hidden])') ?? [])]
  return links.map((link) => link.getAttribute('href'))
}

test('each card is shown once at its lowest price, one that completes the text first', async () => {
  const guide = cardNamed('Goblin Guide')
  server.found = {
    light: [guide, priced('none', null), priced('dear', '9.00'), priced('cheap', '0.50')],
  }
  const { box, field, added } = await draw()
  type(field, 'light')
  await shows(box, 'Goblin Guide', 'Lightning Bolt')
  expect(rowOfCard(box, 'Lightning Bolt').textContent).toContain('$0.50')
  server.found = { 'lightning bo': server.found.light ?? [] }
  server.completed = { 'lightning bo': ['Lightning Bolt'] }
  type(field, 'lightning bo')
  await shows(box, 'Lightning Bolt', 'Goblin Guide')
  press(field, 'Enter')
  expect(added).toEqual(['main cheap'])
})

test('a card that is called otherwise is found as well, and says so', async () => {
  const other = cardNamed('Hadoken Master')
  server.completed = { hadoken: ['Lightning Bolt'] }
  server.found = { hadoken: [other, { ...bolt, alsoCalled: ['Hadoken'] }] }
  const { box, field } = await draw()
  type(field, 'hadoken')
  await shows(box, 'Lightning Bolt', 'Hadoken Master')
  expect(rowOfCard(box, 'Lightning Bolt').textContent).toContain('Also called “Hadoken”')
  expect(rowOfCard(box, 'Hadoken Master').textContent).not.toContain('Also called')
})

test('cards that complete the text come in that order, also from another page or despite a typo', async () => {
  server.completed = { 'goblin cheif': ['Goblin Chieftain', 'Goblin Warchief', 'Summon: Chief'] }
  server.found = {
    '(goblin cheif)': [cardNamed('Goblin Cheiftess'), cardNamed('Goblin Warchief')],
    '(!"Goblin Chieftain" or !"Summon: Chief")': ['Summon: Chief', 'Goblin Chieftain'].map((name) =>
      cardNamed(name),
    ),
  }
  const { box, field } = await draw()
  type(field, 'goblin cheif')
  await shows(box, 'Goblin Chieftain', 'Goblin Warchief', 'Summon: Chief', 'Goblin Cheiftess')
})

test('names that complete the text are limited to cards that fit the deck', async () => {
  localStorage.setItem('manafolio-only-fitting-cards', 'true')
  server.completed = { bolt: ['Lightning Bolt'] }
  server.found = { 'legal:modern (!"Lightning Bolt")': [bolt] }
  const { box, field } = await draw({ format: 'modern' })
  type(field, 'bolt')
  await shows(box, 'Lightning Bolt')
  expect(server.searched.slice(0, 2)).toEqual([
    'order:edhrec legal:modern (bolt)',
    'legal:modern (!"Lightning Bolt")',
  ])
})

test('at most twenty cards are shown', async () => {
  const goblins = Array.from({ length: 21 }, (_, at) => cardNamed(`Goblin ${at + 1}`))
  server.found = { goblin: goblins }
  const { box, field } = await draw()
  type(field, 'goblin')
  await shows(box, ...goblins.slice(0, 20).map(({ name }) => name))
  expect(box.textContent).not.toContain('Goblin 21')
  expect(box.querySelector('[role=status]')?.textContent).toBe('The first 20 cards')
})

test('buttons add to the main deck and to the sideboard, and the row shows it at once', async () => {
  server.found = { l: [bolt, helix] }
  const { box, field, added } = await draw()
  type(field, 'l')
  await shows(box, 'Lightning Bolt', 'Lightning Helix')
  buttonIn(box, 'Add Main: Lightning Helix').click()
  buttonIn(box, 'Add Side: Lightning Helix').click()
  await waitFor(() => {
    expect(rowOfCard(box, 'Lightning Helix').textContent).toContain('1 in main · 1 in side')
  })
  expect(added).toEqual(['main lightning-helix', 'side lightning-helix'])
  expect(rowOfCard(box, 'Lightning Bolt').textContent).not.toContain('in main')
})

test.each([
  [{ format: 'modern' }, 'legal:modern'],
  [
    { format: 'brawl', commanderId: 'omnath', colorIdentity: ['R', 'G'] },
    'legal:standardbrawl id<=rg',
  ],
  [{ format: 'commander', commanderName: 'Kozilek', colorIdentity: [] }, 'legal:commander id:c'],
] satisfies [Partial<DeckDetail>, string][])(
  'only cards that fit %j are requested as %s',
  async (facts, terms) => {
    server.found = { bolt: [bolt] }
    localStorage.clear() // it is on where nobody turned it off
    const { box, field } = await draw(facts)
    type(field, 'bolt or helix')
    await shows(box, 'Lightning Bolt')
    expect(server.searched[0]).toBe(`order:edhrec ${terms} (bolt or helix)`)
  },
)

test('the option is remembered, and can be turned off when nothing fits', async () => {
  localStorage.setItem('manafolio-only-fitting-cards', 'true')
  server.found = { 'edhrec (bolt)': [bolt] }
  const { box, field } = await draw()
  type(field, 'bolt')
  await waitFor(() => expect(box.textContent).toContain('No cards found'))
  buttonIn(box, 'Search all cards').click()
  await shows(box, 'Lightning Bolt')
  expect(localStorage.getItem('manafolio-only-fitting-cards')).toBe('false')
})
