import type { CutRule } from './cut-deck.ts'

/** Cards with a better rank are in so many decks that it speaks for them. */
const popular = 1000

/**
 * The ranks count Commander decks: in other formats they mean less, and nothing for cards that are not
 * legal in Commander.
 */
export const rankReason: CutRule = ({ kind }) => {
  const weight = kind === 'constructed' ? 2 : 8
  return ({ facts, isLand }) => {
    const rank = facts?.edhrecRank ?? 0
    if (isLand || rank < popular || facts?.legalities.commander !== 'legal') return undefined
    const message = `Only the ${ordinal(rank)} most played card in Commander decks.`
    return { message, score: weight * Math.log10(rank / popular) }
  }
}

const suffixes = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
/** Created once: creating them is the slowest part. */
const numbers = new Intl.NumberFormat('en-US')
const plurals = new Intl.PluralRules('en', { type: 'ordinal' })

function ordinal(count: number): string {
  return `${numbers.format(count)}${suffixes.get(plurals.select(count)) ?? 'th'}`
}
