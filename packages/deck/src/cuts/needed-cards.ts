import type { CutDeck, MainCard } from './cut-deck.ts'

/** Up to this rank on EDHREC a card is in most decks that may have it. */
const mostPlayed = 100
/** All copies of a card are there to draw it often: it is what the deck is about. */
const playset = 4
/** Up to this mana value, what makes mana is fast. */
const fastManaValue = 2

/** Whether a card should stay as long as others can go, however little it shares with them. */
export function isNeeded(deck: CutDeck, card: MainCard): boolean {
  return deck.kind === 'constructed' ? isMainstay(deck, card) : isStapleOrRole(deck, card)
}

/** A playset, one of the format's most powerful cards, of which it allows only one, or fast mana. */
function isMainstay({ format }: CutDeck, { copies, facts, roles, front }: MainCard): boolean {
  const isFastMana = roles.includes('ramp') && front.manaValue <= fastManaValue
  return copies >= playset || facts?.legalities[format] === 'restricted' || isFastMana
}

/** One of the most played cards, or one with a role of which the deck has no more than usual. */
function isStapleOrRole({ roleCounts, usual }: CutDeck, { roles, facts }: MainCard): boolean {
  const rank = facts?.edhrecRank ?? Number.POSITIVE_INFINITY
  return (
    rank <= mostPlayed || roles.some((role) => (roleCounts.get(role) ?? 0) <= (usual[role] ?? 0))
  )
}
