import { fold } from '../../text/fold.ts'
import { colorMask } from '../colors.ts'
import type { CardRecord } from '../records.ts'
import type { TokenWords } from './token-words.ts'

/** A token or emblem of the catalogue. */
export interface Token {
  card: number
  record: CardRecord
  printings: number
}

export function isToken({ type_line }: CardRecord): boolean {
  return /\btoken\b|^emblem\b/i.test(type_line ?? '')
}

/** The token that a description fits, if one alone does, or the most printed of several that are alike. */
export function tokenLike(called: readonly Token[], words: TokenWords): Token | undefined {
  const fitting = called.filter(({ record }) => fits(record, words))
  const [first, ...others] = fitting.sort((a, b) => b.printings - a.printings)
  return first && others.every((other) => isAlike(other, first)) ? first : undefined
}

function fits(token: CardRecord, words: TokenWords): boolean {
  const { power, toughness, colors, keywords, hasOtherAbilities } = words
  if (colors !== undefined && colors !== colorMask(token.colors ?? [])) return false
  if (power === undefined) return true
  if (power !== token.power || toughness !== token.toughness) return false
  const abilities = abilitiesOf(token)
  return (
    keywords.every((keyword) => abilities.keywords.includes(keyword)) &&
    keywords.length === abilities.keywords.length &&
    hasOtherAbilities === abilities.hasOthers
  )
}

/** Keywords stand on lines of their own, with commas between them, or alone with a reminder. */
function abilitiesOf({ oracle_text = '', keywords = [] }: CardRecord) {
  const known = keywords.map((keyword) => keyword.toLowerCase())
  const lines = fold(oracle_text)
    .replace(/\([^()]*\)/g, '')
    .split('\n')
    .map((line) => line.trim().split(', '))
  const isKeywords = (line: string[]) =>
    line.every((word) => known.includes(word) || /^[a-z ]{3,20}$/.test(word))
  return {
    keywords: lines.filter(isKeywords).flat(),
    hasOthers: lines.some((line) => line.join('') !== '' && !isKeywords(line)),
  }
}

function isAlike({ record: a }: Token, { record: b }: Token): boolean {
  return (
    a.type_line === b.type_line &&
    a.power === b.power &&
    a.toughness === b.toughness &&
    a.oracle_text === b.oracle_text &&
    colorMask(a.colors ?? []) === colorMask(b.colors ?? [])
  )
}
