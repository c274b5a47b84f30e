import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { format } from './format.ts'
import { parse } from './parse.ts'
import type { Op, Style } from './tokens.ts'
import type { FilterTerm, NameTerm, Query } from './tree.ts'

/** The same trees in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(2000) }

const op = fc.constantFrom<Op[]>(':', '=', '!=', '<', '<=', '>', '>=')
const key = fc.constantFrom('t', 'o', 'mv', 'oracle-tag', 'no_such_key')
const word = fc.constantFrom('bolt', 'Lim-Dûl', '+2', '//', '/', 'x/y', 'é🔥')
const sign = fc.constantFrom('"', '\\', '(', ')', '/', '“', '”', ' or ', '-', ':', 'x', '{R}', ' ')
const inQuotes = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''))
const pattern = fc
  .array(fc.constantFrom('/', 'a', '\\d', '\\\\', '(b|c)', '"', '^', '[^/]', ' '), { maxLength: 6 })
  .map((parts) => `x${parts.join('')}`)

const value: fc.Arbitrary<{ text: string; style: Style }> = fc.oneof(
  fc.record({ text: word, style: fc.constant<Style>('word') }),
  fc.record({ text: inQuotes, style: fc.constant<Style>('quoted') }),
  fc.record({ text: pattern, style: fc.constant<Style>('regex') }),
)

const name = fc
  .tuple(value, fc.boolean())
  .map(([{ text, style }, exact]): NameTerm => ({ kind: 'name', text, exact, style, at: 0 }))
const filter = fc.tuple(key, op, value).map(([key, op, { text, style }]): FilterTerm => {
  return { kind: 'filter', key, op, value: text, style, at: 0 }
})

const { tree } = fc.letrec<{ tree: Query; parts: Query[] }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(name, filter),
    tie('parts').map((all): Query => ({ kind: 'and', all })),
    tie('parts').map((any): Query => ({ kind: 'or', any })),
    tie('tree').map((query): Query => ({ kind: 'not', query })),
  ),
  parts: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }),
}))

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const grammar = fc
  .array(fc.constantFrom(...'( ) - or and ! " / \\ t: o:/ "a b" !fire ++ @@ x ” /'.split(' ')), {
    maxLength: 20,
  })
  .chain((parts) => fc.constantFrom('', ' ').map((between) => parts.join(between)))

describe('a tree survives being written and read', () => {
  test('whatever its terms are', () => {
    fc.assert(
      fc.property(tree, (query) => {
        const { query: again, problems } = parse(format(query))
        expect(problems).toEqual([])
        expect(withoutPlaces(again)).toEqual(query)
      }),
      runs,
    )
  })

  test('when it was read from any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, grammar), (text) => {
        const { query } = parse(text)
        expect(withoutPlaces(parse(format(query)).query)).toEqual(withoutPlaces(query))
      }),
      runs,
    )
  })

  test('and writing it again gives the same text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, grammar), (text) => {
        const written = format(parse(text).query)
        expect(format(parse(written).query)).toBe(written)
      }),
      runs,
    )
  })
})

test.each([
  ['T:Goblin  AND   mv<=2', 't:Goblin mv<=2'],
  ['a OR b', 'a or b'],
  ['((a b)) (c OR d)', '(a b) (c or d)'],
  ['--a ---b', 'a -b'],
  ['-(a)', '-a'],
  ['-(-a)', '-(-a)'],
  ['-(a b)', '-(a b)'],
  ['“of the”', '"of the"'],
  ['"say \\"go\\" \\\\"', '"say \\"go\\" \\\\"'],
  ['!"Fire // Ice"', '!"Fire // Ice"'],
  ['o:/a\\/b\\d/', 'o:/a\\/b\\d/'],
  ['(fire / )', 'fire /'],
  ['-(fire / )', '-(fire /)'],
  ['a (b', 'a b'],
  ['"a', '"a"'],
  ['a /\\', 'a'],
  ['', ''],
])('%s is written as %s', (text, written) => {
  expect(format(parse(text).query)).toBe(written)
})

test.each([
  ['++', 'prints'],
  ['@@', 'art'],
])('%s is short for unique:%s', (text, value) => {
  const shown = { kind: 'filter', key: 'unique', op: ':', value, style: 'word', at: 0 }
  expect(parse(text).query).toEqual(shown)
  expect(format(parse(`bolt ${text}`).query)).toBe(`bolt unique:${value}`)
})

test.each([
  ['++e:all', 'unique:prints e:all'],
  ['++!"Lightning Bolt"', 'unique:prints !"Lightning Bolt"'],
  ['@@t:forest', 'unique:art t:forest'],
  ['++bolt', 'unique:prints bolt'],
  ['@@"of the"', 'unique:art "of the"'],
  ['++-t:elf', 'unique:prints -t:elf'],
  ['++(a or b)', 'unique:prints (a or b)'],
  ['(@@)', 'unique:art'],
])('%s needs no space', (text, written) => {
  expect(format(parse(text).query)).toBe(written)
})

test.each(['+++', '++@', '@', '@@@', '"++"', '!++', '+2'])('%s is a name', (text) => {
  expect(parse(text).query.kind).toBe('name')
})

function withoutPlaces(query: Query): Query {
  switch (query.kind) {
    case 'and':
      return { kind: 'and', all: query.all.map(withoutPlaces) }
    case 'or':
      return { kind: 'or', any: query.any.map(withoutPlaces) }
    case 'not':
      return { kind: 'not', query: withoutPlaces(query.query) }
    case 'name':
    case 'filter':
      return { ...query, at: 0 }
  }
}
