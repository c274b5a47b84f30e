import { decodeText, encodeText, type TextColumn } from '../text/text-column.ts'
import type { CatalogueMeta, CatalogueParts } from './catalogue.ts'
import {
  type Columns,
  columnTypes,
  indexedTextNames,
  type Pools,
  plainTextNames,
  poolNames,
  type Texts,
} from './columns.ts'
import type { CatalogueSource } from './source.ts'
import { filled, type Steps } from './steps.ts'

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array

/** A part of a catalogue as bytes under a name. */
export interface Section {
  name: string
  pieces: Iterable<Uint8Array>
}

const textParts = ['text', 'starts']
const indexParts = [...textParts, 'words.text', 'words.starts', 'rowStarts', 'rows']

/** All that there are, in the order of the file. What is largest comes first and is let go of first. */
export const sectionNames: readonly string[] = [
  ...poolNames.flatMap((name) => [`${name}.bytes`, `${name}.starts`]),
  ...Object.keys(columnTypes),
  ...plainTextNames.flatMap((name) => textParts.map((part) => `${name}.${part}`)),
  ...indexedTextNames.flatMap((name) => indexParts.map((part) => `${name}.${part}`)),
]

/** One at a time in memory, when they are taken one after the other. */
export function* sectionsOf({ columns, texts, pools }: CatalogueSource): Generator<Section> {
  for (const name of poolNames) {
    const { pieces, starts } = pools[name]()
    yield { name: `${name}.bytes`, pieces }
    yield numbers(`${name}.starts`, starts)
  }
  for (const name of columnNames) yield numbers(name, columns[name])
  for (const name of plainTextNames) yield* text(name, texts[name]())
  for (const name of indexedTextNames) {
    const { index, ...column } = texts[name]()
    yield* text(name, column)
    yield* text(`${name}.words`, index.words)
    yield numbers(`${name}.rowStarts`, index.starts)
    yield numbers(`${name}.rows`, index.rows)
  }
}

const columnNames = Object.keys(columnTypes) as (keyof Columns)[] // just these

function numbers(name: string, { buffer, byteOffset, byteLength }: Numbers): Section {
  return { name, pieces: [new Uint8Array(buffer, byteOffset, byteLength)] }
}

function* text(name: string, column: TextColumn): Generator<Section> {
  yield { name: `${name}.text`, pieces: [encodeText(column)] }
  yield numbers(`${name}.starts`, column.starts)
}

/** Where the bytes of a section are in the file. */
export interface Place {
  offset: number
  length: number
}

/**
 * The catalogue in sections. Numbers and records are views of one piece of memory, which goes as a
 * whole when the catalogue does; texts become strings, and their bytes are not held on to.
 */
export function* partsOf(
  meta: CatalogueMeta,
  places: ReadonlyMap<string, Place>,
): Steps<CatalogueParts> {
  const sizes = [...places].map(([name, { length }]) => ({ isText: isText(name), length }))
  const keptSize = sum(sizes.map(({ isText, length }) => (isText ? 0 : aligned(length))))
  const largestText = Math.max(...sizes.map(({ isText, length }) => (isText ? length : 0)))
  const buffer = { memory: new ArrayBuffer(keptSize), used: 0 }
  const passing = new ArrayBuffer(largestText)
  const placeOf = (name: string) => places.get(name) ?? { offset: 0, length: 0 }

  const pools: Partial<Pools> = {}
  for (const name of poolNames) {
    const bytes = yield* numbersIn(`${name}.bytes`, Uint8Array)
    pools[name] = { bytes, starts: yield* numbersIn(`${name}.starts`, Uint32Array) }
  }
  const columns: Record<string, Numbers> = {}
  for (const name of columnNames) {
    const type: NumbersType<Numbers> = columnTypes[name]
    columns[name] = yield* numbersIn(name, type)
  }
  const texts: Partial<Texts> = {}
  for (const name of plainTextNames) texts[name] = yield* textIn(name)
  for (const name of indexedTextNames) {
    const column = yield* textIn(name)
    const words = yield* textIn(`${name}.words`)
    const starts = yield* numbersIn(`${name}.rowStarts`, Uint32Array)
    const rows = yield* numbersIn(`${name}.rows`, Uint32Array)
    texts[name] = { ...column, index: { words, starts, rows } }
  }
  // Every name of the types was just gone through.
  return { meta, columns: columns as Columns, texts: texts as Texts, pools: pools as Pools }

  function* numbersIn<T extends Numbers>(name: string, type: NumbersType<T>): Steps<T> {
    const { offset, length } = placeOf(name)
    const start = buffer.used
    buffer.used += aligned(length)
    yield* filled(offset, new Uint8Array(buffer.memory, start, length))
    return new type(buffer.memory, start, Math.floor(length / type.BYTES_PER_ELEMENT))
  }

  function* textIn(name: string): Steps<TextColumn> {
    const { offset, length } = placeOf(`${name}.text`)
    const bytes = yield* filled(offset, new Uint8Array(passing, 0, length))
    const text = decodeText(bytes)
    return { text, starts: yield* numbersIn(`${name}.starts`, Uint32Array) }
  }
}

interface NumbersType<T> {
  BYTES_PER_ELEMENT: number
  new (buffer: ArrayBuffer, offset: number, length: number): T
}

function isText(section: string): boolean {
  return section.endsWith('.text')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Sections begin at multiples of 8 bytes, in the file and in memory. */
export function aligned(length: number): number {
  return Math.ceil(length / 8) * 8
}
