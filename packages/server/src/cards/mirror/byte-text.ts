import { type RecordPool, recordBytes } from '@manafolio/search'

/**
 * JSON as text with one character for each byte of its UTF-8. What is only cut and joined need not
 * be decoded and encoded again: at thousands of records in a request that is most of the work.
 */
export type ByteText = string

export function recordText(pool: RecordPool, index: number): ByteText {
  const { buffer, byteOffset, byteLength } = recordBytes(pool, index)
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
}

export function byteText(value: unknown): ByteText {
  return Buffer.from(JSON.stringify(value)).toString('latin1')
}

export function bytesOf(text: ByteText): Buffer {
  return Buffer.from(text, 'latin1')
}

/**
 * What a text holds. Its strings are bytes too, so they may only be looked at where they are ASCII;
 * JSON.stringify makes the same text of it again. The caller names the type that it put in.
 */
export function readByteText<T>(text: ByteText): T {
  return JSON.parse(text)
}

/** The fields between the braces of an object. */
export function insideOf(object: ByteText): ByteText {
  return object.slice(1, -1)
}

/** Fields of an object by their keys, each with its key as it stands in the text: `"cmc":2`. */
export type Fields = Map<string, ByteText>

/** Adds the fields of an object as JSON.stringify writes it, in place of others with their keys. */
export function addFields(fields: Fields, object: ByteText): void {
  let start = 1
  while (object.charAt(start) === '"') {
    const keyEnd = stringEnd(object, start)
    const end = valueEnd(object, keyEnd + 1)
    fields.set(object.slice(start + 1, keyEnd - 1), object.slice(start, end))
    start = end + 1
  }
}

/** Takes a field away and answers its value, if it is there. */
export function takeValue(fields: Fields, key: string): ByteText | undefined {
  const field = fields.get(key)
  fields.delete(key)
  return field?.slice(key.length + 3)
}

/** Adds those fields that are missing. */
export function addMissing(fields: Fields, empty: ReadonlyMap<string, ByteText>): void {
  for (const [key, field] of empty) if (!fields.has(key)) fields.set(key, field)
}

export function objectOf(fields: Fields): ByteText {
  return `{${[...fields.values()].join(',')}}`
}

function valueEnd(text: ByteText, start: number): number {
  const first = text.charCodeAt(start)
  if (first === signs.quote) return stringEnd(text, start)
  if (first === signs.brace || first === signs.bracket) return nestedEnd(text, start)
  const comma = text.indexOf(',', start)
  return comma < 0 ? text.length - 1 : comma // the last field is followed by the closing brace
}

const signs = {
  quote: 0x22,
  backslash: 0x5c,
  bracket: 0x5b,
  closingBracket: 0x5d,
  brace: 0x7b,
  closingBrace: 0x7d,
}

function nestedEnd(text: ByteText, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === signs.quote) at = stringEnd(text, at) - 1
    else if (sign === signs.brace || sign === signs.bracket) depth++
    else if (sign === signs.closingBrace || sign === signs.closingBracket) depth--
    if (depth === 0) return at + 1
  }
  return text.length
}

/** Behind the next quotation mark that has an even number of backslashes before it. */
function stringEnd(text: ByteText, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

function isEscaped(text: ByteText, at: number): boolean {
  let before = at
  while (text.charCodeAt(before - 1) === signs.backslash) before--
  return (at - before) % 2 === 1
}
