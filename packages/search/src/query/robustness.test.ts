import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { complete } from '../explain/complete.ts'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { format } from './format.ts'
import { parse } from './parse.ts'

/** The same queries in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(2000) }

const fragments = fc.constantFrom(
  ...'( ) - or and OR ! " “ ” / \\ : = != <= >= < > // \0 \u0001 \ud800 é ﷺ 🂡 ++ @@ !"'.split(' '),
  ...'t: t:goblin c:wu c:__proto__ c:constructor id<2 mv:even usd>1e400 s: r:m cn>1'.split(' '),
  ...'f:modern f:__proto__ toString:x bolt "lightning bolt" !fire o:/x/ ( - ('.split(' '),
  ...'is:unique not:foil in:lea new:art order:usd -order:usd order:x prefer:oldest'.split(' '),
  ...'unique:art include:extras year>=lea date<now m:{r/ devotion:rr produces>1 mv>pow'.split(' '),
  ...'owned:0 owned:foil owned>=x copies<2 added>2026-05 added!=now value>$1 value:x'.split(' '),
  ...'cheapest:usd artists>1 decklimit:any b:zen lang:any o:/(/ o:/\\sm/ name:/a{9}/ is:'.split(
    ' ',
  ),
)
const pieced = fc.array(fragments, { maxLength: 30 }).map((pieces) => pieces.join(' '))
const glued = fc.array(fragments, { maxLength: 30 }).map((pieces) => pieces.join(''))
const anyText = fc.string({ unit: 'binary', maxLength: 200 })
const typed = fc.oneof(pieced, glued, anyText)

describe('whatever is typed', () => {
  test('reading a query never throws, and every problem has a place in it', () => {
    fc.assert(
      fc.property(typed, (text) => {
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
      fc.property(typed, modes, (query, mode) => {
        const { printings, total, warnings } = searchSmall({ query, mode }, variedCatalogue)
        expect(printings).toHaveLength(total)
        expect(new Set(printings).size).toBe(total)
        expect(new Set(warnings).size).toBe(warnings.length)
      }),
      runs,
    )
  })

  test('completing never throws', () => {
    fc.assert(
      fc.property(typed, fc.nat(200), (query, caret) => {
        expect(complete(variedCatalogue, { query, caret }).options.length).toBeLessThanOrEqual(8)
      }),
      runs,
    )
  })
})

const units = {
  'open brackets': '(',
  'closing brackets': ')',
  'pairs of brackets': '()',
  'negated brackets': '-(',
  'minus signs': '-',
  quotes: '"',
  'quotes with an exclamation mark': '!"',
  'typographic quotes': '“',
  slashes: '/',
  patterns: 'o:/x/ ',
  'patterns that are never closed': 'o:/(',
  backslashes: '\\',
  colons: 't:',
  comparisons: 'mv>=',
  'keys without values': 'mv: ',
  'negated settings': '-order:usd ',
  settings: 'order:usd ',
  shorthands: '++ ',
  alternatives: 'bolt or ',
  'alternatives of nothing': 'or ',
  words: 'bolt ',
  'words that nothing has': 'qzx ',
  'misspelt words': 'lightnign ',
  'filters that do not exist': 'foo:bar ',
  'types that do not exist': 't:goblni ',
  'letters without end': 'a',
  'keys without end': 'a-',
  spaces: ' ',
  'control characters': '\u0000\u001f\u007f',
  emoji: '🔥',
  'halves of emoji': '\ud83d',
  accents: 'e\u0301',
}

/** What takes 20 ms at most is measured by the bench; this only tells when time runs away. */
const limitMs = 5000

describe.each([1000, 10_000])('%i characters of a kind are answered', (length) => {
  test.each(Object.entries(units))(
    '%s',
    (_, unit) => {
      const query = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
      expect(searchSmall({ query, mode: 'prints' }, variedCatalogue).warnings.length).toBeLessThan(
        70,
      )
      expect(
        complete(variedCatalogue, { query, caret: length }).options.length,
      ).toBeLessThanOrEqual(8)
      expect(() => format(parse(query).query)).not.toThrow()
    },
    limitMs,
  )
})

describe('ten thousand of a kind', () => {
  const many = 10_000
  const nested = (open: string) => `${open.repeat(many)}bolt${')'.repeat(many)}`

  test.each([nested('('), nested('-('), nested('(t:elf or '), `${'-'.repeat(many)}bolt`])(
    '%.20s',
    (query) => {
      expect(() => searchSmall({ query, mode: 'prints' }, variedCatalogue)).not.toThrow()
    },
    limitMs,
  )

  test('brackets nested too deep are reported once', () => {
    const { warnings } = searchSmall({ query: nested('(') })
    expect(warnings).toContain('Brackets nested more than 64 deep were ignored.')
    expect(new Set(warnings).size).toBe(warnings.length)
  })

  test('brackets nested 64 deep are understood', () => {
    const query = `${'('.repeat(64)}t:goblin${')'.repeat(64)}`
    expect(searchSmall({ query }).warnings).toEqual([])
  })
})

describe('mistakes without end are reported in a few sentences', () => {
  const each = (term: (n: string) => string) =>
    Array.from({ length: 5000 }, (_, i) => term(letters(i))).join(' ')

  test.each([
    ['keys without values', each((word) => `${word}: `)],
    ['filters that do not exist', each((word) => `${word}:x`)],
    ['values that do not exist', each((word) => `s:${word}`)],
    ['negated settings', each((word) => `-order:${word}`)],
    ['settings that do not exist', each((word) => `order:${word}`)],
    ['patterns', each((word) => `o:/${word}(/`)],
  ])(
    '%s',
    (_, query) => {
      const { warnings } = searchSmall({ query, mode: 'prints' }, variedCatalogue)
      expect(warnings.length).toBeGreaterThan(0)
      expect(warnings.length).toBeLessThan(70)
    },
    limitMs,
  )

  /** Words of letters only, all different. */
  function letters(number: number): string {
    return number
      .toString(26)
      .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
  }
})
