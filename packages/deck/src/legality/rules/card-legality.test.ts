import { expect, test } from 'vitest'
import { type DeckText, deckOf } from '../../test/legality/decks.ts'
import { expectFindings, findingsOf, onlyFinding } from '../../test/legality/findings.ts'

const cases: [string, DeckText, string[]?][] = [
  ['Opt in Standard', { format: 'standard', fill: 'Island', main: ['1 Opt'] }],
  [
    'Lightning Bolt in Standard',
    { format: 'standard', main: ['1 Lightning Bolt'] },
    ['not_legal: Lightning Bolt'],
  ],
  [
    'Lightning Bolt in Pioneer',
    { format: 'pioneer', side: ['1 Lightning Bolt'] },
    ['not_legal: Lightning Bolt'],
  ],
  ['Lightning Bolt in Modern', { format: 'modern', main: ['1 Lightning Bolt'] }],
  [
    'Oko in Standard',
    { format: 'standard', main: ['1 Oko, Thief of Crowns'] },
    ['not_legal: Oko, Thief of Crowns'],
  ],
  [
    'Oko in Pioneer',
    { format: 'pioneer', main: ['1 Oko, Thief of Crowns'] },
    ['banned: Oko, Thief of Crowns'],
  ],
  [
    'Oko in Legacy',
    { format: 'legacy', main: ['4 Oko, Thief of Crowns'] },
    ['banned: Oko, Thief of Crowns'],
  ],
  ['Oko in Vintage', { format: 'vintage', main: ['4 Oko, Thief of Crowns'] }],
  [
    'a snow-covered basic land in Standard',
    { format: 'standard', main: ['1 Snow-Covered Island'] },
    ['not_legal: Snow-Covered Island'],
  ],
  ['Mox Opal in Modern', { format: 'modern', main: ['1 Mox Opal'] }, ['banned: Mox Opal']],
  ['Mox Opal in Legacy', { format: 'legacy', main: ['4 Mox Opal'] }],
  ['Ponder in Pauper', { format: 'pauper', main: ['4 Ponder'] }],
  ['Ponder in Modern', { format: 'modern', main: ['4 Ponder'] }, ['banned: Ponder']],
  ['Ponder, once in Vintage', { format: 'vintage', main: ['1 Ponder'] }],
  ['Ponder, twice in Vintage', { format: 'vintage', main: ['2 Ponder'] }, ['restricted: Ponder']],
  ['Black Lotus in Legacy', { format: 'legacy', main: ['1 Black Lotus'] }, ['banned: Black Lotus']],
  ['Black Lotus in Vintage', { format: 'vintage', main: ['1 Black Lotus'] }],
  [
    'Black Lotus, twice',
    { format: 'vintage', main: ['2 Black Lotus'] },
    ['restricted: Black Lotus'],
  ],
  [
    'Black Lotus in main deck and sideboard',
    { format: 'vintage', main: ['1 Black Lotus'], side: ['1 Black Lotus'] },
    ['restricted: Black Lotus'],
  ],
  [
    'Black Lotus in two printings',
    { format: 'vintage', main: ['1 Black Lotus', '1 Black Lotus @2'] },
    ['restricted: Black Lotus'],
  ],
  ['Brainstorm in Pauper', { format: 'pauper', main: ['4 Brainstorm'] }],
  ['Tarmogoyf in Pauper', { format: 'pauper', main: ['4 Tarmogoyf'] }, ['not_legal: Tarmogoyf']],
  ['a split card in Pauper', { format: 'pauper', main: ['4 Fire // Ice'] }],
  [
    'a rebalanced card',
    { format: 'modern', main: ['4 A-Luminarch Aspirant'] },
    ['not_legal: A-Luminarch Aspirant'],
  ],
  ['the card that was rebalanced', { format: 'modern', main: ['4 Luminarch Aspirant'] }],
  [
    'both of them, which are two cards',
    { format: 'modern', main: ['4 Luminarch Aspirant', '1 A-Luminarch Aspirant'] },
    ['not_legal: A-Luminarch Aspirant'],
  ],
  ['an unreleased card', { format: 'modern', main: ['4 Arzakon'] }, ['not_released: Arzakon']],
  [
    'an unreleased card, too often',
    { format: 'modern', main: ['5 Arzakon'] },
    ['copies: Arzakon', 'not_released: Arzakon'],
  ],
  [
    'a card nobody knows',
    { format: 'modern', main: ['7 Nobody Knows'] },
    ['unknown_card: Nobody Knows'],
  ],
  [
    'a banned card in Commander',
    { format: 'commander', commander: 'Tymna the Weaver', main: ['1 Black Lotus'] },
    ['banned: Black Lotus'],
  ],
  [
    'a banned commander',
    { format: 'commander', commander: 'Golos, Tireless Pilgrim' },
    ['banned: Golos, Tireless Pilgrim'],
  ],
  [
    'a banned commander among the cards',
    {
      format: 'commander',
      commander: 'Golos, Tireless Pilgrim',
      main: ['1 Golos, Tireless Pilgrim'],
    },
    ['banned: Golos, Tireless Pilgrim'],
  ],
  [
    'Arcane Signet in Brawl',
    { format: 'brawl', commander: 'The Seriema', main: ['1 Arcane Signet'] },
  ],
  [
    'Sol Ring in Brawl',
    { format: 'brawl', commander: 'The Seriema', main: ['1 Sol Ring'] },
    ['not_legal: Sol Ring'],
  ],
  [
    'Sol Ring in Oathbreaker',
    {
      format: 'oathbreaker',
      commander: 'Chandra, Torch of Defiance',
      main: ['1 Lightning Bolt #signature_spell', '1 Sol Ring'],
    },
  ],
  [
    'Oko as the oathbreaker',
    {
      format: 'oathbreaker',
      commander: 'Oko, Thief of Crowns',
      main: ['1 Opt #signature_spell'],
    },
    ['banned: Oko, Thief of Crowns'],
  ],
]

test.each(cases)('%s', (_, deck, found) => expectFindings(deck, found))

test('a banned card is named with its list and can be removed from everywhere', () => {
  const finding = onlyFinding({ format: 'modern', main: ['3 Mox Opal'], side: ['1 Mox Opal @2'] })
  expect(finding).toMatchObject({
    message: 'Mox Opal is banned in Modern.',
    cites: 'Modern banned list',
    fixes: [{ label: 'Remove Mox Opal', change: { cards: [{ quantity: 0 }, { quantity: 0 }] } }],
  })
})

test('a restricted card is named with its copies', () => {
  const deck = { format: 'vintage', main: ['3 Black Lotus'], side: ['1 Black Lotus'] } as const
  expect(onlyFinding(deck)).toMatchObject({
    message:
      'Black Lotus: 4 copies in main deck and sideboard, but it is restricted to 1 in Vintage.',
    cites: 'Vintage restricted list',
    fixes: [{ label: 'Remove 3 Black Lotus' }],
  })
})

test('an unreleased card is no error, and is checked normally from its release', () => {
  const deck = { format: 'modern', main: ['4 Arzakon'] } as const
  expect(onlyFinding(deck)).toMatchObject({
    severity: 'note',
    message: 'Arzakon is not released yet: it comes out on 2026-11-09.',
    fixes: [],
  })
  const onItsDay = findingsOf(deckOf(deck), '2026-11-09')
  expect(onItsDay).toMatchObject([
    { rule: 'not_legal', message: 'Arzakon is not legal in Modern.' },
  ])
})

test('a card that is legal elsewhere is no new one for having another printing soon', () => {
  expectFindings({ format: 'modern', main: ['1 Rhystic Study'] }, ['not_legal: Rhystic Study'])
  expectFindings({ format: 'legacy', main: ['1 Rhystic Study'] })
})

test('a card unknown to the catalogue is a note', () => {
  expect(onlyFinding({ format: 'modern', side: ['1 Nobody Knows'] })).toMatchObject({
    severity: 'note',
    message: 'The catalogue does not know Nobody Knows, so that no rule was checked for it.',
    fixes: [{ opens: 'printing' }, { label: 'Remove Nobody Knows' }],
  })
})

test('a commander separate from the cards is replaced, not removed', () => {
  const finding = onlyFinding({ format: 'commander', commander: 'Golos, Tireless Pilgrim' })
  expect(finding.fixes).toEqual([{ label: 'Choose another commander', opens: 'facts' }])
})

test('when the commander is removed, the deck has none or its other one', () => {
  const golos = { format: 'commander', commander: 'Golos, Tireless Pilgrim' } as const
  const alone = onlyFinding({ ...golos, main: ['1 Golos, Tireless Pilgrim'] })
  expect(alone.fixes[0]).toMatchObject({ change: { facts: { commanderId: null } } })
  const main = ['1 Golos, Tireless Pilgrim', '1 Tymna the Weaver #commander']
  const banned = findingsOf(deckOf({ ...golos, main })).find(({ rule }) => rule === 'banned')
  expect(banned?.fixes[0]).toMatchObject({
    change: {
      facts: { commanderName: 'Tymna the Weaver' },
      cards: [{ quantity: 0 }, { cardName: 'Tymna the Weaver', quantity: 1, role: null }],
    },
  })
})

test('a banned oathbreaker is named as one, and a second commander is only removed', () => {
  const main = ['1 Opt #signature_spell']
  const oko = { format: 'oathbreaker', commander: 'Oko, Thief of Crowns', main } as const
  expect(onlyFinding(oko).fixes).toEqual([{ label: 'Choose another oathbreaker', opens: 'facts' }])
  const golos = ['1 Golos, Tireless Pilgrim #commander']
  const deck = { format: 'commander', commander: 'Tymna the Weaver', main: golos } as const
  const banned = findingsOf(deckOf(deck)).find(({ rule }) => rule === 'banned')
  expect(banned?.fixes.map(({ label }) => label)).toEqual(['Remove Golos, Tireless Pilgrim'])
})
