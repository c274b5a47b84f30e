import { conditionNames, conditions, finishes, languageNames, languages } from '@manafolio/contract'
import type { KindWord } from '../holdings/holdings.ts'
import { fold, withoutSeparators } from '../text/fold.ts'
import type { Value } from './filter.ts'

/** A property of a copy. */
interface Kind {
  word: KindWord
  /** Its name in a sentence: “foil”, “Lightly Played”, “German”. */
  adjective: string
  /** A description, if the value is not clear by itself. */
  label?: string
}

const kinds: readonly Kind[] = [
  ...finishes.map((word) => ({ word, adjective: word })),
  ...conditions.map((word) => named(word, conditionNames[word])),
  ...languages.map((word) => named(word, languageNames[word])),
]

function named(word: KindWord, name: string): Kind {
  return { word, adjective: name, label: name }
}

const byWord = new Map(
  kinds.flatMap((kind) => [kind.word, kind.adjective].map((name) => [plain(name), kind])),
)

/** The variant property with that code or name, and “a foil copy” for it. */
export function findKind(value: string): (Kind & { copy: string }) | undefined {
  const kind = byWord.get(plain(value))
  if (!kind) return undefined
  const article = /^[aeiou]/i.test(kind.adjective) ? 'an' : 'a'
  return { ...kind, copy: `${article} ${kind.adjective} copy` }
}

/** Case and separators do not matter: lightly-played, Lightly Played. */
function plain(value: string): string {
  return withoutSeparators(fold(value))
}

export function kindValues(): Value[] {
  return kinds.map(({ word, label }) => ({ value: word.toLowerCase(), ...(label && { label }) }))
}
