import { type DeckFormat, type DeckListLine, formatFacts } from '@manafolio/contract'
import { listedDeck } from '@manafolio/deck'

/** The format of a list that does not say it, by who leads it and how many cards it has. */
export function guessedFormat(lines: readonly DeckListLine[]): DeckFormat | null {
  const { cards, commanderId } = listedDeck(lines)
  const main = cards.filter(({ slotType }) => slotType === 'main')
  const copies = main.reduce((sum, { quantity }) => sum + quantity, 0)
  if (cards.some(({ role }) => role === 'signature_spell')) return 'oathbreaker'
  if (commanderId !== null) return copies === formatFacts.brawl.cards ? 'brawl' : 'commander'
  return copies === formatFacts.commander.cards ? 'commander' : null
}
