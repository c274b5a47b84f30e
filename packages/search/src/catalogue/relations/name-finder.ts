/** Finds names of cards in rules texts, with their capitals. */
export interface NameFinder {
  /** The longest name that stands at a place. */
  at(text: string, place: number): FoundName | undefined
  /** Names of several words, wherever they stand: one word may be a type, a keyword or a verb. */
  anywhere(text: string): FoundName[]
}

export interface FoundName {
  name: string
  card: number
  /** Where the text goes on. */
  end: number
}

/** With the cards by name. */
export function nameFinder(names: ReadonlyMap<string, number>): NameFinder {
  const byFirstWord = new Map<string, string[]>()
  for (const name of names.keys()) {
    const word = firstWordOf(name)
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), name])
  }
  for (const some of byFirstWord.values()) some.sort((a, b) => b.length - a.length)

  function at(text: string, place: number): FoundName | undefined {
    const candidates = byFirstWord.get(firstWordOf(text.slice(place, place + longestWord))) ?? []
    const name = candidates.find((one) => isWholeAt(text, place, one))
    const card = name === undefined ? undefined : names.get(name)
    return name === undefined || card === undefined
      ? undefined
      : { name, card, end: place + name.length }
  }

  function anywhere(text: string): FoundName[] {
    const found: FoundName[] = []
    for (const { index } of text.matchAll(capitalWord)) {
      if (index < (found.at(-1)?.end ?? 0)) continue
      const name = at(text, index)
      if (name && text.slice(index, name.end).includes(' ')) found.push(name)
    }
    return found
  }

  return { at, anywhere }
}

/** Behind another one, it belongs to a longer list of types. */
const capitalWord = /(?<![\w'’-]|[A-ZÀ-Þ][\wÀ-ɏ'’-]* )[A-ZÀ-Þ]/g
const longestWord = 40

function firstWordOf(text: string): string {
  return /^[\wÀ-ɏ'’-]+/.exec(text)?.[0] ?? ''
}

/** Not as the beginning of a longer word. */
function isWholeAt(text: string, place: number, name: string): boolean {
  const end = place + name.length
  return text.startsWith(name, place) && !/^-?[\wÀ-ɏ]/.test(text.slice(end, end + 2))
}
