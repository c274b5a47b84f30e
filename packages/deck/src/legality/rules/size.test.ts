import type { DeckFormat } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { expectFindings, onlyFinding } from '../../test/legality/findings.ts'

const constructed = ['standard', 'pioneer', 'modern', 'legacy', 'vintage', 'pauper'] as const

test.each(constructed)('a deck for %s has at least 60 cards and no most', (format) => {
  expectFindings({ format, size: 60, fill: 'Forest' })
  expectFindings({ format, size: 250, fill: 'Forest' })
  expectFindings({ format, size: 59, fill: 'Forest' }, ['size'])
})

const exact: [DeckFormat, number, string][] = [
  ['commander', 100, 'Isamaru, Hound of Konda'],
  ['brawl', 60, 'Ajani, Caller of the Pride'],
]

test.each(exact)(
  'a deck for %s has exactly %d cards with its commander',
  (format, size, leader) => {
    for (const main of [[`1 ${leader}`], []]) {
      const deck = { format, commander: leader, main, fill: 'Plains' }
      expectFindings({ ...deck, size })
      expectFindings({ ...deck, size: size - 1 }, ['size'])
      expectFindings({ ...deck, size: size + 1 }, ['size'])
    }
  },
)

test('an Oathbreaker deck has exactly 60 cards with oathbreaker and signature spell', () => {
  const main = ['1 Lightning Bolt #signature_spell']
  const deck = { format: 'oathbreaker', commander: 'Chandra, Torch of Defiance', main } as const
  expectFindings({ ...deck, size: 60 })
  expectFindings({ ...deck, size: 59 }, ['size'])
  expectFindings({ ...deck, size: 61 }, ['size'])
})

test('two commanders count among the 100 cards', () => {
  const main = ['1 Thrasios, Triton Hero #commander']
  const deck = { format: 'commander', commander: 'Tymna the Weaver', main } as const
  expectFindings({ ...deck, size: 100 })
  expectFindings({ ...deck, size: 101 }, ['size'])
})

test('a companion is not part of the main deck', () => {
  const side = ['1 Lurrus of the Dream-Den #companion']
  expectFindings({ format: 'vintage', side, size: 60 })
  expectFindings({ format: 'vintage', side, size: 59 }, ['size'])
})

test('an empty deck only has too few cards', () => {
  expectFindings({ format: 'modern', size: 0 }, ['size'])
})

test('missing cards can be added', () => {
  expect(onlyFinding({ format: 'modern', size: 58 })).toEqual({
    rule: 'size',
    severity: 'unfinished',
    progress: { cards: 58, of: 60 },
    cardNames: [],
    message: 'The main deck has 58 cards; a Modern deck has at least 60.',
    cites: 'CR 100.2a',
    fixes: [{ label: 'Add 2 cards', opens: 'add' }],
  })
})

test('excess cards can be cut', () => {
  const deck = { format: 'commander', commander: 'Tymna the Weaver', size: 101 } as const
  expect(onlyFinding(deck)).toMatchObject({
    message: 'The main deck has 101 cards; a Commander deck has exactly 100.',
    cites: 'CR 903.5a',
    fixes: [{ label: 'Choose 1 card to cut', opens: 'cuts' }],
  })
})
