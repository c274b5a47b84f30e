import { expect, test } from 'vitest'
import { type Case, expectFindings, inEach, onlyFinding } from '../../test/legality/findings.ts'

const full = ['4 Duress', '4 Opt', '4 Hare Apparent', '3 Llanowar Elves']

const cases: readonly Case[] = [
  ['no sideboard', { fill: 'Forest' }],
  ['15 cards', { fill: 'Forest', side: full }],
  ['16 cards', { fill: 'Forest', side: [...full, '1 Plains'] }, ['sideboard']],
  ['60 basic lands', { fill: 'Forest', side: ['60 Plains'] }, ['sideboard']],
]

test.each(inEach(['standard', 'pioneer', 'modern', 'legacy', 'vintage', 'pauper'], cases))(
  '%s',
  (_, deck, found) => expectFindings(deck, found),
)

test('a companion is one of the 15 cards', () => {
  const companion = '1 Lutri, the Spellchaser #companion'
  const side = ['4 Duress', '4 Opt', '4 Hare Apparent', '2 Llanowar Elves', companion]
  expectFindings({ format: 'modern', side })
  expectFindings({ format: 'modern', side: [...side, '1 Plains'] }, ['sideboard'])
})

test.each([
  ['commander', 'Tymna the Weaver', []],
  ['brawl', 'Ajani, Caller of the Pride', []],
  ['oathbreaker', 'Ajani, Caller of the Pride', ['1 Swords to Plowshares #signature_spell']],
] as const)('%s decks have no sideboard', (format, commander, main) => {
  expectFindings({ format, commander, main })
  expectFindings({ format, commander, main, side: ['1 Hare Apparent'] }, ['sideboard'])
})

test('for one card too many, cards that could go to the main deck are suggested', () => {
  const finding = onlyFinding({ format: 'modern', side: [...full, '2 Bonesplitter'] })
  expect(finding).toMatchObject({
    message: 'The sideboard has 17 cards, 15 are allowed.',
    cites: 'CR 100.4a',
    fixes: [
      { label: 'Move 2 Duress to the main deck' },
      { label: 'Move 2 Opt to the main deck' },
      { label: 'Move 2 Hare Apparent to the main deck' },
    ],
  })
})

test('when one card is not enough, the last ones are removed', () => {
  const finding = onlyFinding({
    format: 'modern',
    side: [...full, '4 Bonesplitter', '4 Ornithopter'],
  })
  expect(finding.fixes).toMatchObject([
    {
      label: 'Move the last 8 cards of the sideboard to the main deck',
      change: {
        cards: [
          { cardName: 'Ornithopter', slotType: 'side', quantity: 0 },
          { cardName: 'Ornithopter', slotType: 'main', quantity: 4 },
          { cardName: 'Bonesplitter', slotType: 'side', quantity: 0 },
          { cardName: 'Bonesplitter', slotType: 'main', quantity: 4 },
        ],
      },
    },
  ])
})

test('cards moved to the main deck join existing copies', () => {
  const side = ['15 Plains', '1 Bonesplitter']
  const finding = onlyFinding({ format: 'modern', main: ['3 Bonesplitter'], side })
  expect(finding.fixes[1]).toMatchObject({
    label: 'Move 1 Bonesplitter to the main deck',
    change: { cards: [{ quantity: 0 }, { slotType: 'main', quantity: 4 }] },
  })
})

test('a row has at most its maximum of copies', () => {
  const finding = onlyFinding({ format: 'modern', main: ['99 Plains'], side: ['16 Plains'] })
  expect(finding).toMatchObject({ rule: 'sideboard', fixes: [] })
})

test('a deck that is short of cards takes sideboard cards, a full one cuts them', () => {
  const deck = { format: 'commander', commander: 'Tymna the Weaver' } as const
  const side = ['1 Duress', '1 Swords to Plowshares']
  const finding = onlyFinding({ ...deck, side })
  expect(finding).toMatchObject({
    message: 'Commander decks have no sideboard; this one has 2 cards in it.',
    cites: 'CR 903.5e',
    fixes: [
      { label: 'Remove the sideboard (2 cards)' },
      { label: 'Move the sideboard to the main deck' },
    ],
  })
  expectFindings({ ...deck, side, size: 98 }, ['sideboard', 'size'])
})
