import { describe, expect, test } from 'vitest'
import { expectQuery, searchSmall } from '../test/expect-query.ts'

describe('lore', () => {
  test('names, types, rules texts and flavor texts are searched', () => {
    expectQuery('lore:bolas').toFind('Nicol Bolas')
    expectQuery('lore:lhurgoyf').toFind('Tarmogoyf')
    expectQuery('lore:graveyards').toFind('Tarmogoyf')
    expectQuery('lore:benalia').toFind('Serra Angel [ema]')
    expectQuery('lore:benalia').not.toFind('Serra Angel [leb]', 'Tarmogoyf')
  })

  test('punctuation and phrases work', () => {
    expectQuery('lore:"lim-dûl\'s"').toFind("Lim-Dûl's Vault")
    expectQuery('lore!=bolas').toFind('Tarmogoyf')
    expectQuery('lore!=bolas').not.toFind('Nicol Bolas')
  })

  test('it has a description', () => {
    const { explanation } = searchSmall({ query: 'lore:bolas' })
    expect(explanation).toBe('Cards where a text on the card includes “bolas”.')
  })
})
