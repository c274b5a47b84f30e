import { describe, expect, test } from 'vitest'
import { parse } from './parse.ts'
import type { Query } from './tree.ts'

/** A tree as text with all its brackets. */
function show(query: Query): string {
  switch (query.kind) {
    case 'and':
      return `and(${query.all.map(show).join(' ')})`
    case 'or':
      return `or(${query.any.map(show).join(' ')})`
    case 'not':
      return `not(${show(query.query)})`
    case 'name':
      return query.exact ? `!${query.text}` : query.text
    case 'filter':
      return `${query.key}${query.op}${query.value}`
  }
}

const treeOf = (text: string) => show(parse(text).query)
const problemsOf = (text: string) => parse(text).problems.map(({ message }) => message)

describe('precedence', () => {
  test.each([
    ['a', 'a'],
    ['a b', 'and(a b)'],
    ['a and b', 'and(a b)'],
    ['a or b', 'or(a b)'],
    ['a or b or c', 'or(a b c)'],
    ['a b or c d', 'or(and(a b) and(c d))'],
    ['a or b c', 'or(a and(b c))'],
    ['(a or b) c', 'and(or(a b) c)'],
    ['a (b or c) d', 'and(a or(b c) d)'],
    ['((a))', 'a'],
    ['a (b c)', 'and(a and(b c))'],
  ])('%s is %s', (text, tree) => {
    expect(treeOf(text)).toBe(tree)
    expect(problemsOf(text)).toEqual([])
  })
})

describe('negation', () => {
  test.each([
    ['-a', 'not(a)'],
    ['-a b', 'and(not(a) b)'],
    ['-a or b', 'or(not(a) b)'],
    ['--a', 'a'],
    ['---a', 'not(a)'],
    ['- a', 'not(a)'],
    ['-(a or b) c', 'and(not(or(a b)) c)'],
    ['-t:elf', 'not(t:elf)'],
    ['-!fire', 'not(!fire)'],
    ['-"a b"', 'not(a b)'],
  ])('%s is %s', (text, tree) => {
    expect(treeOf(text)).toBe(tree)
    expect(problemsOf(text)).toEqual([])
  })
})

describe('what makes no sense is left out, with a warning', () => {
  test.each([
    ['(a', 'a', 'A “(” is never closed.'],
    ['a (b or c', 'and(a or(b c))', 'A “(” is never closed.'],
    ['a)', 'a', 'A “)” closes nothing.'],
    ['a) b', 'and(a b)', 'A “)” closes nothing.'],
    [') a', 'a', 'A “)” closes nothing.'],
    ['a or', 'a', 'An “or” needs something on both sides.'],
    ['or a', 'a', 'An “or” needs something on both sides.'],
    ['a or or b', 'or(a b)', 'An “or” needs something on both sides.'],
    ['a or ()', 'a', 'An “or” needs something on both sides.'],
    ['a -', 'a', 'A “-” needs something to exclude.'],
    ['a -()', 'a', 'A “-” needs something to exclude.'],
  ])('%s is %s', (text, tree, problem) => {
    expect(treeOf(text)).toBe(tree)
    expect(problemsOf(text)).toEqual([problem])
  })

  test('the same mistake is reported once', () => {
    expect(problemsOf(')))) a ))))')).toEqual(['A “)” closes nothing.'])
  })

  test.each(['', ' ', '()', '(())', 'and'])('%j asks for everything', (text) => {
    expect(treeOf(text)).toBe('and()')
  })
})
