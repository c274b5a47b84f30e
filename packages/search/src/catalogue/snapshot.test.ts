import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { type CatalogueParts, openCatalogue } from './catalogue.ts'
import { decodeSnapshot, encodeSnapshot } from './snapshot.ts'

function fileOf(parts: CatalogueParts): Uint8Array {
  return Uint8Array.from(encodeSnapshot(parts).flatMap((part) => [...part]))
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

describe('a file that can not be used is told', () => {
  const file = fileOf(smallCatalogue)

  test('of another version', () => {
    const other = file.slice()
    other.set(new TextEncoder().encode('MFCAT000'))
    expect(decodeSnapshot(other)).toBe('it was written by another version')
  })

  test('without one of the sections that are read now', () => {
    const head = new TextDecoder('latin1').decode(file)
    const renamed = file.slice()
    renamed.set(new TextEncoder().encode('cardDefenze'), head.indexOf('cardDefense'))
    expect(decodeSnapshot(renamed)).toBe('it was written by another version')
  })

  test('of another kind', () => {
    const text = new TextEncoder().encode('This is the text of a letter.')
    expect(decodeSnapshot(text)).toBe('it was written by another version')
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
    expect(decodeSnapshot(longer)).toBeTypeOf('string')
  })
})
