import { describe, expect, test } from 'vitest'
import { allRows, listRows, rowsOf } from '../rows/row-set.ts'
import { patternOf } from '../test/pattern-of.ts'
import { matchPattern, PatternTooSlow, patternBudgetMs, patternTime } from './match-pattern.ts'

const still = () => 0

/** Each look at the clock finds it a millisecond later. */
function tickingClock() {
  let nowMs = 0
  return () => nowMs++
}

function draws(count: number) {
  return Array.from({ length: count }, () => 'draw')
}

function rowsMatching(source: string, texts: readonly string[], time = patternTime(still)) {
  const textOf = (row: number) => texts[row] ?? ''
  const matcher = matchPattern({ pattern: patternOf(source), textOf, time })
  return listRows(matcher.select(allRows(texts.length)))
}

describe('matching', () => {
  test('picks the rows whose text matches', () => {
    expect(rowsMatching('^draw', ['draw a card.', 'you draw', 'flying\ndraw'])).toEqual([0, 2])
  })

  test('tries only the given rows', () => {
    const tried: number[] = []
    const textOf = (row: number) => `row ${tried.push(row)}`
    const matcher = matchPattern({ pattern: patternOf('row'), textOf, time: patternTime(still) })
    expect(listRows(matcher.select(rowsOf([2, 40], 50)))).toEqual([2, 40])
    expect(tried).toEqual([2, 40])
  })

  test('looks at the clock for each row, and stops when time is up', () => {
    const texts = draws(patternBudgetMs / 2)
    expect(rowsMatching('draw', texts, patternTime(tickingClock()))).toHaveLength(texts.length)
    expect(() => rowsMatching('draw', [...texts, 'draw'], patternTime(tickingClock()))).toThrow(
      PatternTooSlow,
    )
  })

  test('all tries of a search share its time, and one gets no more than half of the rest', () => {
    const time = patternTime(tickingClock())
    expect(() => rowsMatching('draw', draws(patternBudgetMs), time)).toThrow(PatternTooSlow)
    expect(() => rowsMatching('draw', draws(patternBudgetMs / 2), time)).toThrow(PatternTooSlow)
    expect(rowsMatching('draw', draws(9), time)).toHaveLength(9)
  })
})

describe('patterns that hang other engines', () => {
  const long = 'a'.repeat(100_000)
  test.each([
    ['(a+)+$', `${long}\n`, `${long}!`],
    ['^(a+)+$', long, `${long}!`],
    ['(a|a)*b', `${long}b`, long],
    ['(a|aa)+$', long, `${long}!`],
    ['(.*a){25}', long, 'a'.repeat(24)],
    ['^(?:.*a){25}$', long, `${long}!`],
    ['(x+x+)+y', `${'x'.repeat(100_000)}y`, 'x'.repeat(100_000)],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', long, `${long}!`],
    ['(a*)*c', `${long}c`, `${long}b`],
    ['^(a?){100}a{100}$', 'a'.repeat(150), 'a'.repeat(201)],
    ['[ab].{8}[^ab]', `${long}aaaaaaaaac`, long],
  ])('/%s/ is answered', (source, yes, no) => {
    expect(rowsMatching(source, [yes, no])).toEqual([0])
  })

  test('many states end at the limit of time', () => {
    const texts = Array.from({ length: 1000 }, () => 'whenever one enters, each of them draws.')
    expect(rowsMatching('(e|t).{200}x', texts)).toEqual([])
    expect(() => rowsMatching('(e|t).{200}x', texts, patternTime(tickingClock()))).toThrow(
      PatternTooSlow,
    )
  })
})
