const newline = 0x0a
const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d

/** One object of a bulk file, parsed, and the line it begins on, from 1. */
export interface BulkObject {
  line: number
  /** Undefined for what is no JSON, and for an object that is too large to be held. */
  value: unknown
}

/** An object or array without an end: the file was cut off there. */
class CutOffError extends Error {
  constructor(line: number, what: 'a card' | 'its list') {
    super(`line ${line}: the file ends in the middle of ${what}`)
  }
}

/** Endless text, without the end of a card or of a line. */
class EndlessError extends Error {
  constructor(line: number) {
    super(`line ${line}: this has no end`)
  }
}

/**
 * A thousand times a card of today. Anything larger is not a card, and is not buffered.
 */
export const largestObjectBytes = 4 << 20

/** After so much without an end of anything, the end is not waited for. */
const endlessBytes = 64 << 20

/**
 * Splits a bulk file into its top-level objects without reading it whole: JSON lines, or an array
 * laid out in any way. In JSON lines a line break ends an object in any case, so that one broken
 * line costs one card. Text outside of objects comes as what it is, for the reader to refuse.
 */
export async function* bulkObjects(
  chunks: AsyncIterable<Uint8Array>,
  largest = largestObjectBytes,
  skips: SkipsLine = () => false,
): AsyncGenerator<BulkObject> {
  const splitter = new Splitter(largest, skips)
  for await (const { buffer, byteOffset, length } of chunks) {
    yield* splitter.split(Buffer.from(buffer, byteOffset, length))
  }
  yield* splitter.finish()
}

/** Whether the object on a line is of no interest: then it need not be parsed. A hint, for speed. */
export type SkipsLine = (line: Buffer) => boolean

/** Bytes that may stand between objects: white space, and the array's own signs. */
const between = new Set([0x09, 0x0d, 0x20, 0x2c, openBracket, closeBracket, 0xef, 0xbb, 0xbf])

/** Where reading continues, after an object if there was one. */
interface Taken {
  object?: BulkObject
  /** There was an object, of no interest. */
  isSkipped?: boolean
  end: number
}

class Splitter {
  private readonly largest: number
  private readonly skips: SkipsLine
  private line = 1
  private depth = 0
  private isInText = false
  private isEscaped = false
  private hasStrayText = false
  private isArray: boolean | undefined
  private isEnded = false
  /** What was read of the object that the last chunk ended in; nothing once it is too large. */
  private pending: Buffer[] = []
  private pendingBytes = 0
  private pendingLine = 1
  private bytesWithoutEnd = 0

  constructor(largest: number, skips: SkipsLine) {
    this.largest = largest
    this.skips = skips
  }

  *split(chunk: Buffer): Generator<BulkObject> {
    for (let at = 0; at < chunk.length; ) {
      const { object, isSkipped, end } = this.takeLine(chunk, at) ?? this.takeByBytes(chunk, at)
      this.bytesWithoutEnd = object || isSkipped ? 0 : this.bytesWithoutEnd + end - at
      if (object) yield object
      at = end
    }
    if (this.bytesWithoutEnd > endlessBytes) throw new EndlessError(this.line)
  }

  finish(): BulkObject[] {
    if (this.depth > 0) throw new CutOffError(this.pendingLine, 'a card')
    if (this.isArray && !this.isEnded) throw new CutOffError(this.line, 'its list')
    return this.hasStrayText ? [strayText(this.line)] : []
  }

  /**
   * Most files have one object on each line: then the line is found and parsed much faster than
   * going over its bytes. Undefined where something else stands, or where the chunk ends before.
   */
  private takeLine(chunk: Buffer, at: number): Taken | undefined {
    if (chunk[at] !== openBrace || this.depth > 0 || this.hasStrayText) return undefined
    const lineEnd = chunk.indexOf(newline, at)
    if (lineEnd < 0 || lineEnd - at > this.largest) return undefined
    let end = lineEnd
    while (ending.has(chunk[end - 1] ?? 0)) end--
    if (chunk[end - 1] !== closeBrace) return undefined
    if (this.skips(chunk.subarray(at, end))) {
      this.isArray ??= false
      this.line++
      return { isSkipped: true, end: lineEnd + 1 }
    }
    const value = parseOrUndefined(chunk.toString('utf8', at, end))
    if (value === undefined) return undefined
    this.isArray ??= false
    return { object: { line: this.line++, value }, end: lineEnd + 1 }
  }

  /** Up to the end of an object, of a line between objects, or of the chunk. */
  private takeByBytes(chunk: Buffer, from: number): Taken {
    let start = this.depth > 0 ? from : -1
    for (let at = from; at < chunk.length; at++) {
      const { line, depth } = this
      const byte = chunk[at] ?? 0
      const ends = this.step(byte)
      if (depth === 0 && this.depth > 0) {
        start = at
        this.pendingLine = line
      }
      const end = at + 1
      if (ends)
        return { end, object: start < 0 ? strayText(line) : this.take(chunk.subarray(start, end)) }
      if (byte === newline && this.depth === 0) return { end }
    }
    if (start >= 0) this.keep(chunk.subarray(start))
    return { end: chunk.length }
  }

  /** Moves over one byte; true when something to hand out ends with it. */
  private step(byte: number): boolean {
    if (byte === newline) return this.stepOverLine()
    if (this.isInText) return this.stepInText(byte)
    if (this.depth === 0) return this.stepOutside(byte)
    if (byte === openBrace) this.depth++
    else if (byte === quote) this.isInText = true
    else if (byte === closeBrace) return --this.depth === 0
    return false
  }

  private stepOutside(byte: number): boolean {
    if (byte === openBrace) this.depth++
    else if (byte === closeBracket) this.isEnded = true
    else if (!between.has(byte)) this.hasStrayText = true
    if (byte === openBrace || byte === openBracket) this.isArray ??= byte === openBracket
    return false
  }

  private stepInText(byte: number): boolean {
    if (this.isEscaped) this.isEscaped = false
    else if (byte === backslash) this.isEscaped = true
    else if (byte === quote) this.isInText = false
    return false
  }

  private stepOverLine(): boolean {
    this.line++
    const ends = this.hasStrayText || (this.depth > 0 && !this.isArray)
    this.hasStrayText = false
    if (!this.isArray) {
      this.depth = 0
      this.isInText = false
      this.isEscaped = false
    }
    return ends
  }

  private keep(piece: Buffer) {
    this.pendingBytes += piece.length
    if (this.pendingBytes > this.largest) this.pending = []
    else this.pending.push(Buffer.from(piece)) // its chunk may be used again
  }

  private take(end: Buffer): BulkObject {
    const isTooLarge = this.pendingBytes + end.length > this.largest
    const value = isTooLarge ? undefined : parseOrUndefined(textOf([...this.pending, end]))
    this.pending = []
    this.pendingBytes = 0
    return { line: this.pendingLine, value }
  }
}

/** What may stand behind an object until the line ends. */
const ending = new Set([0x09, 0x0d, 0x20, 0x2c])

function textOf(pieces: Buffer[]): string {
  return Buffer.concat(pieces).toString('utf8')
}

/** What is no JSON is for the reader to count. */
function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function strayText(line: number): BulkObject {
  return { line, value: undefined }
}
