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

/** Collects records outside the heap, so that an import does not hold them as strings. */
export interface RecordWriter {
  /** Adds a record and answers its number. */
  add(record: object): number
  /** The records with these numbers, in this order. The writer lets go of its own copy. */
  pool(order: readonly number[]): RecordPool
}

const firstSize = 1 << 20

export function recordWriter(): RecordWriter {
  let bytes = new Uint8Array(firstSize)
  const ends: number[] = []
  const written = (number: number) => bytes.subarray(ends[number - 1] ?? 0, ends[number])
  return {
    add(record) {
      const text = JSON.stringify(record)
      const start = ends.at(-1) ?? 0
      // UTF-8 takes at most three bytes for each UTF-16 unit.
      bytes = withRoom(bytes, start + text.length * 3)
      return ends.push(start + encoder.encodeInto(text, bytes.subarray(start)).written) - 1
    },
    pool(order) {
      const pool = joinBytes(order.map(written))
      bytes = new Uint8Array(0)
      ends.length = 0
      return pool
    },
  }
}

function withRoom(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  if (size <= bytes.length) return bytes
  const larger = new Uint8Array(Math.max(size, Math.ceil(bytes.length * 1.5)))
  larger.set(bytes)
  return larger
}

function joinBytes(parts: readonly Uint8Array[]): RecordPool {
  const starts = new Uint32Array(parts.length + 1)
  parts.forEach((part, i) => {
    starts[i + 1] = (starts[i] ?? 0) + part.length
  })
  const bytes = new Uint8Array(starts[parts.length] ?? 0)
  parts.forEach((part, i) => {
    bytes.set(part, starts[i])
  })
  return { bytes, starts }
}
