import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { byteReader, byteWriter, numberBytesMax } from './bytes.ts'
import type { Month } from './month.ts'

/** Stands first in the bytes of a month. A change of the layout needs another. */
const layout = 1

/**
 * A month as bytes that compress well:
 * - the layout, the first day, the number of series,
 * - the price of each series on the first day, plus one, so that no price is 0,
 * - the days of changes, 4 bytes per series, first the lowest bytes of all series, then the next,
 * - the changes in cents, all of one series after another.
 * Days and changes are in the order of `byPrice`: what costs about the same moves by about the same.
 */
export function encodeMonth({
  firstDay,
  starts,
  changeDays,
  valueStarts,
  values,
}: Month): Uint8Array {
  const writer = byteWriter(
    headRoom + starts.length * (numberBytesMax + maskBytes) + values.length * numberBytesMax,
  )
  writer.byte(layout)
  writer.byte(firstDay)
  writer.number(starts.length)
  for (const price of starts) writer.number(price + 1)
  const order = byPrice(starts)
  for (let shift = 0; shift < maskBytes * 8; shift += 8) {
    for (const series of order) writer.byte(((changeDays[series] ?? 0) >>> shift) & 255)
  }
  for (const series of order) {
    let price = starts[series] ?? 0
    for (let at = valueStarts[series] ?? 0; at < (valueStarts[series + 1] ?? 0); at++) {
      const next = values[at] ?? 0
      writer.number(foldSign(next - price))
      price = next
    }
  }
  return writer.written()
}

export function decodeMonth(bytes: Uint8Array): Month {
  const reader = byteReader(bytes)
  const found = reader.byte()
  if (found !== layout) throw new Error(`prices are in layout ${found}, not in ${layout}`)
  const firstDay = reader.byte()
  const starts = new Int32Array(reader.number())
  for (let series = 0; series < starts.length; series++) starts[series] = reader.number() - 1
  const order = byPrice(starts)
  const changeDays = new Uint32Array(starts.length)
  for (let shift = 0; shift < maskBytes * 8; shift += 8) {
    for (const series of order)
      changeDays[series] = (changeDays[series] ?? 0) | (reader.byte() << shift)
  }
  const valueStarts = endsOf(changeDays)
  const values = new Int32Array(valueStarts[starts.length] ?? 0)
  for (const series of order) {
    let price = starts[series] ?? 0
    for (let at = valueStarts[series] ?? 0; at < (valueStarts[series + 1] ?? 0); at++) {
      price += unfoldSign(reader.number())
      values[at] = price
    }
  }
  if (!reader.isAtEnd()) throw new Error('prices are followed by more bytes')
  return { firstDay, starts, changeDays, valueStarts, values }
}

const headRoom = 16
const maskBytes = 4

/** The series with those first that have the least digits, in binary, as their price. */
function byPrice(starts: Int32Array): Uint32Array {
  const lengthOf = (price: number) => 32 - Math.clz32(price + 1)
  const ends = new Uint32Array(34)
  for (const price of starts) ends[lengthOf(price) + 1] = (ends[lengthOf(price) + 1] ?? 0) + 1
  for (let length = 1; length < ends.length; length++) {
    ends[length] = (ends[length] ?? 0) + (ends[length - 1] ?? 0)
  }
  const order = new Uint32Array(starts.length)
  starts.forEach((price, series) => {
    const length = lengthOf(price)
    const at = ends[length] ?? 0
    order[at] = series
    ends[length] = at + 1
  })
  return order
}

/** Small numbers for small changes: 0 for one cent up, 1 for one down, 2 for two up. */
function foldSign(change: number): number {
  return change > 0 ? 2 * (change - 1) : -2 * change - 1
}

function unfoldSign(folded: number): number {
  return folded % 2 === 0 ? folded / 2 + 1 : -(folded + 1) / 2
}

function endsOf(changeDays: Uint32Array): Uint32Array {
  const ends = new Uint32Array(changeDays.length + 1)
  changeDays.forEach((days, series) => {
    ends[series + 1] = (ends[series] ?? 0) + countBits(days)
  })
  return ends
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; rest &= rest - 1) count++
  return count
}

const compress = promisify(brotliCompress)

/** A tenth smaller than with 5 to 9, and with 11, which takes twice as long, it is no smaller. */
const quality = 10

/** A month as it is stored. Compressing takes some 30 ms, outside of the event loop. */
export function packMonth(month: Month): Promise<Uint8Array> {
  const bytes = encodeMonth(month)
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Takes half a millisecond; asking another thread for it would take twice as long. */
export function unpackMonth(packed: Uint8Array): Month {
  return decodeMonth(brotliDecompressSync(packed))
}
