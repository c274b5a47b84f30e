import { isUtf8 } from 'node:buffer'
import { AppError } from '../../../errors.ts'

/** A text has fewer control characters than one among so many. */
const textPerControl = 50
const lookedAt = 100_000

/** The text of a file without its byte order mark, whichever encoding it is in. */
export function decode(bytes: Uint8Array): string {
  const text = textOf(bytes)
  if (text.trim() === '') throw new AppError('import_empty')
  if (!isText(text)) throw new AppError('import_not_text')
  return text
}

/** A TextDecoder drops the byte order mark of its encoding. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : windows1252(bytes)
}

const from0x80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Some versions of Node take Windows-1252 for Latin-1, which has no letters from 0x80 to 0x9f. */
function windows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin1.replace(
    /[\x80-\x9f]/g,
    (character) => from0x80[character.charCodeAt(0) - 0x80] ?? character,
  )
}

function isText(text: string): boolean {
  if (text.includes('\0')) return false
  const beginning = text.slice(0, lookedAt)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  const controls = beginning.match(/[\x01-\x08\x0e-\x1f\x7f]/g)?.length ?? 0
  return controls * textPerControl <= beginning.length
}
