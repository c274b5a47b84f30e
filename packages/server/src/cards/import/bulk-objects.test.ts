import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BulkObject, bulkObjects } from './bulk-objects.ts'

/** The same files in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(1000) }

async function* inChunks(bytes: Uint8Array, borders: readonly number[]) {
  let from = 0
  for (const border of [...borders, bytes.length]) {
    yield bytes.subarray(from, border)
    from = border
  }
}

async function objectsIn(text: string, borders: readonly number[] = []): Promise<BulkObject[]> {
  return allOf(bulkObjects(inChunks(Buffer.from(text), borders)))
}

async function allOf(objects: AsyncIterable<BulkObject>): Promise<BulkObject[]> {
  const all: BulkObject[] = []
  for await (const object of objects) all.push(object)
  return all
}

async function valuesIn(text: string, borders?: readonly number[]): Promise<unknown[]> {
  return (await objectsIn(text, borders)).map(({ value }) => value)
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
    expect(objects.map(({ value }) => value)).toEqual([{ a: 1 }, undefined, { c: 3 }])
  })

  test('text that is no object is handed out to be refused', async () => {
    expect(await objectsIn('{"a":1}\nhello\n{"b":2}\n')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 2, value: undefined },
      { line: 3, value: { b: 2 } },
    ])
    expect(await objectsIn('hello')).toEqual([{ line: 1, value: undefined }])
  })
})

describe('a file that was cut off', () => {
  test.each([
    ['in the middle of a line', '{"a":1}\n{"b":', 'line 2'],
    ['in the middle of a text', '{"a":1}\n{"b":"be', 'line 2'],
    ['in the middle of an array', '[\n{"a":1},\n{"b":', 'line 3'],
    ['between the cards of an array', '[\n{"a":1},\n{"b":2},\n', 'line 4'],
    ['before the end of an array', '[{"a":1},{"b":2}', 'line 1'],
  ])('%s is reported with the line', async (_, text, line) => {
    await expect(objectsIn(text)).rejects.toThrow(`${line}: the file ends in the middle of`)
  })

  test.each(['', '\n\n', '[]', '[\n]\n'])('%j is whole and has no cards', async (text) => {
    expect(await objectsIn(text)).toEqual([])
  })
})

describe('an object that is too large', () => {
  const largest = 100
  const large = { text: 'x'.repeat(largest) }
  const objects = [{ a: 1 }, large, { b: 2 }]
  const withoutLarge = [{ a: 1 }, undefined, { b: 2 }]

  test.each([
    ['JSON lines', objects.map((object) => JSON.stringify(object)).join('\n')],
    ['an array on one line', JSON.stringify(objects)],
    ['a pretty-printed array', JSON.stringify(objects, null, 2)],
  ])('in %s comes without its value, in whatever chunks', async (_, text) => {
    for (const size of [1, 7, 99, 1000]) {
      const borders = [...text].flatMap((_, at) => (at % size === 0 ? [at] : []))
      const read = await allOf(bulkObjects(inChunks(Buffer.from(text), borders), largest))
      expect(read.map(({ value }) => value)).toEqual(withoutLarge)
    }
  })

  test('is one byte larger than the largest', async () => {
    const text = '{"a":"bcd"}'
    const read = (limit: number) => allOf(bulkObjects(inChunks(Buffer.from(text), []), limit))
    expect(await read(text.length)).toEqual([{ line: 1, value: { a: 'bcd' } }])
    expect(await read(text.length - 1)).toEqual([{ line: 1, value: undefined }])
  })

  test('is not held in memory', async () => {
    async function* twentyMegabytes() {
      const letters = Buffer.alloc(1 << 20, 'x')
      yield Buffer.from('{"a":1}\n{"text":"')
      for (let i = 0; i < 20; i++) {
        // A chunk is given over: what was kept of it would be a copy.
        yield letters
        const { arrayBuffers } = process.memoryUsage()
        expect(arrayBuffers - before).toBeLessThan(10 << 20)
      }
      yield Buffer.from('"}\n{"b":2}\n')
    }
    const before = process.memoryUsage().arrayBuffers
    const read = await allOf(bulkObjects(twentyMegabytes()))
    expect(read.map(({ line, value }) => [line, value])).toEqual([
      [1, { a: 1 }],
      [2, undefined],
      [3, { b: 2 }],
    ])
  })

  test.each(['{"text":"', 'x', ' '])(
    'and never ends is given up, when it continues with %j',
    async (start) => {
      let given = 0
      async function* endless() {
        yield Buffer.from(`{"a":1}\n${start}`)
        for (;;) {
          given++
          yield Buffer.alloc(8 << 20, start.at(-1) === '"' ? 'y' : start)
        }
      }
      await expect(allOf(bulkObjects(endless()))).rejects.toThrow('line 2: this has no end')
      expect(given).toBeLessThan(20)
    },
  )
})
