import { expect, test } from 'vitest'
import { legalityOf } from '../legality/legality.ts'
import { draws, entries, entry, fitsOf, sheet } from '../test/cuts/cut-decks.ts'
import { cutsOf } from './cuts-of.ts'

test('a card with another role that the deck needs has no surplus, even when a rule asks for its cut', () => {
  const banned = { ...draws, legality: 'banned' } as const
  const deck = sheet('commander', [
    ...entries(12, 'Draw', draws),
    entry('Growth', { ...banned, text: 'Draw a card. Add {G}.' }),
    entry('Plain Growth', banned),
  ])
  const { cuts } = cutsOf(deck, legalityOf(deck, '2026-08-15'), fitsOf(deck))
  const kindsFor = (name: string) =>
    cuts.find(({ cardName }) => cardName === name)?.reasons.map(({ kind }) => kind)
  expect(kindsFor('Plain Growth')).toContain('role')
  expect(kindsFor('Growth')).toEqual(expect.arrayContaining(['rules']))
  expect(kindsFor('Growth')).not.toContain('role')
})
