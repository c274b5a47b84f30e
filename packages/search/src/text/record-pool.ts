import { numberTable } from './number-table.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** JSON records kept as bytes: cheap to hold by the hundred thousand, read one at a time. */
export interface RecordPool {
  readonly bytes: Uint8Array
  /** Where record i begins; one more entry than records. */
  readonly starts: Uint32Array
}

/** The caller names the type that it put in. */
export function readRecord<T>(pool: RecordPool, index: number): T {
  return JSON.parse(decoder.decode(recordBytes(pool, index)))
}

export function recordBytes(pool: RecordPool, index: number): Uint8Array {
  return pool.bytes.subarray(pool.starts[index], pool.starts[index + 1])
}

/** Records on their way into a file: the bytes come one piece after the other, and only once. */
export interface RecordStream {
  readonly starts: Uint32Array
  readonly pieces: Iterable<Uint8Array>
}

/** Collects records outside the heap, so that an import does not hold them as strings. */
export interface RecordWriter {
  /** Adds a record and answers its number. */
  add(record: object | string): number
  /** The record with a number. The caller names the type that it put in. */
  read<T>(record: number): T
  /** The records with these numbers, in this order. The writer lets go of them with the last piece. */
  stream(order: ArrayLike<number>): RecordStream
}

/**
 * Many blocks in place of one that grows: nothing is ever copied. Each is larger than the one before,
 * up to a size that allocators give back to the system as soon as it is free (glibc: 32 MB).
 */
const blockSizes = { first: 1 << 18, times: 4, last: 40 << 20 }

export function recordWriter(): RecordWriter {
  let blocks: Uint8Array[] = []
  let blockSize = blockSizes.first
  let used = 0
  const places = numberTable({ block: Uint16Array, start: Uint32Array, end: Uint32Array })

  /** UTF-8 takes at most three bytes for each UTF-16 unit. */
  function blockFor(units: number): Uint8Array {
    const current = blocks.at(-1)
    if (current && used + units * 3 <= current.length) return current
    const block = new Uint8Array(Math.max(blockSize, units * 3))
    blockSize = Math.min(blockSize * blockSizes.times, blockSizes.last)
    blocks.push(block)
    used = 0
    return block
  }

  return {
    add(record) {
      const text = JSON.stringify(record)
      const block = blockFor(text.length)
      const start = used
      used += encoder.encodeInto(text, block.subarray(start)).written
      return places.add({ block: blocks.length - 1, start, end: used })
    },
    read(record) {
      const { block, start, end } = places.columns()
      const bytes = blocks[block[record] ?? 0]?.subarray(start[record], end[record])
      return JSON.parse(decoder.decode(bytes))
    },
    stream(order) {
      const { block, start, end } = places.columns()
      const starts = new Uint32Array(order.length + 1)
      for (let i = 0; i < order.length; i++) {
        const record = order[i] ?? 0
        starts[i + 1] = (starts[i] ?? 0) + (end[record] ?? 0) - (start[record] ?? 0)
      }
      const pieces = mapPieces(order, (record) =>
        blocks[block[record] ?? 0]?.subarray(start[record], end[record]),
      )
      return { starts, pieces: andThen(pieces, () => (blocks = [])) }
    },
  }
}

const pieceSize = 1 << 20

/** The records of an order behind each other, in pieces of about the same size. */
function* mapPieces(
  order: ArrayLike<number>,
  bytesOf: (record: number) => Uint8Array | undefined,
): Generator<Uint8Array> {
  let piece = new Uint8Array(pieceSize)
  let filled = 0
  for (let i = 0; i < order.length; i++) {
    const record = bytesOf(order[i] ?? 0) ?? new Uint8Array()
    if (filled + record.length > piece.length) {
      yield piece.subarray(0, filled)
      piece = new Uint8Array(Math.max(pieceSize, record.length))
      filled = 0
    }
    piece.set(record, filled)
    filled += record.length
  }
  yield piece.subarray(0, filled)
}

function* andThen<T>(values: Iterable<T>, done: () => void): Generator<T> {
  yield* values
  done()
}

/** These records, in their order. */
export function recordStream(records: readonly (object | string)[]): RecordStream {
  const writer = recordWriter()
  return writer.stream(records.map(writer.add))
}

/** The records of a stream, in memory. */
export function recordPool({ starts, pieces }: RecordStream): RecordPool {
  const bytes = new Uint8Array(starts.at(-1) ?? 0)
  let filled = 0
  for (const piece of pieces) {
    bytes.set(piece, filled)
    filled += piece.length
  }
  return { bytes, starts }
}
