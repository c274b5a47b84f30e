import type { Card, DeckDetail } from '@manafolio/contract'
import { colors } from '@manafolio/contract'
import { frontOf } from '../../../card-kit/face-card.ts'
import { readCost } from '../../../card-kit/symbols.ts'
import { groupingFacts } from '../cards/groupings.ts'
import { manaValueOf } from '../cards/mana-value.ts'
import { commanderBeside, copiesOf } from '../changes/counts.ts'

/** What the main deck, with its commander, is made of. */
export interface Insight {
  /** Copies by type, those that there are, in the order of the list. */
  types: readonly { label: string; copies: number }[]
  /** Copies of what is not a land by mana value: 0 to 6, and 7 or more. */
  curve: readonly number[]
  /** Of what is not a land; null when there is nothing else. */
  averageMana: number | null
  /** Symbols in all costs by colour, those that there are; a hybrid symbol counts for each of its. */
  symbols: readonly { color: string; count: number }[]
}

interface Copies {
  card: Card
  quantity: number
}

export function insightOf(deck: DeckDetail): Insight {
  const main = mainCopies(deck)
  const spells = main.filter(({ card }) => !isLand(card))
  return {
    types: typesOf(main),
    curve: curveOf(spells),
    averageMana: spells.length > 0 ? manaOf(spells) / copiesOf(spells) : null,
    symbols: symbolsOf(main),
  }
}

function mainCopies(deck: DeckDetail): Copies[] {
  const commander = commanderBeside(deck)
  const listed = deck.cards.flatMap(({ card, quantity, slotType }) =>
    card && slotType === 'main' ? { card, quantity } : [],
  )
  return commander ? [{ card: commander, quantity: 1 }, ...listed] : listed
}

function isLand(card: Card): boolean {
  return /\bland\b/i.test(frontOf(card).typeLine)
}

function typesOf(copies: readonly Copies[]) {
  const { groups, groupOf } = groupingFacts.type
  return groups
    .map((label) => ({
      label,
      copies: copiesOf(copies.filter(({ card }) => groupOf(card) === label)),
    }))
    .filter((type) => type.copies > 0)
}

/** What costs this much and more stands together. */
export const mostMana = 7

function curveOf(spells: readonly Copies[]): number[] {
  const curve = Array.from({ length: mostMana + 1 }, () => 0)
  for (const { card, quantity } of spells) {
    const place = Math.min(mostMana, Math.floor(manaValueOf(frontOf(card))))
    curve[place] = (curve[place] ?? 0) + quantity
  }
  return curve
}

function manaOf(spells: readonly Copies[]): number {
  return spells.reduce((sum, { card, quantity }) => sum + manaValueOf(frontOf(card)) * quantity, 0)
}

function symbolsOf(copies: readonly Copies[]) {
  return colors
    .map((color) => ({
      color,
      count: copies.reduce(
        (sum, { card, quantity }) => sum + countOf(color, frontOf(card).manaCost) * quantity,
        0,
      ),
    }))
    .filter(({ count }) => count > 0)
}

function countOf(color: string, cost: string): number {
  return readCost(cost)
    .flat()
    .filter((symbol) => symbol.split('/').includes(color)).length
}
