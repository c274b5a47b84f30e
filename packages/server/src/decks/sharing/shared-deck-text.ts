import { type DeckState, formatFacts } from '@manafolio/contract'
import { isDate } from '../../cards/price-history/price-day.ts'

/** `Goblins — a Commander deck on Manafolio`. */
export function titleOf({ name, format }: Pick<DeckState, 'name' | 'format'>): string {
  const kind = formatFacts[format].name.replace(' (EDH)', '')
  const article = /^[AEIOU]/.test(kind) ? 'an' : 'a'
  return `${name} — ${article} ${kind} deck on Manafolio`
}

/**
 * Its description and numbers: `100 cards, led by Krenko, Mob Boss. Worth $123.45 by prices
 * of 15 August 2026.`
 */
export function descriptionOf(deck: DeckState, pricesAsOf: string): string {
  const description = deck.description?.replace(/\s+/g, ' ').trim()
  const parts = [
    description && asSentence(description),
    sizeOf(deck),
    valuationOf(deck, pricesAsOf),
  ]
  return parts.filter(Boolean).join(' ')
}

function asSentence(text: string): string {
  return /[\p{P}\p{S}]$/u.test(text) ? text : `${text}.`
}

function sizeOf(deck: DeckState): string {
  const { cardCount } = deck
  if (cardCount === 0) return 'No cards yet.'
  const size = cardCount === 1 ? '1 card' : `${cardCount.toLocaleString('en-US')} cards`
  const leaders = leadersOf(deck)
  return leaders.length > 0 ? `${size}, led by ${listed.format(leaders)}.` : `${size}.`
}

const listed = new Intl.ListFormat('en-US')

function leadersOf({ commanderName, cards }: DeckState): string[] {
  const others = cards.filter(({ role }) => role === 'commander').map(({ cardName }) => cardName)
  return [...new Set([...(commanderName === null ? [] : [commanderName]), ...others])]
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function valuationOf({ totalValue }: DeckState, pricesAsOf: string): string | undefined {
  if (totalValue === null) return undefined
  const valuation = `Worth ${money.format(totalValue)}`
  return isDate(pricesAsOf)
    ? `${valuation} by prices of ${day.format(new Date(pricesAsOf))}.`
    : `${valuation}.`
}
