import { isUtf8 } from 'node:buffer'

/** What programs for Windows make of bytes from 0x80 to 0x9f, where these stand for characters. */
const from0x80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Characters of Latin letters, of punctuation and of Japanese that were taken for two or three. */
const later = `[\\u0080-\\u00bf${from0x80}]`
const doubled = new RegExp(`(?:[ÂÃÄÅ]${later}|[âã]${later}{2})+`, 'g')

/**
 * A text of which some characters were saved as UTF-8 and read as Windows-1252 on the way, such as
 * “LÃ³rien” for Lórien, with one of the words that it repairs. Nobody writes so on purpose.
 */
export function repairEncoding(text: string): { text: string; repaired: string | undefined } {
  let repaired: string | undefined
  const whole = text.replace(doubled, (run, at: number) => {
    const bytes = Buffer.from([...run].map(byteOf))
    if (!isUtf8(bytes)) return run
    const meant = bytes.toString()
    repaired ??= wordAround(text, at, run.length)
    return meant
  })
  return { text: whole, repaired }
}

function byteOf(character: string): number {
  const place = from0x80.indexOf(character)
  return place === -1 ? character.charCodeAt(0) : 0x80 + place
}

function wordAround(text: string, at: number, length: number): string {
  const before = /[\p{L}\p{N}'’]*$/u.exec(text.slice(Math.max(0, at - mostLetters), at))?.[0] ?? ''
  const after =
    /^[\p{L}\p{N}'’]*/u.exec(text.slice(at + length, at + length + mostLetters))?.[0] ?? ''
  return `${before}${text.slice(at, at + length)}${after}`
}

const mostLetters = 30
