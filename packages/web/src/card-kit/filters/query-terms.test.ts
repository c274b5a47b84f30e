import { expect, test } from 'vitest'
import { termsOf, toggledTerm } from './query-terms.ts'

test('a term is appended and removed again, whatever its case', () => {
  expect(toggledTerm('t:dragon usd>5', 'c:r')).toBe('t:dragon usd>5 c:r')
  expect(toggledTerm('t:dragon C:R usd>5', 'c:r')).toBe('t:dragon usd>5')
  expect(toggledTerm('', 'c:r')).toBe('c:r')
  expect(toggledTerm('c:r', 'c:r')).toBe('')
})

test('terms that it replaces are removed', () => {
  expect(toggledTerm('r:rare goblin', 'r:mythic', ['r:common', 'r:rare'])).toBe('goblin r:mythic')
})

test('an “or” stays one alternative among the terms', () => {
  expect(toggledTerm('t:elf or t:goblin', 'c:g')).toBe('(t:elf or t:goblin) c:g')
  expect(toggledTerm('(t:elf or t:goblin) c:g', 'c:g')).toBe('(t:elf or t:goblin)')
})

test('parentheses do not pile up, however often a term is toggled', () => {
  const query = '(c:r mv<=2) or t:elf'
  const group = `(${query})`
  let text = query
  const texts = [1, 2, 3, 4].map(() => {
    text = toggledTerm(text, 'c:g')
    return text
  })
  expect(texts).toEqual([`${group} c:g`, group, `${group} c:g`, group])
  expect(toggledTerm('(t:elf) or (t:orc)', 'c:g')).toBe('((t:elf) or (t:orc)) c:g')
})

test.each([
  ['t:elf owned>=', 't:elf owned>= c:g'],
  ['T:Elf  AND usd>5', 'T:Elf  AND usd>5 c:g'],
  ['owned>= t:elf or t:goblin', '(owned>= t:elf or t:goblin) c:g'],
  ['r:rare owned>= r:COMMON opt', 'owned>= opt c:g'],
  ['(r:rare)', 'c:g'],
  ['bolt ++', 'bolt ++ c:g'],
])('%s keeps unrelated terms', (text, toggled) => {
  expect(toggledTerm(text, 'c:g', ['r:common', 'r:rare'])).toBe(toggled)
  expect(toggledTerm(toggled, 'c:g')).toBe(toggled.replace(' c:g', '').replace('c:g', ''))
})

test.each([
  ['"sol ring', '"sol ring" c:g'],
  ['elf or', 'elf c:g'],
  ['elf -', 'elf c:g'],
  ['x (elf or opt', 'x (elf or opt) c:g'],
])('%s is closed first, since the term would become a part of it', (text, toggled) => {
  expect(toggledTerm(text, 'c:g')).toBe(toggled)
})

test('a term in parentheses or under a negation is not the term itself', () => {
  expect(termsOf('-c:g (c:r or c:w) "sol ring"')).toEqual(['-c:g', '(c:r or c:w)', '"sol ring"'])
  expect(toggledTerm('-c:g', 'c:g')).toBe('-c:g c:g')
})
