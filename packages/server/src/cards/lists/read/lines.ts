export interface Line {
  line: string
  /** From 1. */
  number: number
  /** Where it begins in the text. */
  at: number
}

/** The lines of a text. */
export function* linesOf(text: string): Generator<Line> {
  for (let at = 0, number = 1; at <= text.length; number++) {
    const { line, next } = lineAt(text, at)
    yield { line, number, at }
    at = next
  }
}

/** The first line after this one, or of the text, that is not blank. */
export function firstLine(text: string, after?: Line): Line | undefined {
  const from = after ? lineAt(text, after.at).next : 0
  const written = /\S/g
  written.lastIndex = from
  const found = written.exec(text)
  if (!found) return undefined
  let line = { number: after ? after.number + 1 : 1, at: from }
  for (let { next } = lineAt(text, from); next <= found.index; { next } = lineAt(text, next)) {
    line = { number: line.number + 1, at: next }
  }
  return { ...line, line: lineAt(text, line.at).line }
}

function lineAt(text: string, at: number): { line: string; next: number } {
  let end = at
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++
  const isPair = text.charCodeAt(end) === carriageReturn && text.charCodeAt(end + 1) === lineFeed
  return { line: text.slice(at, end), next: end + (isPair ? 2 : 1) }
}

const lineFeed = 10
const carriageReturn = 13

function isLineEnd(code: number): boolean {
  return code === lineFeed || code === carriageReturn
}
