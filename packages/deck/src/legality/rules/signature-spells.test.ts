import { expect, test } from 'vitest'
import { type Case, expectFindings, inEach, onlyFinding } from '../../test/legality/findings.ts'

const chandra = { commander: 'Chandra, Torch of Defiance' }
const twins = 'Rowan Kenrith'
const will = '1 Will Kenrith #commander'

const cases: readonly Case[] = [
  ['an instant', { ...chandra, main: ['1 Lightning Bolt #signature_spell'] }],
  ['a sorcery', { ...chandra, main: ["1 Dragon's Approach #signature_spell"] }],
  ['none', chandra, ['signature_spell']],
  [
    'none among spells',
    { ...chandra, main: ['1 Lightning Bolt', '1 Ghostfire'] },
    ['signature_spell'],
  ],
  [
    'a creature',
    { ...chandra, main: ['1 Monastery Swiftspear #signature_spell'] },
    ['signature_spell: Monastery Swiftspear'],
  ],
  [
    'a creature with an adventure',
    {
      commander: 'Will Kenrith',
      main: ['1 Brazen Borrower // Petty Theft #signature_spell'],
    },
    ['signature_spell: Brazen Borrower // Petty Theft'],
  ],
  [
    'an instant with a land on its back',
    { ...chandra, main: ['1 Valakut Awakening // Valakut Stoneforge #signature_spell'] },
  ],
  [
    'a spell outside the colors',
    { ...chandra, main: ['1 Opt #signature_spell'] },
    ['signature_spell: Opt', 'identity: Opt'],
  ],
  [
    'a split card outside the colors',
    { ...chandra, main: ['1 Fire // Ice #signature_spell'] },
    ['signature_spell: Fire // Ice', 'identity: Fire // Ice'],
  ],
  [
    'two for one oathbreaker',
    { ...chandra, main: ['1 Lightning Bolt #signature_spell', '1 Ghostfire #signature_spell'] },
    ['signature_spell: Lightning Bolt + Ghostfire'],
  ],
  [
    'one for each of two oathbreakers',
    {
      commander: twins,
      main: [will, '1 Lightning Bolt #signature_spell', '1 Opt #signature_spell'],
    },
  ],
  [
    'one for two oathbreakers',
    { commander: twins, main: [will, '1 Lightning Bolt #signature_spell', '1 Opt'] },
    ['signature_spell'],
  ],
  [
    'none for two oathbreakers',
    { commander: twins, main: [will, '1 Lightning Bolt', '1 Opt', '1 Brainstorm'] },
    ['signature_spell'],
  ],
  [
    'a spell of both colors, which neither of two oathbreakers has',
    { commander: twins, main: [will, '1 Fire // Ice #signature_spell', '1 Opt #signature_spell'] },
    ['signature_spell: Fire // Ice'],
  ],
  [
    'a spell without an oathbreaker',
    { main: ['1 Lightning Bolt #signature_spell'] },
    ['commander'],
  ],
]

test.each(inEach(['oathbreaker'], cases))('%s', (_, deck, found) => expectFindings(deck, found))

test.each([
  ['modern', {}],
  ['commander', { commander: 'Ellie, Brick Master' }],
] as const)('%s decks have no signature spells', (format, leader) => {
  const main = ['1 Lightning Bolt #signature_spell']
  expectFindings({ format, ...leader, main }, ['signature_spell: Lightning Bolt'])
  expectFindings({ format, ...leader, main: ['1 Lightning Bolt'] })
})

test('a missing signature spell is suggested from the spells that fit', () => {
  const main = ['1 Lightning Bolt', '1 Monastery Swiftspear', '1 Ghostfire', "1 Dragon's Approach"]
  expect(onlyFinding({ format: 'oathbreaker', ...chandra, main })).toMatchObject({
    message: 'An oathbreaker has 1 signature spell, and none is chosen.',
    cites: 'Oathbreaker rules',
    fixes: [
      {
        label: 'Make Lightning Bolt the signature spell',
        change: { cards: [{ cardName: 'Lightning Bolt', role: 'signature_spell' }] },
      },
      { label: 'Make Ghostfire the signature spell' },
      { label: "Make Dragon's Approach the signature spell" },
    ],
  })
})

test('two missing ones are suggested together', () => {
  const main = [will, '1 Lightning Bolt', '1 Opt', '1 Fire // Ice', '1 Brainstorm', '1 Ghostfire']
  expect(onlyFinding({ format: 'oathbreaker', commander: twins, main })).toMatchObject({
    message: 'Two oathbreakers have 2 signature spells, and none is chosen.',
    fixes: [
      { label: 'Make Lightning Bolt and Opt the signature spells' },
      { label: 'Make Brainstorm and Ghostfire the signature spells' },
    ],
  })
})

test('an extra one becomes a plain card', () => {
  const main = ['1 Lightning Bolt #signature_spell', '1 Ghostfire #signature_spell']
  expect(onlyFinding({ format: 'oathbreaker', ...chandra, main })).toMatchObject({
    message: 'An oathbreaker has 1 signature spell, and 2 are chosen.',
    fixes: [
      { label: 'Make Ghostfire a plain card' },
      { label: 'Make Lightning Bolt a plain card' },
    ],
  })
})

test('an invalid signature spell is explained', () => {
  const main = ['1 Monastery Swiftspear #signature_spell']
  expect(onlyFinding({ format: 'oathbreaker', ...chandra, main }).message).toBe(
    'Monastery Swiftspear can not be a signature spell: it is not an instant or sorcery.',
  )
})

test('when no card of the deck fits, one can be added', () => {
  const main = ['1 Monastery Swiftspear', '1 Opt']
  const deck = { format: 'oathbreaker', ...chandra, main: main.slice(0, 1) } as const
  const add = [{ label: 'Add an instant or sorcery', opens: 'add' }]
  expect(onlyFinding(deck).fixes).toEqual(add)
  expectFindings({ ...deck, main }, ['signature_spell', 'identity: Opt'])
})
