import { expect, test } from 'vitest'
import { termsOf, toggledTerm } from './query-terms.ts'

test('a term is added at the end and taken away again, whatever its case', () => {
  expect(toggledTerm('t:dragon usd>5', 'c:r')).toBe('t:dragon usd>5 c:r')
  expect(toggledTerm('t:dragon C:R usd>5', 'c:r')).toBe('t:dragon usd>5')
  expect(toggledTerm('', 'c:r')).toBe('c:r')
  expect(toggledTerm('c:r', 'c:r')).toBe('')
})

test('what it takes the place of goes', () => {
  expect(toggledTerm('r:rare goblin', 'r:mythic', ['r:common', 'r:rare'])).toBe('goblin r:mythic')
})

test('an “or” stays one choice among terms', () => {
  expect(toggledTerm('t:elf or t:goblin', 'c:g')).toBe('(t:elf or t:goblin) c:g')
  expect(toggledTerm('(t:elf or t:goblin) c:g', 'c:g')).toBe('(t:elf or t:goblin)')
})

test('terms inside of brackets and negations are not the term itself', () => {
  expect(termsOf('-c:g (c:r or c:w) "sol ring"')).toEqual(['-c:g', '(c:r or c:w)', '"sol ring"'])
  expect(toggledTerm('-c:g', 'c:g')).toBe('-c:g c:g')
})
