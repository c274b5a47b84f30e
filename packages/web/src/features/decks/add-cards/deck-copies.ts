import type { DeckDetail, SlotType } from '@manafolio/contract'

export interface CopiesInDeck extends Record<SlotType, number> {
  isCommander: boolean
}

const none: CopiesInDeck = { main: 0, side: 0, isCommander: false }

/** How many copies of each card a deck has in its slots, whatever their printings; by names. */
export function copiesByName(
  deck: Pick<DeckDetail, 'cards' | 'commanderName' | 'commander'>,
): (name: string) => CopiesInDeck {
  const byName = new Map<string, CopiesInDeck>()
  for (const { card, cardName, slotType, quantity } of deck.cards) {
    const name = card?.name ?? cardName
    const copies = byName.get(name) ?? none
    byName.set(name, { ...copies, [slotType]: copies[slotType] + quantity })
  }
  const commander = deck.commander?.name ?? deck.commanderName
  return (name) => ({ ...(byName.get(name) ?? none), isCommander: name === commander })
}

/** “Commander · 2 in main · 1 in side”; empty for a card that the deck does not have. */
export function copiesWords({ isCommander, main, side }: CopiesInDeck): string {
  const words = [
    isCommander && 'Commander',
    main > 0 && `${main} in main`,
    side > 0 && `${side} in side`,
  ]
  return words.filter(Boolean).join(' · ')
}
