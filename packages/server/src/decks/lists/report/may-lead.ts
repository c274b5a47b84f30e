import type { DeckFormat } from '@manafolio/contract'
import { canLeadTogether } from '@manafolio/deck'
import type { Catalogue } from '@manafolio/search'
import { presentCards } from '../../../cards/present.ts'
import { mayBeCommander } from '../../commanders.ts'
import type { FoundLine } from './found-lines.ts'
import type { SectionAssignment } from './section-assignment.ts'

/** Cards that were not found are accepted. Backgrounds accompany a commander. */
export function mayLead({ catalogue, deckFormat }: SectionAssignment, line: FoundLine): boolean {
  if (!line.card) return true
  if (deckFormat === null) return !isBackground(line)
  const { scryfallId: commanderId, name: commanderName } = line.card
  return mayBeCommander(catalogue, { format: deckFormat, commanderId, commanderName })
}

/** Whether the text of two cards lets them lead a deck together. */
export function mayLeadTogether(catalogue: Catalogue, one: FoundLine, other: FoundLine): boolean {
  const printings = [one, other].flatMap(({ card }) => card?.printing ?? [])
  const [first, second] = presentCards(catalogue, printings)
  return first !== undefined && second !== undefined && canLeadTogether(first, second)
}

/** One that can only lead beside another commander. */
export function isBackground({ card }: FoundLine): boolean {
  return /^Legendary Enchantment — .*\bBackground\b/.test(card?.typeLine ?? '')
}

/** Nothing of the kind leads a deck: beside a commander it is the signature spell. */
export function isSpell({ card }: FoundLine): boolean {
  return card !== undefined && /^(?:\w+ )*(?:Instant|Sorcery)\b/.test(card.typeLine)
}

export function mayHaveSpell(deckFormat: DeckFormat | null): boolean {
  return deckFormat === null || deckFormat === 'oathbreaker'
}
