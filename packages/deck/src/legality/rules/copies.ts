import type { CardFace } from '@manafolio/contract'
import { frontFace, isBasicLand } from '../../deck-face.ts'
import { removal, sparestCopies } from '../changes.ts'
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
  const allowed = Math.max(rule.most, ownLimit(frontFace(card.known.card)))
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

const anyNumber = /^A deck can have any number of cards named /m
const upTo = /^A deck can have up to (\w+) cards named /m
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

/** The limit in a card's own text; 0 when it has none. Basic lands are unlimited. */
function ownLimit(face: Pick<CardFace, 'typeLine' | 'oracleText'>): number {
  if (isBasicLand(face) || anyNumber.test(face.oracleText)) return Number.POSITIVE_INFINITY
  const limit = upTo.exec(face.oracleText)?.[1]
  return (limit && numbers[limit]) || 0
}
