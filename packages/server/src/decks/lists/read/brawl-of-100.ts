import { formatFacts } from '@manafolio/contract'
import type { ListSection } from '../../../cards/lists/read/text-sections.ts'
import {
  isCopies,
  type LineMessage,
  type ParsedCopies,
  type ParsedLine,
  type ParsedList,
} from './parsed-list.ts'

/** Programs call both formats Brawl: that of MTG Arena has a hundred cards. */
export function hasBrawlOf100(lines: readonly ParsedLine[]): boolean {
  const cards = lines.filter(isCopies).filter(({ section }) => partsOfBrawl.includes(section))
  const main = cards.filter(({ section }) => section !== 'sideboard')
  // Some programs have the commander in the sideboard.
  return [cards, main].some((some) => copiesOf(some) === formatFacts.historicbrawl.cards)
}

const partsOfBrawl: readonly ListSection[] = ['deck', 'commander', 'sideboard']

function copiesOf(lines: readonly ParsedCopies[]): number {
  return lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}

/** The line of its format says which Brawl it is. */
export function asBrawlOf100(list: ParsedList): ParsedList {
  const lines = list.lines.map((line) => {
    const isFormat = line.messages.some(([sentence]) => sentence === 'format')
    return isFormat ? { ...line, messages: [['brawl_of_100']] satisfies LineMessage[] } : line
  })
  return { ...list, deckFormat: 'historicbrawl', lines }
}

/** Where the deck is to be of the other Brawl the line of its commander, or its first card, says it. */
export function noteBrawlOf100(lines: readonly ParsedLine[]): void {
  const copies = lines.filter(isCopies)
  const line = copies.find(({ section }) => section === 'commander') ?? copies[0]
  if (line) line.messages = [...line.messages, ['brawl_has_60']]
}
