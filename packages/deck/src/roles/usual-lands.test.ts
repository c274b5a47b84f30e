import type { DeckFormat } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { bear, draws, entries, entry, forests, ramps, sheet } from '../test/cuts/cut-decks.ts'
import { type LandCurve, landCurveOf, usualLands } from './usual-lands.ts'

const plain = { averageManaValue: 2, cheapDrawAndMana: 0, partialLands: 0, hasCompanion: false }
const landsOf = (format: DeckFormat, librarySize: number, facts: Partial<LandCurve> = {}) =>
  usualLands({ format, librarySize, ...plain, ...facts })

test('sixty cards have lands by their average mana value, cheap draw and mana, and companion', () => {
  expect(landsOf('modern', 60)).toBeCloseTo(23.39)
  expect(landsOf('modern', 60, { averageManaValue: 3 })).toBeCloseTo(25.29)
  expect(landsOf('modern', 60, { cheapDrawAndMana: 8 })).toBeCloseTo(21.15)
  expect(landsOf('modern', 60, { hasCompanion: true })).toBeCloseTo(23.66)
  expect(landsOf('modern', 60, { partialLands: 2.22 })).toBeCloseTo(21.17)
  expect(landsOf('modern', 80)).toBeCloseTo(31.19)
})

test('Commander has those of Karsten for 99 cards, and other formats are in proportion', () => {
  const three = { averageManaValue: 3 }
  expect(landsOf('commander', 99)).toBeCloseTo(31.42 + 2 * 3.13, 1)
  expect(landsOf('commander', 99, { ...three, cheapDrawAndMana: 10 })).toBeCloseTo(38.01, 1)
  expect(landsOf('commander', 98, three)).toBeCloseTo(40.4, 1)
  expect(landsOf('commander', 98, { ...three, hasCompanion: true })).toBeCloseTo(40.4, 1)
  expect(landsOf('oathbreaker', 58, three)).toBeCloseTo(23.91, 1)
  // Without a free mulligan, and without a commander
  expect(landsOf('duel', 99, three)).toBeCloseTo(42.17)
  expect(landsOf('gladiator', 100, three)).toBeCloseTo(42.15)
})

test('extreme curves and decks without one have a sensible number', () => {
  const free = { averageManaValue: 0.2, cheapDrawAndMana: 30 }
  expect(landsOf('legacy', 60, free)).toBeCloseTo(16.8)
  expect(landsOf('gladiator', 100, free)).toBeCloseTo(28)
  expect(landsOf('commander', 99, { averageManaValue: 9 })).toBeCloseTo(46.53)
  expect(Math.round(landsOf('standard', 60, { averageManaValue: null }))).toBe(24)
  expect(Math.round(landsOf('commander', 99, { averageManaValue: null }))).toBe(38)
})

test('the curve of a deck is that of its main cards other than lands', () => {
  const krenko = entry('Krenko', { ...bear, manaValue: 4, place: 'commander' })
  const cheap = [...entries(3, 'Rock', ramps), ...entries(2, 'Ponder', { ...draws, manaValue: 1 })]
  const others = [...entries(4, 'Bear', bear), ...entries(5, 'Dear Draw', draws)]
  const aside = entry('Wurm', { manaValue: 9, place: 'side' })
  const deck = sheet('commander', krenko, cheap, others, aside, forests(37))
  expect(landCurveOf(deck)).toMatchObject({
    ...{ librarySize: 99, averageManaValue: 35 / 15, cheapDrawAndMana: 5, partialLands: 0 },
  })
})

test('mana rocks of three mana are cheap beside a commander, and draw of three is not', () => {
  const dear = [
    ...entries(2, 'Lantern', { ...ramps, manaValue: 3 }),
    ...entries(4, 'Divination', draws),
  ]
  expect(landCurveOf(sheet('commander', dear)).cheapDrawAndMana).toBe(2)
  expect(landCurveOf(sheet('gladiator', dear)).cheapDrawAndMana).toBe(0)
})

test('cards that can cost less count as two mana, and no card as more than six', () => {
  const averageOf = (...cards: Parameters<typeof entry>[]) =>
    landCurveOf(
      sheet(
        'modern',
        cards.map((card) => entry(...card)),
      ),
    ).averageManaValue
  expect(averageOf(['Cruise', { manaValue: 8, keywords: ['Delve'] }])).toBe(2)
  const solitude = 'You may exile a white card rather than pay this spell\u2019s mana cost.'
  expect(averageOf(['Solitude', { manaValue: 5, text: solitude }])).toBe(2)
  expect(averageOf(['Frogmite', { manaValue: 1, keywords: ['Affinity'] }])).toBe(1)
  expect(averageOf(['Emrakul', { manaValue: 15 }], ['Wurm', { manaValue: 5 }])).toBe(5.5)
})

test('a companion counts in sixty cards, and one of them asks for twenty more', () => {
  const lurrus = entry('Lurrus of the Dream-Den', { place: 'companion' })
  const yorion = entry('Yorion, Sky Nomad', { place: 'companion' })
  const bears = entry('Bear', { ...bear, quantity: 4 })
  const usualOf = (...companions: (typeof lurrus)[]) =>
    usualLands(landCurveOf(sheet('modern', bears, companions)))
  expect(usualOf()).toBeCloseTo(23.39)
  expect(usualOf(lurrus)).toBeCloseTo(23.66)
  expect(usualOf(yorion)).toBeCloseTo(31.55)
})

test('landcyclers and spells with a land on their back replace lands in part', () => {
  const ent = {
    text: 'Forestcycling {1} ({1}, Discard this card: Search your library for a Forest card.)',
  }
  const partOf = (...cards: ReturnType<typeof entry>[]) =>
    landCurveOf(sheet('modern', cards)).partialLands
  expect(partOf(entry('Ent', { ...ent, quantity: 4 }))).toBeCloseTo(4 * 0.74)
  expect(partOf(entry('Dear Ent', { text: 'Swampcycling {4}' }))).toBe(0)
  const rise = 'As this land enters, you may pay 3 life. If you don\u2019t, it enters tapped.'
  expect(partOf(withBack(entry('Call', { quantity: 2 }), 'Land', rise))).toBeCloseTo(2 * 0.74)
  expect(partOf(withBack(entry('Jwari'), 'Land', 'This land enters tapped.'))).toBeCloseTo(0.38)
  expect(partOf(withBack(entry('Valki'), 'Legendary Planeswalker', ''))).toBe(0)
  expect(partOf(withBack(entry('Azcanta'), 'Land', '', 'transform'))).toBe(0)
})

/** The same card as the front of one with two faces. */
function withBack(
  front: ReturnType<typeof entry>,
  typeLine: string,
  oracleText: string,
  layout = 'modal_dfc',
) {
  const { card, facts } = front
  if (!card || !facts) throw new Error('The card is not known.')
  const faces = [card, { ...card, name: 'Back', typeLine, oracleText }]
  return { ...front, card: { ...card, faces }, facts: { ...facts, layout } }
}
