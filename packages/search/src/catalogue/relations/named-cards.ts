import type { Relation } from '@manafolio/contract'
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
  const named = behind('named ')
  const mentions = mentioned(text, title, finder)
  const melded = behind('meld them into ')
  const halves = [...behind('(Melds with '), ...(melded.length > 0 ? [...named, ...mentions] : [])]
  const edges = (relation: Relation, names: FoundName[], from = card): Edge[] =>
    names.map(({ card: to }) => ({ from, to, relation, isGuess: true }))
  return [
    ...edges('meld result', melded),
    ...edges('meld part', halves),
    ...halves.flatMap((half) => edges('meld result', melded, half.card)),
    ...edges('partner', behind('Partner with ')),
    ...edges('named by this card', named).map((edge) => ({ ...edge, isGuess: false })),
    ...edges('named by this card', mentions),
  ]
}

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
