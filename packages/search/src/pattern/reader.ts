/** Walks through a pattern as it was written. */
export interface Reader {
  /** The next character, whole also when it takes two units of UTF-16; '' at the end. */
  next(): string
  /** Passes the next character. */
  skip(): string
  /** Passes what a sticky expression finds here, if it does. */
  take(expression: RegExp): RegExpExecArray | undefined
}

export function readerOf(source: string): Reader {
  let at = 0
  const next = () => {
    const code = source.codePointAt(at)
    return code === undefined ? '' : String.fromCodePoint(code)
  }
  return {
    next,
    skip() {
      const character = next()
      at += character.length
      return character
    },
    take(expression) {
      expression.lastIndex = at
      const found = expression.exec(source) ?? undefined
      at += found?.[0].length ?? 0
      return found
    },
  }
}
