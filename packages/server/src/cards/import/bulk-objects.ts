const newline = 0x0a
const quote = 0x22
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d

/** The text of one object of a bulk file and the line it begins on, from 1. */
export interface BulkObject {
  line: number
  text: string
}

/** An object or an array that was begun and never ended; the file was cut off there. */
export class CutOffError extends Error {
  constructor(line: number, what: 'a card' | 'its list') {
    super(`line ${line}: the file ends in the middle of ${what}`)
  }
}

/**
 * Splits a bulk file into its top-level objects without reading it whole: JSON lines, or an array
 * laid out in any way. In JSON lines a line break ends an object in any case, so that one broken
 * line costs one card. Text outside of objects comes as what it is, for the reader to refuse.
 */
export async function* bulkObjects(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BulkObject> {
  const splitter = new Splitter()
  for await (const chunk of chunks) yield* splitter.split(Buffer.from(chunk))
  yield* splitter.finish()
}

/** Bytes that may stand between objects: white space, and the array's own signs. */
const between = new Set([0x09, 0x0d, 0x20, 0x2c, openBracket, closeBracket, 0xef, 0xbb, 0xbf])

class Splitter {
  private line = 1
  private depth = 0
  private isInText = false
  private isEscaped = false
  private hasStrayText = false
  private isArray: boolean | undefined
  private isEnded = false
  /** What was read of the object that the last chunk ended in. */
  private begun: Buffer[] = []
  private begunLine = 1

  split(chunk: Buffer): BulkObject[] {
    const objects: BulkObject[] = []
    let start = this.depth > 0 ? 0 : -1
    for (let at = 0; at < chunk.length; at++) {
      const wasOutside = this.depth === 0
      const line = this.line
      const ends = this.step(chunk[at] ?? 0)
      if (wasOutside && this.depth > 0) {
        start = at
        this.begunLine = line
      }
      if (ends) {
        objects.push(start < 0 ? strayText(line) : this.take(chunk.subarray(start, at + 1)))
        start = -1
      }
    }
    if (start >= 0) this.begun.push(Buffer.from(chunk.subarray(start)))
    return objects
  }

  finish(): BulkObject[] {
    if (this.depth > 0) throw new CutOffError(this.begunLine, 'a card')
    if (this.isArray && !this.isEnded) throw new CutOffError(this.line, 'its list')
    return this.hasStrayText ? [strayText(this.line)] : []
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

  private take(end: Buffer): BulkObject {
    const text = Buffer.concat([...this.begun, end]).toString('utf8')
    this.begun = []
    return { line: this.begunLine, text }
  }
}

function strayText(line: number): BulkObject {
  return { line, text: '' }
}
