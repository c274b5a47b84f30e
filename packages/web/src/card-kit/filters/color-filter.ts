import {
  colorLetters,
  type FilterTerm,
  keyNames,
  nameless,
  type Query,
  several as severalColors,
} from '@manafolio/search/query'
import { hasKey, queryFilter } from './query-filter.ts'

/** How a card's colors compare with the chosen ones. */
export const colorRelations = ['including', 'exactly', 'within', 'identity'] as const
export type ColorRelation = (typeof colorRelations)[number]

export interface ColorChoice {
  relation: ColorRelation
  /** In the order W U B R G; C is colorless, and M multicolor. */
  letters: string
}

const starts: Record<ColorRelation, string> = {
  including: 'c:',
  exactly: 'c=',
  within: 'c<=',
  identity: 'id:',
}

const keys = [...keyNames.color, ...keyNames.identity]

/** Colors, or what fits a color identity. Colorless and multicolor are terms of their own. */
export const colorFilter = queryFilter<ColorChoice>({
  keys,
  empty: { relation: 'including', letters: '' },
  add: addColors,
  termsOf({ relation, letters }) {
    const colors = letters.replace(/[CM]/g, '').toLowerCase()
    const key = relation === 'identity' ? 'id' : 'c'
    return [
      ...(letters.includes('C') ? [`${key}:c`] : []),
      ...(colors === '' ? [] : [starts[relation] + colors]),
      ...(letters.includes('M') ? [`${key}:m`] : []),
    ]
  },
})

/** With a letter or without it. Colorless goes with no other. */
export function toggledColor({ relation, letters }: ColorChoice, letter: string): ColorChoice {
  if (letters.includes(letter)) return { relation, letters: letters.replace(letter, '') }
  return { relation, letters: letter === 'C' ? 'C' : sorted(letters.replace('C', '') + letter) }
}

function addColors(choice: ColorChoice, part: Query): ColorChoice | undefined {
  const added = hasKey(part, keys) ? choiceOf(part) : undefined
  if (!added) return undefined
  if (choice.letters === '') return added
  const relation = sharedRelation(choice, added)
  if (relation === undefined || /C/.test(choice.letters + added.letters)) return undefined
  return { relation, letters: sorted(choice.letters + added.letters) }
}

/** Several terms are one choice if all are “at least these”, or if one of them is only “multicolor”. */
function sharedRelation(a: ColorChoice, b: ColorChoice): ColorRelation | undefined {
  if ((a.relation === 'identity') !== (b.relation === 'identity')) return undefined
  if (a.letters === 'M') return b.relation
  if (b.letters === 'M' && !a.letters.includes('M')) return a.relation
  const isIncluding = a.relation === 'including' && b.relation === 'including'
  return isIncluding ? 'including' : undefined
}

function choiceOf({ key, op, value }: FilterTerm): ColorChoice | undefined {
  const isIdentity = keyNames.identity.some((name) => name === key)
  const word = value.toLowerCase()
  const equal = op === ':' || op === '='
  const plain = isIdentity ? 'identity' : 'including'
  if (severalColors.has(word)) return equal ? { relation: plain, letters: 'M' } : undefined
  if (nameless.has(word)) return equal ? { relation: plain, letters: 'C' } : undefined
  const letters = colorLetters(word)
  const relation = (isIdentity ? identityOps : colorOps).get(op)
  return letters && relation ? { relation, letters: sorted(letters) } : undefined
}

const colorOps = new Map<string, ColorRelation>([
  [':', 'including'],
  ['>=', 'including'],
  ['=', 'exactly'],
  ['<=', 'within'],
])
const identityOps = new Map<string, ColorRelation>([
  [':', 'identity'],
  ['<=', 'identity'],
])

/** In the usual order, each once. */
function sorted(letters: string): string {
  return [...'WUBRGCM'].filter((letter) => letters.includes(letter)).join('')
}
