import { expect, test } from 'vitest'
import type { DeckText } from '../test/legality/decks.ts'
import { deckOf } from '../test/legality/decks.ts'
import { expectFindings, findingsOf, onlyFinding } from '../test/legality/findings.ts'

const cases: [string, DeckText, string[]?][] = [
  ['60 cards of Premodern', { format: 'premodern', fill: 'Island', main: ['4 Opt'] }],
  [
    'five copies in Premodern',
    { format: 'premodern', fill: 'Island', main: ['5 Opt'] },
    ['copies: Opt'],
  ],
  [
    'Lightning Bolt in Historic',
    { format: 'historic', main: ['4 Lightning Bolt'] },
    ['banned: Lightning Bolt'],
  ],
  [
    'a restricted card of Timeless, twice',
    { format: 'timeless', main: ['2 Ancestral Recall', '4 Sol Ring'] },
    ['restricted: Ancestral Recall'],
  ],
  [
    'basic lands of Old School, which its list leaves out',
    { format: 'oldschool', fill: 'Plains', main: ['1 Ancestral Recall', '4 Swords to Plowshares'] },
  ],
  [
    'other lands of Old School',
    { format: 'oldschool', fill: 'Plains', main: ['1 Steam Vents'] },
    ['not_legal: Steam Vents'],
  ],
  ['more than 100 cards of Gladiator', { format: 'gladiator', fill: 'Plains', size: 101 }],
  ['99 cards of Gladiator', { format: 'gladiator', fill: 'Plains', size: 99 }, ['size']],
  [
    'a pair, a companion and a commander in Gladiator',
    {
      format: 'gladiator',
      commander: 'Lurrus of the Dream-Den',
      main: ['2 Swords to Plowshares'],
      side: ['1 Lurrus of the Dream-Den @2 #companion'],
    },
    [
      'commander: Lurrus of the Dream-Den',
      'companion: Lurrus of the Dream-Den',
      'copies: Lurrus of the Dream-Den',
      'copies: Swords to Plowshares',
    ],
  ],
  [
    'Brawl of 100 cards led by a planeswalker',
    {
      format: 'historicbrawl',
      commander: 'Chandra, Torch of Defiance',
      fill: 'Mountain',
      main: ['1 Sol Ring'],
    },
  ],
  [
    'Brawl of 100 cards with 60',
    {
      format: 'historicbrawl',
      commander: 'Chandra, Torch of Defiance',
      fill: 'Mountain',
      size: 60,
    },
    ['size'],
  ],
  [
    'a card among the 99 that is banned as a commander in Duel Commander',
    {
      format: 'duel',
      commander: 'Isamaru, Hound of Konda',
      fill: 'Plains',
      main: ['1 Swords to Plowshares', '1 Sol Ring'],
    },
    ['banned: Sol Ring'],
  ],
  [
    'a commander that is banned as one in Duel Commander',
    { format: 'duel', commander: 'Thrasios, Triton Hero', fill: 'Island' },
    ['banned: Thrasios, Triton Hero'],
  ],
  [
    'an uncommon creature as the commander of Pauper Commander',
    {
      format: 'paupercommander',
      commander: 'Young Pyromancer',
      fill: 'Mountain',
      main: ['1 Lightning Bolt'],
    },
  ],
  [
    'a common that was once uncommon as its commander',
    { format: 'paupercommander', commander: 'Slippery Bogle', fill: 'Island', main: ['1 Opt'] },
  ],
  [
    'an uncommon among the 99 of Pauper Commander',
    {
      format: 'paupercommander',
      commander: 'Slippery Bogle',
      fill: 'Forest',
      main: ['1 Young Pyromancer'],
    },
    ['not_legal: Young Pyromancer', 'identity: Young Pyromancer'],
  ],
  [
    'a creature that was never uncommon as the commander of Pauper Commander',
    { format: 'paupercommander', commander: 'Llanowar Elves', fill: 'Forest' },
    ['commander: Llanowar Elves'],
  ],
  [
    'an uncommon that is no creature as the commander of Pauper Commander',
    { format: 'paupercommander', commander: 'Lightning Bolt', fill: 'Mountain' },
    ['commander: Lightning Bolt'],
  ],
]

test('a land can not lead Pauper Commander, though it is an uncommon creature', () => {
  const deck: DeckText = { format: 'paupercommander', commander: 'Dryad Arbor', fill: 'Forest' }
  expectFindings(deck, ['commander: Dryad Arbor'])
})

test('a deck of 100 cards for Brawl is told about the other Brawl', () => {
  const deck: DeckText = { format: 'brawl', commander: 'Ajani, Caller of the Pride' }
  const { message, fixes } = onlyFinding({ ...deck, fill: 'Plains', size: 100 })
  expect(message).toBe(
    'The main deck has 100 cards; a Brawl deck has exactly 60. A deck of 100 may be of Brawl (100 cards).',
  )
  expect(fixes.map(({ label }) => label)).toEqual([
    'Change the format to Brawl (100 cards)',
    'Choose 40 cards to cut',
  ])
  expect(onlyFinding({ ...deck, fill: 'Plains', size: 99 }).message).not.toContain('(100 cards)')
})

test.each(cases)('%s', (_, deck, found) => {
  expectFindings(deck, found)
})

test('in Duel Commander the message says that only the commander is banned', () => {
  const deck: DeckText = { format: 'duel', commander: 'Thrasios, Triton Hero', fill: 'Island' }
  expect(onlyFinding(deck)).toMatchObject({
    message: 'Thrasios, Triton Hero is banned as a commander in Duel Commander.',
    cites: 'Duel Commander banned list',
  })
})

test('an uncommon is offered as the commander of Pauper Commander', () => {
  const main = ['1 Young Pyromancer', '1 Lightning Bolt']
  const deck = deckOf({ format: 'paupercommander', fill: 'Mountain', main })
  const fixes = findingsOf(deck).flatMap((finding) => finding.fixes.map(({ label }) => label))
  expect(fixes).toContain('Make Young Pyromancer the commander')
  expect(fixes).not.toContain('Make Lightning Bolt the commander')
})

test('a format without a list in the card data is noted once, and no card is illegal', () => {
  const main = ['1 Lightning Bolt', '1 Sol Ring']
  const deck: DeckText = { format: 'predh', commander: 'Isamaru, Hound of Konda', main }
  const findings = findingsOf(deckOf({ ...deck, fill: 'Plains' }))
  expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'error identity',
    'note not_legal',
  ])
  expect(findings[1]?.message).toBe(
    'The card data has no list of the cards that are legal in PreDH, so that none was checked.',
  )
})
