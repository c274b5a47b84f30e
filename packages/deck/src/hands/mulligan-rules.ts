import { type DeckFormat, formatFacts } from '@manafolio/contract'

export const handSize = 7

/** Formats with commanders for two players. */
const twoPlayerFormats: readonly DeckFormat[] = ['duel']

/**
 * How many mulligans of a format put no card on the bottom. Rule 103.5c: the first is free in games of more
 * than two players, for which most formats with commanders are made, and in any Brawl game.
 */
export function freeMulligansIn(format: DeckFormat): number {
  const isFree = formatFacts[format].commanders !== null && !twoPlayerFormats.includes(format)
  return isFree ? 1 : 0
}

/** Rule 103.5: seven new cards each time, of which one goes to the bottom for each mulligan but free ones. */
export function cardsToPutBack(mulligans: number, freeMulligans: number): number {
  return Math.max(0, mulligans - freeMulligans)
}
