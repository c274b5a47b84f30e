import { describe, expect, test } from 'vitest'
import { quickTest } from './quick-test.ts'
import { readTree } from './read-tree.ts'

function isQuick(source: string): boolean {
  return quickTest(readTree(source)) !== undefined
}

describe('patterns that leave little to go back to are quick', () => {
  test.each([
    'draws? (two|three) cards',
    '^{t}: add',
    '[^a]$',
    '\\bsacrifice (a|another) [a-z]+:',
    '.*token',
    'flying|first strike',
    '\\d{1,3}/\\s',
  ])('/%s/', (source) => {
    expect(isQuick(source)).toBe(true)
  })
})

describe('patterns with which the other engine could go on for ever are not', () => {
  test.each([
    '(a+)+$',
    '(a|a)*b',
    '(.*a){25}',
    '(x+x+)+y',
    '.*a.*b',
    '(a|ab)(c|cd)(e|ef)(g|gh)(i|ij)(k|kl)(m|mn)(o|op)(q|qr)',
    'a?b?c?d?e?f?g?h?i?j?',
    '(a|b|c|d|e).*x',
    '(ab|c){2,9}',
    '(a{1,20}){1,20}',
  ])('/%s/', (source) => {
    expect(isQuick(source)).toBe(false)
  })
})

test('what JavaScript writes or means otherwise is not quick', () => {
  expect(isQuick('\\p{L}')).toBe(false)
  expect(isQuick('[[:alpha:]]')).toBe(false)
  expect(isQuick('\\Aa\\z')).toBe(false)
})

test('what stands at the end of a line is found there, whatever it takes up', () => {
  const test = quickTest(readTree('[^a]b?$'))
  const texts = ['a', 'ba', 'ab', 'b\na', 'a\nab', 'a\n\u{1f0a1}', 'a\n\u{1f0a1}b', '']
  expect(texts.filter((text) => test?.(text))).toEqual([
    'ab',
    'b\na',
    'a\nab',
    ...texts.slice(5, 7),
  ])
})

test('white space is that of texts in both', () => {
  expect(quickTest(readTree('a\\sb'))?.('a\u00a0b')).toBe(false)
  expect(quickTest(readTree('a[\\s]b'))?.('a b')).toBe(true)
})
