import { expect, test } from 'vitest'
import { type Case, expectFindings, inEach, onlyFinding } from '../test/findings.ts'

const cases: readonly Case[] = [
  ['a card of a colour', { commander: 'Tymna the Weaver', main: ['1 Duress'] }],
  [
    'a card of another colour',
    { commander: 'Tymna the Weaver', main: ['1 Opt'] },
    ['identity: Opt'],
  ],
  ['colourless cards', { commander: 'Isamaru, Hound of Konda', main: ['1 Sol Ring', '1 Wastes'] }],
  [
    'a colourless card with a coloured cost',
    { commander: 'Isamaru, Hound of Konda', main: ['1 Ghostfire'] },
    ['identity: Ghostfire'],
  ],
  [
    'hybrid mana, of which both colours count',
    { commander: 'Isamaru, Hound of Konda', main: ['1 Boros Reckoner'] },
    ['identity: Boros Reckoner'],
  ],
  [
    'hybrid mana within both',
    { commander: 'Alesha, Who Smiles at Death', main: ['1 Boros Reckoner'] },
  ],
  [
    'colours of the rules text of the commander',
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
    'basic lands under a colourless commander',
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
    'colours of two commanders together',
    {
      commander: 'Tymna the Weaver',
      main: ['1 Thrasios, Triton Hero #commander', '1 Opt', '1 Duress', '1 Forest', '1 Plains'],
    },
  ],
  [
    'a colour that neither of two commanders has',
    {
      commander: 'Tymna the Weaver',
      main: ['1 Thrasios, Triton Hero #commander', '1 Lightning Bolt'],
    },
    ['identity: Lightning Bolt'],
  ],
  [
    'the colours of a background',
    {
      commander: 'Wilson, Refined Grizzly',
      main: ['1 Cultist of the Absolute #commander', '1 Duress'],
    },
  ],
  [
    'a companion in the colours',
    { commander: "Atraxa, Praetors' Voice", side: ['1 Kaheera, the Orphanguard #companion'] },
    ["companion: Kaheera, the Orphanguard + Atraxa, Praetors' Voice"],
  ],
  [
    'a companion outside the colours',
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
  ['a colourless commander with one type of basic lands', { ...ugin, main: ['30 Island'] }],
  [
    'a colourless commander with two types',
    { ...ugin, main: ['30 Island', '5 Forest'] },
    ['identity: Forest'],
  ],
  ['a colourless commander with a coloured card', { ...ugin, main: ['1 Opt'] }, ['identity: Opt']],
  [
    'a colourless commander with another land',
    { ...ugin, main: ['30 Island', '1 Steam Vents'] },
    ['identity: Steam Vents'],
  ],
  [
    'a commander with colours has no free basic lands',
    { commander: 'Ajani, Caller of the Pride', main: ['30 Island'] },
    ['identity: Island'],
  ],
]

test.each(inEach(['brawl'], inBrawl))('%s', (_, deck, found) => expectFindings(deck, found))

test('a card outside is named with its colours, the commanders and theirs', () => {
  const main = ['1 Cultist of the Absolute #commander', '1 Boros Reckoner']
  const finding = onlyFinding({ format: 'commander', commander: 'Wilson, Refined Grizzly', main })
  expect(finding).toMatchObject({
    says: 'Boros Reckoner (white and red) is outside the colour identity of Wilson, Refined Grizzly and Cultist of the Absolute (black and green).',
    cites: 'CR 903.5c',
    fixes: [{ label: 'Remove Boros Reckoner' }],
  })
})

test('of a land with a basic land type its own rule is cited', () => {
  const deck = { format: 'commander', commander: 'Isamaru, Hound of Konda' } as const
  expect(onlyFinding({ ...deck, main: ['1 Steam Vents'] }).cites).toBe('CR 903.5d')
})
