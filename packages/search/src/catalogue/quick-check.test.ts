import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quickCheck } from './quick-check.ts'
import { quickRead } from './quick-read.ts'

const runs = { seed: 20_261_121, numRuns: 3000 }

const schema = z.object({
  id: z.string().check(z.minLength(1)),
  text: z.nullish(z.string()),
  count: z.nullish(z.number()),
  isBig: z.nullish(z.boolean()),
  kind: z._default(z.string(), 'plain'),
  names: z.nullish(z.array(z.string())),
  prices: z._default(z.record(z.string(), z.nullable(z.string())), {}),
  faces: z.nullish(z.array(z.object({ name: z.string() }))),
})
const isAsItShouldBe = quickCheck(schema)

const whole = { id: 'a', kind: 'b', prices: { usd: '1', eur: null } }

test.each([
  ['all that is insisted on', whole],
  ['null and undefined where they may be', { ...whole, text: null, count: undefined }],
  ['unknown keys', { ...whole, smell: 'sweet' }],
  ['lists and objects', { ...whole, names: ['x'], faces: [{ name: 'y' }], isBig: false }],
])('%s is taken as it is', (_, value) => {
  expect(isAsItShouldBe(value)).toBe(true)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'a'],
  ['a list', [whole]],
  ['an empty id', { ...whole, id: '' }],
  ['what only a default makes whole', { id: 'a', kind: 'b' }],
  ['a number that JSON reads as infinite', { ...whole, count: JSON.parse('1e999') }],
  ['a text that is a number', { ...whole, text: 5 }],
  ['a price that is a number', { ...whole, prices: { usd: 1 } }],
  ['prices in a list', { ...whole, prices: ['1'] }],
  ['a list with a gap', { ...whole, names: ['x', null] }],
  ['a face without a name', { ...whole, faces: [{}] }],
])('%s is not', (_, value) => {
  expect(isAsItShouldBe(value)).toBe(false)
})

test('values of defaults are insisted on', () => {
  expect(quickCheck(z._default(z.string(), 'x'))(undefined)).toBe(false)
})

describe('of any value', () => {
  const odd = fc.constantFrom(undefined, null, '', 'x', 0, 1.5, true, [], {}, [null], { a: 1 })
  const mostly = <T>(usual: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd })
  const anyValue = fc.record(
    {
      id: mostly(fc.string()),
      text: mostly(fc.string()),
      count: mostly(fc.double()),
      isBig: mostly(fc.boolean()),
      kind: mostly(fc.string()),
      names: mostly(fc.array(fc.string())),
      prices: mostly(fc.dictionary(fc.string(), fc.option(fc.string()))),
      faces: mostly(fc.array(fc.record({ name: mostly(fc.string()) }))),
    },
    { requiredKeys: ['id', 'kind', 'prices'] },
  )

  test('what is taken is what the schema gives', () => {
    let taken = 0
    fc.assert(
      fc.property(anyValue, (value) => {
        if (!isAsItShouldBe(value)) return
        taken++
        expect(schema.parse(value)).toEqual(value)
      }),
      runs,
    )
    expect(taken).toBeGreaterThan(300)
  })

  test('what is read is what the schema gives, with null for what is missing', () => {
    const blank = { text: null, count: null, isBig: null, names: null, faces: null }
    const read = quickRead(schema)
    let taken = 0
    fc.assert(
      fc.property(anyValue, (value) => {
        const quick = read(value)
        expect(quick !== undefined).toBe(isAsItShouldBe(value))
        if (!quick) return
        taken++
        expect(quick).toEqual({ ...blank, ...schema.parse(value) })
      }),
      runs,
    )
    expect(taken).toBeGreaterThan(300)
  })
})

test('keys that the schema does not name are not read', () => {
  expect(quickRead(schema)({ ...whole, smell: 'sweet' })).not.toHaveProperty('smell')
})
