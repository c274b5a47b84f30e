import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addFields, bytesOf, byteText, type Fields, objectOf, takeValue } from './byte-text.ts'

const objects = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue())

test('an object is put together again as it was', () => {
  fc.assert(
    fc.property(objects, (object) => {
      expect(jsonOf(objectOf(fieldsOf(object)))).toEqual(JSON.parse(JSON.stringify(object)))
    }),
  )
})

test('a field can be taken out of any object', () => {
  fc.assert(
    fc.property(objects, fc.jsonValue(), (object, value) => {
      const fields = fieldsOf({ ...object, images: value })
      expect(jsonOf(takeValue(fields, 'images') ?? '')).toEqual(JSON.parse(JSON.stringify(value)))
      expect([...fields.keys()]).not.toContain('images')
    }),
  )
})

test.each([
  { name: 'Lim-Dûl “the Necromancer”', rest: [] },
  { name: '"images":{}', text: 'a \\" b \\\\', images: { a: ['}', ']', '\\"'] } },
  { nested: { images: 1 }, number: -1.5e-7, nothing: null, yes: true },
])('fields are found in %j', (object) => {
  expect([...fieldsOf(object).keys()]).toEqual(Object.keys(object))
})

test('what is added stands in place of a field with its key', () => {
  const fields = fieldsOf({ layout: 'normal', name: 'Opt' })
  addFields(fields, byteText({ layout: 'saga' }))
  expect(jsonOf(objectOf(fields))).toEqual({ layout: 'saga', name: 'Opt' })
})

function fieldsOf(object: object): Fields {
  const fields: Fields = new Map()
  addFields(fields, byteText(object))
  return fields
}

function jsonOf(text: string): unknown {
  return JSON.parse(String(bytesOf(text)))
}
