import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchSmall } from '../test/expect-query.ts'
import { parse } from './parse.ts'

/** The same queries in every run. */
const runs = { seed: 20_260_815, numRuns: 2000 }

const fragments = fc.constantFrom(
  ...'( ) - or and OR ! " “ ” / \\ : = != <= >= < > // \0 \u0001 \ud800 é ﷺ 🂡'.split(' '),
  ...'t: t:goblin c:wu c:__proto__ c:constructor id<2 mv:even usd>1e400 s: r:m cn>1'.split(' '),
  ...'f:modern f:__proto__ toString:x bolt "lightning bolt" !fire o:/x/ ( - ('.split(' '),
)
const pieced = fc.array(fragments, { maxLength: 30 }).map((pieces) => pieces.join(' '))
const glued = fc.array(fragments, { maxLength: 30 }).map((pieces) => pieces.join(''))
const anyText = fc.string({ unit: 'binary', maxLength: 200 })

describe('whatever is typed', () => {
  test('reading a query never throws, and every problem has a place in it', () => {
    fc.assert(
      fc.property(fc.oneof(pieced, glued, anyText), (text) => {
        for (const { at } of parse(text).problems) {
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at).toBeLessThan(text.length)
        }
      }),
      runs,
    )
  })

  test('a search never throws, and answers no more than it counts', () => {
    const modes = fc.constantFrom('cards', 'art', 'prints')
    fc.assert(
      fc.property(fc.oneof(pieced, glued, anyText), modes, (query, mode) => {
        const { printings, total } = searchSmall({ query, mode })
        expect(printings).toHaveLength(total)
        expect(new Set(printings).size).toBe(total)
      }),
      runs,
    )
  })
})

describe('ten thousand of a kind are answered at once', () => {
  const many = 10_000

  test.each([
    ['open brackets', '('.repeat(many)],
    ['closing brackets', ')'.repeat(many)],
    ['pairs of brackets', '()'.repeat(many)],
    ['nested brackets', `${'('.repeat(many)}bolt${')'.repeat(many)}`],
    ['nested negations', `${'-('.repeat(many)}bolt${')'.repeat(many)}`],
    ['minus signs', `${'-'.repeat(many)}bolt`],
    ['alternatives', 'bolt or '.repeat(many)],
    ['words', 'bolt '.repeat(many)],
    ['quotes', '"'.repeat(many)],
    ['slashes', '/'.repeat(many)],
    ['colons', 't:'.repeat(many)],
    ['letters without end', 'a'.repeat(many)],
  ])(
    '%s',
    (_, query) => {
      expect(() => searchSmall({ query, mode: 'prints' })).not.toThrow()
    },
    5000,
  )

  test('brackets nested too deep are told once', () => {
    const { warnings } = searchSmall({ query: `${'('.repeat(many)}bolt${')'.repeat(many)}` })
    expect(warnings).toContain('Brackets nested more than 64 deep were ignored.')
    expect(new Set(warnings).size).toBe(warnings.length)
  })

  test('brackets nested 64 deep are understood', () => {
    const query = `${'('.repeat(64)}t:goblin${')'.repeat(64)}`
    expect(searchSmall({ query }).warnings).toEqual([])
  })
})
