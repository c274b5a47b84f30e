import { describe, expect, test } from 'vitest'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

function explain(query: string): string {
  return searchSmall({ query, mode: 'prints' }, variedCatalogue).explanation
}

describe('several terms', () => {
  test.each([
    ['lightning', 'the name includes “lightning”'],
    ['lightning bolt', 'the name includes “lightning” and “bolt”'],
    ['a "of the" c', 'the name includes “a”, “of the” and “c”'],
    ['-lightning', "the name doesn't include “lightning”"],
    ['-(lightning bolt)', "the name doesn't include both “lightning” and “bolt”"],
    ['-(a b c)', "the name doesn't include all of “a”, “b” and “c”"],
    [
      'bolt t:elf -fire',
      "the name includes “bolt”, the type line includes “elf” and the name doesn't include “fire”",
    ],
    ['bolt or fire', 'the name includes “bolt” or the name includes “fire”'],
    ['t:elf mv=1', 'the type line includes “elf” and the mana value is 1'],
    ['t:elf or t:rat', 'the type line includes “elf” or the type line includes “rat”'],
    [
      't:elf or t:rat mv=1',
      'the type line includes “elf” or (the type line includes “rat” and the mana value is 1)',
    ],
    [
      '(t:elf or t:rat) mv=1',
      '(the type line includes “elf” or the type line includes “rat”) and the mana value is 1',
    ],
    ['-(t:elf mv=1)', "the type line doesn't include “elf” or the mana value is not 1"],
    ['-(t:elf or mv=1)', "the type line doesn't include “elf” and the mana value is not 1"],
    [
      '-(t:elf mv=1) c:g',
      "(the type line doesn't include “elf” or the mana value is not 1) and the colors are at least green",
    ],
    ['-(-(t:elf mv=1))', 'the type line includes “elf” and the mana value is 1'],
    ['(a b) or t:elf', 'the name includes “a” and “b” or the type line includes “elf”'],
  ])('%s', (query, sentence) => {
    expect(explain(query)).toBe(`Cards where ${sentence}.`)
  })
})

describe('settings', () => {
  test.each([
    ['order:usd', 'All cards, ordered by price in US dollars.'],
    ['++', 'All cards, every printing.'],
    ['t:elf @@', 'Cards where the type line includes “elf”, one printing of each artwork.'],
    [
      't:elf prefer:oldest',
      'Cards where the type line includes “elf”, preferring the oldest printing.',
    ],
    [
      'order:mv dir:descending t:elf',
      'Cards where the type line includes “elf”, ordered by mana value, in falling order.',
    ],
    ['order:name order:usd', 'All cards, ordered by price in US dollars.'],
    [
      'include:extras order:set',
      'All cards, with tokens, art cards, planes and memorabilia, ordered by set and collector number.',
    ],
  ])('%s', (query, sentence) => {
    expect(explain(query)).toBe(sentence)
  })
})

describe('invalid terms are not described', () => {
  test.each([
    ['t:elf foo:bar', 'Cards where the type line includes “elf”.'],
    ['t:elf or foo:bar', 'Cards where the type line includes “elf”.'],
    ['-(t:elf foo:bar)', "Cards where the type line doesn't include “elf”."],
    ['t:elf order:beauty', 'Cards where the type line includes “elf”.'],
    ['t:elf mv:', 'Cards where the type line includes “elf”.'],
    ['foo:bar', ''],
    ['order:beauty', ''],
    ['🔥', ''],
  ])('%s', (query, sentence) => {
    expect(explain(query)).toBe(sentence)
  })
})

test('a whole name is described as one', () => {
  const answer = searchSmall({ query: '!"Lightning Bolt"' }, variedCatalogue)
  expect(answer.explanation).toBe('Cards where the name is “Lightning Bolt”.')
})
