import type { NeededCard } from '@manafolio/contract'
import type { DeckRow } from '../deck-actions.ts'

/** What is known of a user's copies, by the printings of a deck's cards. */
export type NeededById = ReadonlyMap<string, NeededCard>

const notCounted = 'Not counted'
export const ownedGroups = [
  'Owned',
  'Owned, in other decks',
  'Some copies owned',
  'Missing',
  notCounted, // considered only, or not loaded yet
] as const

export function ownedGroup(
  { scryfallId, slotType }: Pick<DeckRow, 'scryfallId' | 'slotType'>,
  needed: NeededById,
): (typeof ownedGroups)[number] {
  const card = needed.get(scryfallId)
  if (!card || slotType === 'considering') return notCounted
  if (card.free >= card.needed) return 'Owned'
  if (card.owned >= card.needed) return 'Owned, in other decks'
  return card.owned > 0 ? 'Some copies owned' : 'Missing'
}

export function neededById(cards: readonly NeededCard[]): NeededById {
  return new Map(cards.flatMap((card) => card.scryfallIds.map((id) => [id, card] as const)))
}
