import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { type CatalogueParts, openCatalogue } from './catalogue.ts'
import { decodeSnapshot, encodeSnapshot } from './snapshot.ts'

function fileOf(parts: CatalogueParts): Uint8Array {
  return Uint8Array.from([...encodeSnapshot(parts)].flatMap((part) => [...part]))
}

function readBack(file: Uint8Array): CatalogueParts {
  const parts = decodeSnapshot(file)
  if (typeof parts === 'string') throw new Error(parts)
  return parts
}

const { meta, columns, texts, pools } = smallCatalogue

describe('a catalogue that was written and read', () => {
  test('equals itself', () => {
    expect(readBack(fileOf(smallCatalogue))).toEqual({ meta, columns, texts, pools })
  })

  test('answers as before', () => {
    const catalogue = openCatalogue(readBack(fileOf(smallCatalogue)))
    const request = { query: 'lightning bolt' }
    const found = namesOf(searchSmall(request, catalogue), catalogue)
    expect(found).toContain('Lightning Bolt [lea]')
    expect(found).toEqual(namesOf(searchSmall(request)))
  })

  test('may hold any characters', () => {
    const parts = catalogueOf([cardObject({ name: 'Jötun 🂡 ﷺ', oracle_text: 'é\u0301\u2028' })])
    expect(readBack(fileOf(parts)).texts).toEqual(parts.texts)
  })

  test('may be empty', () => {
    expect(readBack(fileOf(catalogueOf([]))).meta.cardCount).toBe(0)
  })

  test('may lie anywhere in memory', () => {
    const file = fileOf(smallCatalogue)
    for (const offset of [1, 4, 8]) {
      const memory = new Uint8Array(file.length + offset)
      memory.set(file, offset)
      expect(readBack(memory.subarray(offset)).meta).toEqual(meta)
    }
  })
})

describe('a file that cannot be used is reported', () => {
  const file = fileOf(smallCatalogue)
  const otherVersion = 'it was written by another version'

  test.each(['MFCAT000', 'MFCAT009', 'MFCAT011', 'MFCAT100'])('of the format %s', (format) => {
    const other = file.slice()
    other.set(new TextEncoder().encode(format))
    expect(decodeSnapshot(other)).toBe(otherVersion)
  })

  test('of another kind', () => {
    const text = new TextEncoder().encode('This is the text of a letter.')
    expect(decodeSnapshot(text)).toBe(otherVersion)
  })

  test('that is empty', () => {
    expect(decodeSnapshot(new Uint8Array())).toBe('it is cut off')
  })

  test('cut off anywhere', () => {
    const lengths = [...Array(200).keys(), 1000, file.length - 8, file.length - 1]
    for (const length of lengths) {
      expect(decodeSnapshot(file.slice(0, length)), `${length} bytes`).toBe('it is cut off')
    }
  })

  test('with something behind its end', () => {
    const longer = new Uint8Array(file.length + 8)
    longer.set(file)
    expect(decodeSnapshot(longer)).toBe('it is cut off')
  })

  type Sections = [name: string, length: number][]

  /** The file with another head before its end. */
  function withHead(change: (sections: Sections, meta: typeof smallCatalogue.meta) => object) {
    const headLength = new DataView(file.buffer).getUint32(file.length - 16, true)
    const bodyEnd = file.length - 16 - Math.ceil(headLength / 8) * 8
    const json = new TextDecoder().decode(file.subarray(bodyEnd, bodyEnd + headLength))
    const head: { meta: typeof meta; sections: Sections } = JSON.parse(json)
    const changed = new TextEncoder().encode(
      JSON.stringify({ ...head, ...change(head.sections, head.meta) }),
    )
    const end = new Uint8Array(Math.ceil(changed.length / 8) * 8 + 16)
    end.set(changed)
    end.set(file.subarray(-16), end.length - 16)
    new DataView(end.buffer).setUint32(end.length - 16, changed.length, true)
    return Uint8Array.from([...file.subarray(0, bodyEnd), ...end])
  }

  const resized = (sections: Sections, name: string, by: number): Sections =>
    sections.map(([each, length]) => [each, each === name ? length + by : length])

  test('unless its head says what is there', () => {
    expect(decodeSnapshot(withHead(() => ({})))).toEqual({ meta, columns, texts, pools })
  })

  test.each<[string, (sections: Sections) => Sections]>([
    ['a section less', (sections) => sections.slice(1)],
    ['a section more', (sections) => [...sections, ['cardSmell', 0]]],
    [
      'a section of another name',
      (sections) => [['cards.bites', sections[0]?.[1] ?? 0], ...sections.slice(1)],
    ],
    ['its sections in another order', (sections) => sections.toReversed()],
  ])('with %s', (_, change) => {
    const other = withHead((sections) => ({ sections: change(sections) }))
    expect(decodeSnapshot(other)).toBe(otherVersion)
  })

  test.each<[string, (sections: Sections) => Sections]>([
    ['that end behind the file', (sections) => resized(sections, 'printingUsd', 8000)],
    ['that end before the file does', (sections) => resized(sections, 'printingUsd', -80)],
    ['below nothing', (sections) => resized(sections, 'printingUsd', -1e9)],
    ['in parts of a byte', (sections) => resized(sections, 'printingUsd', 0.5)],
    ['beyond all memory', (sections) => resized(sections, 'printingUsd', 2 ** 52)],
    [
      'that only together are right',
      (sections) => resized(resized(sections, 'printingUsd', 8), 'printingEur', -8),
    ],
  ])('with lengths %s', (_, change) => {
    const other = withHead((sections) => ({ sections: change(sections) }))
    expect(decodeSnapshot(other)).toBe('it is damaged')
  })

  test('with more cards in its head than in its columns', () => {
    const other = withHead((_, meta) => ({ meta: { ...meta, cardCount: meta.cardCount + 1 } }))
    expect(decodeSnapshot(other)).toBe('it is damaged')
  })

  test.each(['', 'null', '[]', '{}', '{"meta":{},"sections":{}}', '{"meta":'])(
    'with the head %j',
    (json) => {
      const small = Uint8Array.from([
        ...file.subarray(0, 8),
        ...new TextEncoder().encode(json.padEnd(32)),
        ...file.subarray(-16),
      ])
      new DataView(small.buffer).setUint32(small.length - 16, 32, true)
      expect(decodeSnapshot(small)).toBe('it is damaged')
    },
  )

  test('with a head longer than the file', () => {
    const other = file.slice()
    new DataView(other.buffer).setUint32(other.length - 16, 0xffff_fff0, true)
    expect(decodeSnapshot(other)).toBe('it is damaged')
  })

  test('with bits of its head changed, or it is read whole', () => {
    const headLength = new DataView(file.buffer).getUint32(file.length - 16, true)
    const start = file.length - 16 - Math.ceil(headLength / 8) * 8
    for (let at = start; at < file.length; at += 23) {
      const other = file.slice()
      other[at] = (other[at] ?? 0) ^ 1
      const read = decodeSnapshot(other)
      if (typeof read === 'object') expect(read.columns, `byte ${at}`).toEqual(columns)
    }
  })
})
