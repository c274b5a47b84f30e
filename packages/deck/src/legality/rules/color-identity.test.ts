import { expect, test } from 'vitest'
import { type Case, expectFindings, inEach, onlyFinding } from '../../test/legality/findings.ts'

const cases: readonly Case[] = [
  ['a card of a color', { commander: 'Tymna the Weaver', main: ['1 Duress'] }],
  [
    'a card of another color',
    { commander: 'Tymna the Weaver', main: ['1 Opt'] },
    ['identity: Opt'],
  ],
  ['colorless cards', { commander: 'Isamaru, Hound of Konda', main: ['1 Sol Ring', '1 Wastes'] }],
  [
    'a colorless card with a colored cost',
    { commander: 'Isamaru, Hound of Konda', main: ['1 Ghostfire'] },
    ['identity: Ghostfire'],
  ],
  [
    'hybrid mana, of which both colors count',
    { commander: 'Isamaru, Hound of Konda', main: ['1 Boros Reckoner'] },
    ['identity: Boros Reckoner'],
  ],
  [
    'hybrid mana within both',
    { commander: 'Alesha, Who Smiles at Death', main: ['1 Boros Reckoner'] },
  ],
  [
    'colors of the rules text of the commander',
    { commander: 'Alesha, Who Smiles at Death', main: ['1 Duress', '1 Swords to Plowshares'] },
  ],
  [
    'a basic land',
    { commander: 'Isamaru, Hound of Konda', main: ['2 Plains', '2 Island'] },
    ['identity: Island'],
  ],
  ['a land with basic land types', { commander: "Kraum, Ludevic's Opus", main: ['1 Steam Vents'] }],
  [
    'a land with one basic land type too many',
    { commander: 'Ellie, Brick Master', main: ['1 Steam Vents'] },
    ['identity: Steam Vents'],
  ],
  [
    'basic lands under a colorless commander',
    { commander: 'Kozilek, Butcher of Truth', main: ['20 Island'] },
    ['identity: Island'],
  ],
  ['Command Tower', { commander: 'Kozilek, Butcher of Truth', main: ['1 Command Tower'] }],
  [
    'the back of a card',
    {
      commander: 'Isamaru, Hound of Konda',
      main: ['1 Westvale Abbey // Ormendahl, Profane Prince'],
    },
    ['identity: Westvale Abbey // Ormendahl, Profane Prince'],
  ],
  [
    'both halves of a card',
    { commander: 'Ellie, Brick Master', main: ['1 Fire // Ice'] },
    ['identity: Fire // Ice'],
  ],
  [
    'colors of two commanders together',
    {
      commander: 'Tymna the Weaver',
      main: ['1 Thrasios, Triton Hero #commander', '1 Opt', '1 Duress', '1 Forest', '1 Plains'],
    },
  ],
  [
    'a color that neither of two commanders has',
    {
      commander: 'Tymna the Weaver',
      main: ['1 Thrasios, Triton Hero #commander', '1 Lightning Bolt'],
    },
    ['identity: Lightning Bolt'],
  ],
  [
    'the colors of a background',
    {
      commander: 'Wilson, Refined Grizzly',
      main: ['1 Cultist of the Absolute #commander', '1 Duress'],
    },
  ],
  [
    'a companion in the colors',
    { commander: "Atraxa, Praetors' Voice", side: ['1 Kaheera, the Orphanguard #companion'] },
    ["companion: Kaheera, the Orphanguard + Atraxa, Praetors' Voice"],
  ],
  [
    'a companion outside the colors',
    { commander: 'Isamaru, Hound of Konda', side: ['1 Lurrus of the Dream-Den #companion'] },
    ['identity: Lurrus of the Dream-Den'],
  ],
  ['no commander, no identity', { main: ['1 Opt', '1 Duress', '1 Lightning Bolt'] }, ['commander']],
  [
    'a commander that the catalogue does not know',
    { commander: 'Nobody Knows', main: ['1 Opt'] },
    ['unknown_card: Nobody Knows'],
  ],
  [
    'each card that does not fit',
    { commander: 'Isamaru, Hound of Konda', main: ['1 Opt', '1 Duress', '1 Hare Apparent'] },
    ['identity: Opt', 'identity: Duress'],
  ],
]

test.each(inEach(['commander'], cases))('%s', (_, deck, found) => expectFindings(deck, found))

const ugin = { commander: 'Ugin, Eye of the Storms' }
const inBrawl: readonly Case[] = [
  ['a colorless commander with one type of basic lands', { ...ugin, main: ['30 Island'] }],
  [
    'a colorless commander with two types',
    { ...ugin, main: ['30 Island', '5 Forest'] },
    ['identity: Forest'],
  ],
  ['a colorless commander with a colored card', { ...ugin, main: ['1 Opt'] }, ['identity: Opt']],
  [
    'a colorless commander with another land',
    { ...ugin, main: ['30 Island', '1 Steam Vents'] },
    ['identity: Steam Vents'],
  ],
  [
    'a commander with colors has no free basic lands',
    { commander: 'Ajani, Caller of the Pride', main: ['30 Island'] },
    ['identity: Island'],
  ],
]

test.each(inEach(['brawl'], inBrawl))('%s', (_, deck, found) => expectFindings(deck, found))

test('a card outside the identity is named with its colors, and the commanders with othersPermanent', () => {
  const main = ['1 Cultist of the Absolute #commander', '1 Boros Reckoner']
  const finding = onlyFinding({ format: 'commander', commander: 'Wilson, Refined Grizzly', main })
  expect(finding).toMatchObject({
    message:
      'Boros Reckoner (white and red) is outside the color identity of Wilson, Refined Grizzly and Cultist of the Absolute (black and green).',
    cites: 'CR 903.5c',
    fixes: [{ label: 'Remove Boros Reckoner' }],
  })
})

test('a land with a basic land type cites its own rule', () => {
  const deck = { format: 'commander', commander: 'Isamaru, Hound of Konda' } as const
  expect(onlyFinding({ ...deck, main: ['1 Steam Vents'] }).cites).toBe('CR 903.5d')
})
