import type { FoundName, NameFinder } from './name-finder.ts'
import type { Edge } from './relation-edges.ts'

export interface Source {
  card: number
  title: string
  text: string
}

/** The relations of a card to those that its rules text names. */
export function namedIn({ text, card, title }: Source, finder: NameFinder): Edge[] {
  const behind = (words: string) => namesBehind(text, words, finder)
  const partners = behind('Partner with ')
  const results = behind('meld them into ')
  const named = behind('named ')
  const parts = [...behind('(Melds with '), ...(results.length > 0 ? named : [])]
  const guess = (relation: Edge['relation'], from: number, others: FoundName[]): Edge[] =>
    others.map((other) => ({ from, to: other.card, relation, isGuess: true }))
  return [
    ...guess('meld result', card, results),
    ...guess('meld part', card, parts),
    ...parts.flatMap((part) => guess('meld result', part.card, results)),
    ...guess('partner', card, partners),
    ...named.map(({ card: to }) => ({ ...namedBy, from: card, to, isGuess: false })),
    ...mentioned(text, title, finder).map(({ card: to }) => ({
      ...namedBy,
      from: card,
      to,
      isGuess: true,
    })),
  ]
}

const namedBy = { relation: 'named by this card' } as const

function namesBehind(text: string, words: string, finder: NameFinder): FoundName[] {
  const found: FoundName[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const name = finder.at(text, at + words.length)
    if (name) found.push(name)
  }
  return found
}

/** Types of a token or of what a card affects, or an ability that is called like a card. */
const isOther =
  /^(?:(?: (?:legendary|snow|enchantment|artifact|land|creature))* (?:token|creature|permanent|card|spell|counter)s?\b| ?—)/

/** Texts call “Jaya Ballard, Task Mage” by her short name: what is a part of the title is the card itself. */
function mentioned(text: string, title: string, finder: NameFinder): FoundName[] {
  return finder
    .anywhere(text)
    .filter(({ name, end }) => !isOther.test(text.slice(end)) && !title.includes(name))
}
