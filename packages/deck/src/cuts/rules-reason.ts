import { formatFacts } from '@manafolio/contract'
import type { CutDeck, CutRule, MainCard, Weighed } from './cut-deck.ts'

/** What is not allowed goes first. */
const score = 200

export const rulesReason: CutRule = (deck) => (card) =>
  breaks(legalitySays(deck, card)) ?? breaks(identitySays(deck, card))

function breaks(what: string | undefined): Weighed | undefined {
  return what === undefined ? undefined : { says: `Breaks a rule: ${what}.`, score }
}

function legalitySays({ format, cards }: CutDeck, { facts }: MainCard): string | undefined {
  const { name } = formatFacts[format]
  switch (facts?.legalities[format]) {
    case 'banned':
      return `it is banned in ${name}`
    case 'not_legal':
      return `it is not legal in ${name}`
    case 'restricted': {
      const same = cards.filter((other) => other.facts?.oracleId === facts.oracleId)
      const copies = same.reduce((sum, { entry }) => sum + entry.quantity, 0)
      return copies > 1 ? `${name} allows one copy of it; ${copies} are here` : undefined
    }
  }
}

/** Of a commander that nobody knows, nobody knows the colours. */
function identitySays({ commanders }: CutDeck, { card }: MainCard): string | undefined {
  const known = commanders.flatMap((entry) => entry.card ?? [])
  if (known.length === 0 || known.length < commanders.length) return undefined
  const identity = new Set(known.flatMap(({ colorIdentity }) => colorIdentity))
  if (card.colorIdentity.every((color) => identity.has(color))) return undefined
  return `it is outside the colour identity of ${known.map(({ name }) => name).join(' and ')}`
}
