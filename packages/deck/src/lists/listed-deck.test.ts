import { type DeckListLine, unknownLook } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { listedDeck } from './listed-deck.ts'

function line(cardName: string, facts: Partial<DeckListLine> = {}): DeckListLine {
  return {
    line: 1,
    text: '',
    state: 'ready',
    messages: [],
    quantity: 1,
    slotType: 'main',
    finish: 'nonfoil',
    role: null,
    isCommander: false,
    categories: [],
    note: null,
    parsed: null,
    suggestions: [],
    printing: {
      scryfallId: `id of ${cardName}`,
      cardName,
      setCode: 'zen',
      setName: 'Zendikar',
      collectorNumber: '1',
      ...unknownLook,
      tcgplayerId: 7,
      typeLine: '',
      choosesColor: false,
      image: null,
      finishes: ['nonfoil', 'foil'],
      usd: null,
    },
    ...facts,
  }
}

function rowsOf(...lines: DeckListLine[]): string[] {
  return listedDeck(lines).cards.map(({ slotType, quantity, cardName, role }) =>
    [slotType, quantity, cardName, role].filter((part) => part !== null).join(' '),
  )
}

test('lines of one printing in one slot become one row', () => {
  const side = line('Opt', { slotType: 'side', quantity: 2 })
  expect(rowsOf(line('Opt', { quantity: 3 }), line('Shock'), line('Opt'), side)).toEqual([
    ...['main 4 Opt', 'main 1 Shock', 'side 2 Opt'],
  ])
})

test('a foil has a row of its own, where its printing comes in foil', () => {
  const foil = line('Opt', { finish: 'foil' })
  const { printing } = line('Opt')
  const plain = { ...foil, printing: printing && { ...printing, finishes: ['nonfoil' as const] } }
  const finishesOf = (...lines: DeckListLine[]) =>
    listedDeck(lines).cards.map(({ quantity, finish }) => `${quantity} ${finish}`)
  expect(finishesOf(line('Opt'), foil, foil)).toEqual(['1 nonfoil', '2 foil'])
  expect(finishesOf(line('Opt'), plain)).toEqual(['2 nonfoil'])
})

test('only lines that are ready or to be checked are used', () => {
  const states = ['ready', 'check', 'fix', 'left_out', 'words'] as const
  const lines = states.map((state) => line(`card to ${state}`, { state }))
  expect(rowsOf(...lines)).toEqual(['main 1 card to ready', 'main 1 card to check'])
  expect(rowsOf(line('Opt', { quantity: null }), line('Opt', { printing: null }))).toEqual([])
})

test('a row has the first role of its lines, and their copies are added up', () => {
  const companion = line('Lurrus', { slotType: 'side', role: 'companion' })
  const another = line('Lurrus', { slotType: 'side' })
  expect(rowsOf(another, companion)).toEqual(['side 2 Lurrus companion'])
})

test('the commander leads, and is one of the cards', () => {
  const deck = listedDeck([line('Krenko', { isCommander: true }), line('Opt')])
  expect(deck).toMatchObject({ commanderId: 'id of Krenko', commanderName: 'Krenko' })
  expect(deck.cards.map(({ cardName }) => cardName)).toEqual(['Krenko', 'Opt'])
  const lost = listedDeck([line('Krenko', { isCommander: true, state: 'fix' }), line('Opt')])
  expect(lost).toMatchObject({ commanderId: null, commanderName: null })
})

test('a color is chosen where a commander that it is chosen for leads', () => {
  const piper = line('The Prismatic Piper', { role: 'commander' })
  if (piper.printing) piper.printing.choosesColor = true
  const krenko = line('Krenko', { isCommander: true })
  expect(listedDeck([krenko, piper]).choosesColor).toBe(true)
  expect(listedDeck([krenko, { ...piper, role: null }]).choosesColor).toBe(false)
})

test('excess copies are left out and reported', () => {
  const deck = listedDeck([line('Plains', { quantity: 60 }), line('Plains', { quantity: 60 })])
  expect(deck.cards).toMatchObject([{ cardName: 'Plains', quantity: 99 }])
  expect(deck.capped).toEqual(['Plains'])
})
