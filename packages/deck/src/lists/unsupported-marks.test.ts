import type { DeckCard } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { unsupportedMarks } from './unsupported-marks.ts'

const row = (cardName: string, marks: Partial<DeckCard>) => ({
  ...{
    cardName,
    finish: 'nonfoil' as const,
    categories: [],
    note: null,
    slotType: 'main' as const,
  },
  ...marks,
})
const rows = [
  row('Sol Ring', { finish: 'foil', categories: ['Ramp', 'Staples'] }),
  row('Krenko', { finish: 'etched', note: 'leads' }),
  row('Negate', { categories: ['Counters'], slotType: 'side' }),
  row('Opt', { finish: 'foil', slotType: 'considering' }),
  row('Shock', {}),
]

test('each format names the cards whose marks it loses', () => {
  expect(unsupportedMarks(rows, 'arena')).toEqual([
    { kind: 'considering', cardNames: ['Opt'] },
    { kind: 'finish', cardNames: ['Sol Ring', 'Krenko'] },
    { kind: 'categories', cardNames: ['Sol Ring', 'Negate'] },
    { kind: 'note', cardNames: ['Krenko'] },
  ])
  expect(unsupportedMarks(rows, 'moxfield')).toEqual([{ kind: 'note', cardNames: ['Krenko'] }])
  expect(unsupportedMarks(rows, 'deckstats')).toEqual([
    { kind: 'categories', cardNames: ['Negate'] },
    { kind: 'further_categories', cardNames: ['Sol Ring'] },
  ])
  expect(unsupportedMarks(rows, 'forge')).toContainEqual({ kind: 'etched', cardNames: ['Krenko'] })
  expect(unsupportedMarks([row('Shock', {})], 'mtgo')).toEqual([])
})
