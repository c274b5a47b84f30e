import { decodeText, encodeText, type TextColumn } from '../text/text-column.ts'
import type { WordIndex } from '../text/word-index.ts'
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

/**
 * A catalogue as one file: 8 bytes of magic with the version of this format, the length of the
 * head as a 32-bit number (little endian) and 4 bytes of nothing, the head as JSON, then the
 * sections, each at a multiple of 8 bytes, so that reading one is a view and no copy.
 */
const magic = 'MFCAT005'
const headStart = 16
const encoder = new TextEncoder()
const decoder = new TextDecoder()

interface Head {
  meta: CatalogueMeta
  sections: Record<string, { offset: number; length: number }>
  size: number
}

type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array

/** The parts of the file, to be written one after the other. */
export function encodeSnapshot(parts: CatalogueParts): Uint8Array[] {
  const sections = Object.entries(sectionsOf(parts)).map(([name, section]) => {
    const bytes = new Uint8Array(section.buffer, section.byteOffset, section.byteLength)
    return { name, bytes }
  })
  const body = sections.flatMap(({ bytes }) => [bytes, paddingOf(bytes)])
  return [encodeHead(parts.meta, sections), ...body]
}

/** The catalogue in a file, or why it can't be read. The bytes must stay unchanged afterwards. */
export function decodeSnapshot(bytes: Uint8Array): CatalogueParts | string {
  if (bytes.byteOffset % 8 !== 0) return decodeSnapshot(new Uint8Array(bytes))
  if (bytes.length < headStart) return 'it is cut off'
  if (decoder.decode(bytes.subarray(0, magic.length)) !== magic) {
    return 'it was written by another version'
  }
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(magic.length, true)
  const bodyStart = aligned(headStart + headLength)
  if (bodyStart > bytes.length) return 'it is cut off'
  const head: Head = JSON.parse(decoder.decode(bytes.subarray(headStart, headStart + headLength)))
  if (bodyStart + head.size !== bytes.length) return 'it is cut off'
  if (!sectionNames.every((name) => name in head.sections))
    return 'it was written by another version'
  return partsOf(head, (name) => {
    const section = head.sections[name] ?? { offset: 0, length: 0 } // all are there, as just seen
    return bytes.subarray(bodyStart + section.offset, bodyStart + section.offset + section.length)
  })
}

const textParts = ['text', 'starts']
const indexParts = ['words.text', 'words.starts', 'rowStarts', 'rows']
const sectionNames = [
  ...Object.keys(columnTypes),
  ...plainTextNames.flatMap((name) => textParts.map((part) => `${name}.${part}`)),
  ...indexedTextNames.flatMap((name) =>
    [...textParts, ...indexParts].map((part) => `${name}.${part}`),
  ),
  ...poolNames.flatMap((name) => [`${name}.bytes`, `${name}.starts`]),
]

function sectionsOf({ columns, texts, pools }: CatalogueParts): Record<string, Section> {
  const sections: Record<string, Section> = { ...columns }
  for (const name of plainTextNames) addText(sections, name, texts[name])
  for (const name of indexedTextNames) {
    const { words, starts, rows } = texts[name].index
    addText(sections, name, texts[name])
    addText(sections, `${name}.words`, words)
    sections[`${name}.rowStarts`] = starts
    sections[`${name}.rows`] = rows
  }
  for (const name of poolNames) {
    sections[`${name}.bytes`] = pools[name].bytes
    sections[`${name}.starts`] = pools[name].starts
  }
  return sections
}

function addText(sections: Record<string, Section>, name: string, column: TextColumn) {
  sections[`${name}.text`] = encodeText(column)
  sections[`${name}.starts`] = column.starts
}

function encodeHead(meta: CatalogueMeta, sections: { name: string; bytes: Uint8Array }[]) {
  let size = 0
  const places = sections.map(({ name, bytes }) => {
    const offset = size
    size += aligned(bytes.length)
    return [name, { offset, length: bytes.length }] as const
  })
  const plan: Head = { meta, sections: Object.fromEntries(places), size }
  const head = encoder.encode(JSON.stringify(plan))
  const file = new Uint8Array(aligned(headStart + head.length))
  file.set(encoder.encode(magic))
  new DataView(file.buffer).setUint32(magic.length, head.length, true)
  file.set(head, headStart)
  return file
}

function paddingOf(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(aligned(bytes.length) - bytes.length)
}

function partsOf({ meta }: Head, section: (name: string) => Uint8Array): CatalogueParts {
  const columns = Object.entries(columnTypes).map(([name, type]) => {
    const { buffer, byteOffset, byteLength } = section(name)
    return [name, new type(buffer as ArrayBuffer, byteOffset, byteLength / type.BYTES_PER_ELEMENT)]
  })
  const numbers = (name: string) => {
    const { buffer, byteOffset, byteLength } = section(name)
    return new Uint32Array(buffer as ArrayBuffer, byteOffset, byteLength / 4)
  }
  const text = (name: string) => decodeText(section(`${name}.text`), numbers(`${name}.starts`))
  const index = (name: string): WordIndex => ({
    words: text(`${name}.words`),
    starts: numbers(`${name}.rowStarts`),
    rows: numbers(`${name}.rows`),
  })
  const texts = [
    ...plainTextNames.map((name) => [name, text(name)]),
    ...indexedTextNames.map((name) => [name, { ...text(name), index: index(name) }]),
  ]
  const pools = poolNames.map((name) => [
    name,
    { bytes: section(`${name}.bytes`), starts: numbers(`${name}.starts`) },
  ])
  return {
    meta,
    // Each list has exactly the names of its type, which Object.fromEntries can't express.
    columns: Object.fromEntries(columns) as Columns,
    texts: Object.fromEntries(texts) as Texts,
    pools: Object.fromEntries(pools) as Pools,
  }
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8
}
