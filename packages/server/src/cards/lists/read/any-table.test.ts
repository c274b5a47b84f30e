import { runsOf } from '@manafolio/testing/property-runs'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

/** Characters that mean something to tables, and some of which encodings differ. */
const cell = fc
  .array(fc.constantFrom(...',;\t"\'|#= aB9é€ß–½'.split(''), '\n', '\r\n', '\r'), { maxLength: 8 })
  .map((characters) => characters.join(''))

/** Not valid in UTF-8 when written in Windows-1252. */
const header = ['Name', 'Größe', 'Tags, and more', 'Said "so"', 'Qty']
const row = fc.tuple(
  cell.map((text) => `a${text}`),
  cell,
  cell,
  cell,
  // Other columns with nothing but numbers might count.
  fc.constant('1'),
)

const ways = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  isQuoted: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  encode: fc.constantFrom(utf8, utf8WithMark, utf16, windows1252),
})

test('a table in any of the ways to write it is read as its cells', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), ways, async (rows, way) => {
      const text = stringify([header, ...rows], {
        delimiter: way.separator,
        quoted: way.isQuoted,
        // Readers take each of them for the end of a line.
        quoted_match: /[\r\n]/,
        record_delimiter: way.lineEnd,
      })
      const list = await readList(way.encode(text), { name: 'list.csv' }, () => {})
      expect(list.rows.map(({ cells }) => cells)).toEqual(
        rows.map((texts) => texts.map((raw, place) => [header[place], raw])),
      )
    }),
    { numRuns: runsOf(500) },
  )
})

function utf8(text: string) {
  return Buffer.from(text)
}

function utf8WithMark(text: string) {
  return Buffer.from(`\uFEFF${text}`)
}

function utf16(text: string) {
  return Buffer.from(`\uFEFF${text}`, 'utf16le')
}

function windows1252(text: string) {
  return Buffer.from(text.replaceAll('€', '\x80').replaceAll('–', '\x96'), 'latin1')
}
