import type { CutRule } from './cut-deck.ts'

/** Cards of a better rank are in so many decks that it speaks for them. */
const popular = 1000

/** Counted are decks of Commander: elsewhere it says less, and nothing of cards that they can not have. */
export const rankReason: CutRule = ({ kind }) => {
  const weight = kind === 'constructed' ? 2 : 8
  return ({ facts, isLand }) => {
    const rank = facts?.edhrecRank ?? 0
    if (isLand || rank < popular || facts?.legalities.commander !== 'legal') return undefined
    const says = `Only ${ordinal(rank)} among all cards in how many Commander decks have it.`
    return { says, score: weight * Math.log10(rank / popular) }
  }
}

const suffixes = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
/** Made once: making them takes longer than all the rest. */
const numbers = new Intl.NumberFormat('en-US')
const plurals = new Intl.PluralRules('en', { type: 'ordinal' })

function ordinal(count: number): string {
  return `${numbers.format(count)}${suffixes.get(plurals.select(count)) ?? 'th'}`
}
