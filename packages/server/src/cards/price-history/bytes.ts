/** Writes whole numbers of any size that a double holds, small ones in one byte (LEB128). */
export interface ByteWriter {
  byte(value: number): void
  number(value: number): void
  /** What was written so far. */
  written(): Uint8Array
}

/** A writer with room for so many bytes. */
export function byteWriter(room: number): ByteWriter {
  const bytes = new Uint8Array(room)
  let end = 0
  return {
    byte(value) {
      bytes[end++] = value
    },
    number(value) {
      let rest = value
      while (rest >= 128) {
        bytes[end++] = (rest % 128) + 128
        rest = Math.floor(rest / 128)
      }
      bytes[end++] = rest
    },
    written() {
      if (end > room) throw new Error(`${end} bytes do not fit into ${room}`)
      return bytes.subarray(0, end)
    },
  }
}

/** The most bytes that a number below 2 ** 35 takes. */
export const numberBytesMax = 5

export interface ByteReader {
  byte(): number
  number(): number
  isAtEnd(): boolean
}

/** Reads what a writer wrote; throws at the end of the bytes. */
export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0
  function byte() {
    const value = bytes[at++]
    if (value === undefined) throw new Error('the bytes end too early')
    return value
  }
  return {
    byte,
    number() {
      let value = byte()
      if (value < 128) return value
      value -= 128
      for (let weight = 128; ; weight *= 128) {
        const next = byte()
        if (next < 128) return value + next * weight
        value += (next - 128) * weight
      }
    },
    isAtEnd: () => at === bytes.length,
  }
}
