import type { NeededCard } from '@manafolio/contract'
import { formatCount } from '../../../../lib/formats.ts'
import type { ClaimedDecks } from './card-claims.tsx'

const maxNames = 3

/** The first of the other decks that need a card, and how many more there are. */
export function namedClaims({ claims, claimCount }: NeededCard, { decks }: ClaimedDecks) {
  const names = new Map(decks.map(({ id, name }) => [id, name]))
  const shown = claims.slice(0, maxNames).map(({ deckId, needed }) => ({
    id: deckId,
    name: names.get(deckId) ?? '',
    needed,
  }))
  return { shown, more: claimCount - shown.length }
}

/** Decks that want more copies than there are, who gets how many, and what can be chosen instead. */
export interface Contest {
  title: string
  outcome: string
  choice: { label: string; deckId: string; isUndo: boolean }
}

/** Nothing where there is enough for all, or nothing to get. */
export function contestOf(card: NeededCard, claimed: ClaimedDecks): Contest | undefined {
  const { needed, owned, reserved, claimCount, priorityDeckId } = card
  const { deck, reserves } = claimed
  if (!reserves || owned === 0 || needed + card.claimed <= owned) return undefined
  const title = `${claimCount + 1} decks want ${formatCount(owned)}`
  const outcome = outcomeOf(card, claimed)
  if (reserved < needed) {
    const choice = { label: 'Let this deck go first', deckId: deck.id, isUndo: false }
    return { title, outcome, choice }
  }
  if (priorityDeckId === deck.id) {
    const choice = { label: 'Back to the usual order', deckId: deck.id, isUndo: true }
    return { title, outcome, choice }
  }
  const lacking = card.claims.find((claim) => claim.reserved < claim.needed)
  const other = claimed.decks.find(({ id }) => id === lacking?.deckId)
  if (!other) return undefined
  const choice = { label: `Let ${other.name} go first`, deckId: other.id, isUndo: false }
  return { title, outcome, choice }
}

/** “Burn gets 1, Goblins none.” */
function outcomeOf({ reserved, claims }: NeededCard, { deck, decks }: ClaimedDecks): string {
  const names = new Map(decks.map(({ id, name }) => [id, name]))
  const others = claims
    .slice(0, maxNames)
    .map((claim) => ({ name: names.get(claim.deckId) ?? '', copies: claim.reserved }))
  const [first, ...rest] = [{ name: deck.name, copies: reserved }, ...others]
    .sort((one, other) => other.copies - one.copies)
    .map(({ name, copies }) => ({ name, copies: copies > 0 ? formatCount(copies) : 'none' }))
  if (!first) return ''
  return [`${first.name} gets ${first.copies}`, ...rest.map((one) => `${one.name} ${one.copies}`)]
    .join(', ')
    .concat('.')
}
