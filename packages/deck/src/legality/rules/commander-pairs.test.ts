import type { DeckFormat } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { deckOf } from '../../test/legality/decks.ts'
import { expectFindings, findingsOf, onlyFinding } from '../../test/legality/findings.ts'

const pairs: [string, string, 'lead' | 'do not lead'][] = [
  ['Tymna the Weaver', 'Thrasios, Triton Hero', 'lead'],
  ["Kraum, Ludevic's Opus", 'Tymna the Weaver', 'lead'],
  ['Pir, Imaginative Rascal', 'Toothy, Imaginary Friend', 'lead'],
  ['Rowan Kenrith', 'Will Kenrith', 'lead'],
  ['Wilson, Refined Grizzly', 'Raised by Giants', 'lead'],
  ['Cultist of the Absolute', 'Wilson, Refined Grizzly', 'lead'],
  ['The Tenth Doctor', 'Rose Tyler', 'lead'],
  ['Rose Tyler', 'The Tenth Doctor', 'lead'],
  ['Cecily, Haunted Mage', 'Othelm, Sigardian Outcast', 'lead'],
  ['Ellie, Brick Master', 'Joel, Resolute Survivor', 'lead'],
  ['Kratos, Stoic Father', 'Atreus, Impulsive Son', 'lead'],
  ['Leonardo, the Balance', 'Michelangelo, the Heart', 'lead'],
  ['Tymna the Weaver', 'Pir, Imaginative Rascal', 'do not lead'],
  ['Pir, Imaginative Rascal', 'Will Kenrith', 'do not lead'],
  ['Tymna the Weaver', 'Wilson, Refined Grizzly', 'do not lead'],
  ['Tymna the Weaver', 'Raised by Giants', 'do not lead'],
  ['Raised by Giants', 'Cultist of the Absolute', 'do not lead'],
  ['Wilson, Refined Grizzly', 'Isamaru, Hound of Konda', 'do not lead'],
  ['Wilson, Refined Grizzly', 'Rose Tyler', 'do not lead'],
  ['The Tenth Doctor', 'Tymna the Weaver', 'do not lead'],
  ['Rose Tyler', 'River Song', 'do not lead'],
  ['Cecily, Haunted Mage', 'Ellie, Brick Master', 'do not lead'],
  ['Kratos, Stoic Father', 'Joel, Resolute Survivor', 'do not lead'],
  ['Leonardo, the Balance', 'Othelm, Sigardian Outcast', 'do not lead'],
  ['Cecily, Haunted Mage', 'Tymna the Weaver', 'do not lead'],
  ['Isamaru, Hound of Konda', 'Alesha, Who Smiles at Death', 'do not lead'],
]

test.each(pairs)('%s and %s %s a deck together', (commander, second, lead) => {
  const found = lead === 'lead' ? [] : [`commander_pair: ${commander} + ${second}`]
  const role = `1 ${second} #commander`
  expectFindings({ format: 'commander', commander, main: [`1 ${commander}`, role] }, found)
})

test('a deck has at most two commanders', () => {
  const trio = ['Tymna the Weaver', 'Thrasios, Triton Hero', "Kraum, Ludevic's Opus"]
  const main = trio.slice(1).map((name) => `1 ${name} #commander`)
  const deck = { format: 'commander', commander: 'Tymna the Weaver', main } as const
  expectFindings(deck, [`commander_pair: ${trio.join(' + ')}`])
  expect(findingsOf(deckOf(deck))[0]).toMatchObject({
    message:
      "Tymna the Weaver, Thrasios, Triton Hero and Kraum, Ludevic's Opus are 3 commanders, 2 are the most that a deck has.",
    cites: 'CR 702.124',
  })
})

const otherFormats: [DeckFormat, string, readonly string[], string[]][] = [
  ['oathbreaker', 'Rowan Kenrith', ['1 Will Kenrith #commander'], []],
  [
    'oathbreaker',
    'Chandra, Torch of Defiance',
    ['1 Will Kenrith #commander'],
    ['commander_pair: Chandra, Torch of Defiance + Will Kenrith'],
  ],
  [
    'brawl',
    'Ajani, Caller of the Pride',
    ['1 The Seriema #commander'],
    ['commander_pair: Ajani, Caller of the Pride + The Seriema'],
  ],
]

test.each(otherFormats)('%s: %s beside %j', (format, commander, main, found) => {
  const spells = ['1 Lightning Bolt #signature_spell', '1 Opt #signature_spell']
  const cards = format === 'oathbreaker' ? [...main, ...spells] : main
  expectFindings({ format, commander, main: cards }, found)
})

test('an invalid pair is explained by the text of the cards', () => {
  const main = ['1 Wilson, Refined Grizzly #commander']
  const finding = onlyFinding({ format: 'commander', commander: 'Tymna the Weaver', main })
  expect(finding).toMatchObject({
    message:
      'Tymna the Weaver and Wilson, Refined Grizzly can not lead a deck together: Tymna the Weaver has “Partner”, Wilson, Refined Grizzly has “Choose a Background”.',
    fixes: [
      { label: 'Make Wilson, Refined Grizzly a plain card' },
      { label: 'Make Tymna the Weaver a plain card' },
    ],
  })
})

test('when the first commander becomes a plain card, the second one leads', () => {
  const main = ['1 Tymna the Weaver', '1 Rose Tyler #commander']
  const finding = onlyFinding({ format: 'commander', commander: 'Tymna the Weaver', main })
  expect(finding.fixes[1]).toMatchObject({
    change: {
      facts: { commanderName: 'Rose Tyler' },
      cards: [
        { cardName: 'Tymna the Weaver', role: null },
        { cardName: 'Rose Tyler', role: null },
      ],
    },
  })
})
