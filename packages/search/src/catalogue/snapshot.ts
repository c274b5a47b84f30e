import * as z from 'zod/mini'
import { type Catalogue, type CatalogueParts, openingSteps } from './catalogue.ts'
import { catalogueMeta } from './catalogue-meta.ts'
import { isCoherent } from './coherence.ts'
import { quickCheck } from './quick-check.ts'
import { aligned, type Place, partsOf, sectionNames, sectionsOf } from './snapshot-sections.ts'
import { type CatalogueSource, sourceOfParts } from './source.ts'
import { filled, type Steps } from './steps.ts'

/**
 * The format of snapshots and its version, which changes with every change of what they hold.
 *
 * A file begins with these 8 bytes. Then come the sections, each filled up to a multiple of 8 bytes,
 * so that reading one is a view and no copy; then the head as JSON, filled up too; then the length of
 * the head (32 bits, little endian), 4 bytes of nothing, and the 8 bytes of the end.
 */
export const snapshotFormat = 'MFCAT010'
const endMark = 'MFCATEND'
const footLength = 16
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The file as pieces to be written one after the other. Takes what it writes out of a source. */
export function* encodeSource(source: CatalogueSource): Generator<Uint8Array> {
  yield encoder.encode(snapshotFormat)
  const sections: Head['sections'] = []
  for (const { name, pieces } of sectionsOf(source)) {
    let length = 0
    for (const piece of pieces) {
      yield piece
      length += piece.length
    }
    yield paddingOf(length)
    sections.push([name, length])
  }
  yield encodeHead({ meta: source.meta, sections })
}

export function encodeSnapshot(parts: CatalogueParts): Generator<Uint8Array> {
  return encodeSource(sourceOfParts(parts))
}

function encodeHead(head: Head): Uint8Array {
  const json = encoder.encode(JSON.stringify(head))
  const end = new Uint8Array(aligned(json.length) + footLength)
  end.set(json)
  new DataView(end.buffer).setUint32(end.length - footLength, json.length, true)
  end.set(encoder.encode(endMark), end.length - endMark.length)
  return end
}

/** The catalogue in a file of a length in bytes, or why it can't be used. */
export function* openSnapshot(size: number): Steps<Catalogue | string> {
  const parts = yield* decodingSteps(size)
  return typeof parts === 'string' ? parts : yield* openingSteps(parts)
}

/** The same with the whole file in memory and without pauses, only as its parts. */
export function decodeSnapshot(file: Uint8Array): CatalogueParts | string {
  const steps = decodingSteps(file.length)
  let step = steps.next()
  while (!step.done) {
    const { offset, into } = step.value ?? { offset: 0, into: new Uint8Array() }
    into.set(file.subarray(offset, offset + into.length))
    step = steps.next()
  }
  return step.value
}

function* decodingSteps(size: number): Steps<CatalogueParts | string> {
  const format = decoder.decode(yield* read(0, Math.min(size, snapshotFormat.length)))
  if (size < snapshotFormat.length && snapshotFormat.startsWith(format)) return 'it is cut off'
  if (format !== snapshotFormat) return 'it was written by another version'
  if (size < snapshotFormat.length + footLength) return 'it is cut off'
  const foot = yield* read(size - footLength, footLength)
  if (decoder.decode(foot.subarray(-endMark.length)) !== endMark) return 'it is cut off'
  const headLength = new DataView(foot.buffer).getUint32(0, true)
  const bodyEnd = size - footLength - aligned(headLength)
  if (bodyEnd < snapshotFormat.length) return 'it is damaged'
  const head = readHead(yield* read(bodyEnd, headLength))
  if (!head) return 'it is damaged'
  if (head.sections.map(([name]) => name).join() !== sectionNames.join()) {
    return 'it was written by another version'
  }
  const { places, end } = placesOf(head)
  if (end !== bodyEnd) return 'it is damaged'
  const parts = yield* partsOf(head.meta, places)
  return isCoherent(parts) ? parts : 'it is damaged'
}

function* read(offset: number, length: number): Steps<Uint8Array<ArrayBuffer>> {
  return yield* filled(offset, new Uint8Array(length))
}

const headShape = z.object({
  meta: catalogueMeta,
  /** Names and lengths in bytes, in the order of the file. */
  sections: z.array(z.tuple([z.string(), z.int().check(z.nonnegative())])),
})
type Head = z.infer<typeof headShape>

const isHead = quickCheck(headShape)

function readHead(bytes: Uint8Array): Head | undefined {
  const head = parseOrUndefined(decoder.decode(bytes))
  return isHead(head) ? (head as Head) : undefined // by the check made of its schema
}

function parseOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function placesOf({ sections }: Head): { places: Map<string, Place>; end: number } {
  let end = snapshotFormat.length
  const places = new Map<string, Place>()
  for (const [name, length] of sections) {
    places.set(name, { offset: end, length })
    end += aligned(length)
  }
  return { places, end }
}

function paddingOf(length: number): Uint8Array {
  return new Uint8Array(aligned(length) - length)
}
