import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BulkObject, bulkObjects } from './bulk-objects.ts'

/** The same files in every run. */
const runs = { seed: 20_260_815, numRuns: 1000 }

async function* inChunks(bytes: Uint8Array, borders: readonly number[]) {
  let from = 0
  for (const border of [...borders, bytes.length]) {
    yield bytes.subarray(from, border)
    from = border
  }
}

async function objectsIn(text: string, borders: readonly number[] = []): Promise<BulkObject[]> {
  const objects: BulkObject[] = []
  for await (const object of bulkObjects(inChunks(Buffer.from(text), borders))) {
    objects.push(object)
  }
  return objects
}

async function valuesIn(text: string, borders?: readonly number[]): Promise<unknown[]> {
  return (await objectsIn(text, borders)).map((object) => JSON.parse(object.text))
}

/** Everything that could be taken for structure, inside of texts. */
const cards = [
  { name: 'Opt' },
  { name: 'Jötun 🂡', text: '{T}: Add {G}. }{ ][ , "quoted" \\ \\" end\\' },
  { name: 'Two\nlines\r\n\ttab', faces: [{ name: 'a' }, { name: '}' }], empty: {}, list: [] },
  { name: '' },
]

const layouts = {
  'JSON lines': cards.map((card) => JSON.stringify(card)).join('\n'),
  'JSON lines with a last line break': cards.map((card) => `${JSON.stringify(card)}\n`).join(''),
  'JSON lines of Windows': cards.map((card) => `${JSON.stringify(card)}\r\n`).join(''),
  'JSON lines with empty lines': cards.map((card) => `\n${JSON.stringify(card)}\n\n`).join(''),
  'JSON lines with commas': cards.map((card) => `${JSON.stringify(card)},\n`).join(''),
  'an array with one card per line': `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`,
  'an array on a single line': JSON.stringify(cards),
  'a pretty-printed array': JSON.stringify(cards, null, 2),
  'a pretty-printed array with tabs': JSON.stringify(cards, null, '\t'),
}

describe.each(Object.entries(layouts))('%s', (_, text) => {
  test('gives its cards', async () => {
    expect(await valuesIn(text)).toEqual(cards)
  })

  test('gives them behind a byte order mark', async () => {
    expect(await valuesIn(`\ufeff${text}`)).toEqual(cards)
  })

  test('gives them when every byte comes alone', async () => {
    const borders = [...Buffer.from(text).keys()]
    expect(await valuesIn(text, borders)).toEqual(cards)
  })

  test('gives them in whatever chunks it comes', async () => {
    const { length } = Buffer.from(text)
    const anyBorders = fc.array(fc.nat(length)).map((borders) => borders.sort((a, b) => a - b))
    const whole = await objectsIn(text)
    await fc.assert(
      fc.asyncProperty(anyBorders, async (borders) => {
        expect(await objectsIn(text, borders)).toEqual(whole)
      }),
      runs,
    )
  })
})

test('any objects come back, in any layout and any chunks', async () => {
  const anyObjects = fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), {
    minLength: 1,
    maxLength: 5,
  })
  const anyIndent = fc.constantFrom(undefined, 1, 2, '\t')
  await fc.assert(
    fc.asyncProperty(anyObjects, anyIndent, fc.array(fc.nat(400)), async (objects, indent, at) => {
      const array = JSON.stringify(objects, null, indent)
      const lines = objects.map((object) => JSON.stringify(object)).join('\n')
      const borders = at.sort((a, b) => a - b)
      const written: unknown = JSON.parse(array)
      expect(
        await valuesIn(
          array,
          borders.filter((n) => n <= array.length),
        ),
      ).toEqual(written)
      expect(
        await valuesIn(
          lines,
          borders.filter((n) => n <= lines.length),
        ),
      ).toEqual(written)
    }),
    runs,
  )
})

describe('lines', () => {
  test('each object knows the line that it begins on', async () => {
    const lines = async (text: string) => (await objectsIn(text)).map(({ line }) => line)
    expect(await lines('{"a":1}\n\n{"b":2}\n')).toEqual([1, 3])
    expect(await lines('[\n  {\n    "a": 1\n  },\n  {\n    "b": 2\n  }\n]')).toEqual([2, 5])
  })

  test('a broken line costs one card', async () => {
    const objects = await objectsIn('{"a":1}\n{"b":"never closed\n{"c":3}\n')
    expect(objects.map(({ line }) => line)).toEqual([1, 2, 3])
    expect(objects.map(({ text }) => text.trim())).toEqual([
      '{"a":1}',
      '{"b":"never closed',
      '{"c":3}',
    ])
  })

  test('text that is no object is handed out to be refused', async () => {
    expect(await objectsIn('{"a":1}\nhello\n{"b":2}\n')).toEqual([
      { line: 1, text: '{"a":1}' },
      { line: 2, text: '' },
      { line: 3, text: '{"b":2}' },
    ])
    expect(await objectsIn('hello')).toEqual([{ line: 1, text: '' }])
  })
})

describe('a file that was cut off', () => {
  test.each([
    ['in the middle of a line', '{"a":1}\n{"b":', 'line 2'],
    ['in the middle of a text', '{"a":1}\n{"b":"be', 'line 2'],
    ['in the middle of an array', '[\n{"a":1},\n{"b":', 'line 3'],
    ['between the cards of an array', '[\n{"a":1},\n{"b":2},\n', 'line 4'],
    ['before the end of an array', '[{"a":1},{"b":2}', 'line 1'],
  ])('%s is told with the line', async (_, text, line) => {
    await expect(objectsIn(text)).rejects.toThrow(`${line}: the file ends in the middle of`)
  })

  test.each(['', '\n\n', '[]', '[\n]\n'])('%j is whole and has no cards', async (text) => {
    expect(await objectsIn(text)).toEqual([])
  })
})
