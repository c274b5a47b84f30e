import { limits } from '@manafolio/contract'
import type { ListedDeck } from '@manafolio/deck'
import { countOf, countWords } from '../../../../lib/count-words.ts'

export function copiesIn({ cards }: ListedDeck): number {
  return cards.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** "60 in the main deck, 15 in the sideboard" */
export function slotsWords({ cards }: ListedDeck): string {
  const copiesOf = (slot: 'main' | 'side') =>
    cards.reduce((sum, { slotType, quantity }) => sum + (slotType === slot ? quantity : 0), 0)
  const [main, side] = [copiesOf('main'), copiesOf('side')]
  if (side === 0) return 'All of them in the main deck'
  return `${countWords(main)} in the main deck, ${countWords(side)} in the sideboard`
}

/** Why so many rows can not be a deck; null where they can. */
export function tooManyWords(rows: number): string | null {
  if (rows <= limits.deckCards) return null
  const most = limits.deckCards.toLocaleString('en-US')
  return `That would be ${countOf(rows, 'different printing')}: a deck can hold up to ${most}. Leave some out first.`
}
