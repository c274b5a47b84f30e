import { frontFace } from '../../deck-face.ts'
import { removal, sparestCopies } from '../changes.ts'
import { copiesAllowed } from '../copies-allowed.ts'
import type { Finding } from '../finding.ts'
import { changing } from '../fixes.ts'
import type { NamedCard, Rule, RuledDeck } from '../ruled-deck.ts'
import { counted, isOrAre } from '../wording.ts'

export interface CopiesRule {
  most: number
  cites: string
  /** The rule by which copies in the sideboard count too. */
  citesWithSide: string
}

/** Copies of a card by its English name, in main deck and sideboard together. */
export function copies(rule: CopiesRule): Rule {
  return (deck) => deck.cards.flatMap((card) => tooMany(deck, rule, card))
}

function tooMany(deck: RuledDeck, rule: CopiesRule, card: NamedCard): Finding[] {
  if (!card.known || card.copies <= 1) return []
  const allowed = Math.max(rule.most, copiesAllowed(frontFace(card.known.card)))
  if (card.copies <= allowed) return []
  const has = `${card.name}: ${counted(card.copies, 'copy', 'copies')}${whereOf(card)}`
  const message = `${has}, ${allowed} ${isOrAre(allowed)} allowed.`
  const cites = isInSide(card) ? rule.citesWithSide : rule.cites
  const fixes = removingSome(deck, card, card.copies - allowed)
  return [{ rule: 'copies', severity: 'error', cardNames: [card.name], message, cites, fixes }]
}

/** The location of the copies, when there are several. */
export function whereOf(card: NamedCard): string {
  const isInMain = card.entries.some(({ slotType }) => slotType === 'main')
  if (!isInSide(card)) return ''
  return isInMain ? ' in main deck and sideboard' : ' in the sideboard'
}

function isInSide({ entries }: NamedCard): boolean {
  return entries.some(({ slotType }) => slotType === 'side')
}

export function removingSome({ sheet }: RuledDeck, { name, entries }: NamedCard, count: number) {
  return changing(`Remove ${count} ${name}`, removal(sheet, sparestCopies(entries, count)))
}
