import { type Deck, colors as everyColor } from '@manafolio/contract'
import { choosesColor } from '@manafolio/deck'
import { type Catalogue, rowText } from '@manafolio/search'

/**
 * The combined color identity of commanders by their numbers in the catalogue, with the color that
 * is chosen for one of them, as bits of its columns.
 */
export function commanderColors(
  catalogue: Catalogue,
  { commanderColor }: Pick<Deck, 'commanderColor'>,
  commanders: readonly number[],
): number {
  const identity = combinedIdentity(catalogue, commanders)
  const isChosen =
    commanderColor !== null &&
    commanders.some((card) => choosesColor(rowText(catalogue.texts.cardOracle, card)))
  return isChosen ? identity | (1 << everyColor.indexOf(commanderColor)) : identity
}

/** The colors of all identities together, as bits of the catalogue's columns. */
export function combinedIdentity({ columns }: Catalogue, cards: readonly number[]): number {
  return cards.reduce((bits, card) => bits | (columns.cardIdentity[card] ?? 0), 0)
}
