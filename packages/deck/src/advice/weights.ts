import type { DeckKind } from '../roles/usual-counts.ts'
import type { FeatureName } from './features.ts'

/** What each feature counts, in standard deviations among the candidates. */
export type Weights = Partial<Record<FeatureName, number>>

/**
 * For cards to add. Fitted to real decks of which ten cards were taken out, older ones against newer ones;
 * `npm run bench -- advice` measures them.
 */
const singletonAdditions: Weights = {
  popularity: 0.55,
  printings: 0.7,
  common: 0.7,
  strongest: 0.45,
  types: 0.1,
  manaValues: 0.15,
  colors: 0.52,
  colorless: 0.33,
  lacking: 0.16,
  priceCloseness: 0.55,
}

/** Ranks of Commander mean little there, the prices of the deck's other cards much. */
const constructedAdditions: Weights = {
  popularity: -0.1,
  bans: 0.4,
  rarity: -0.15,
  printings: 0.75,
  common: 0.38,
  strongest: 0.5,
  types: 0.21,
  manaValues: 0.27,
  manaValue: -0.45,
  colorShare: 0.4,
  colorless: -0.6,
  price: 0.79,
  priceCloseness: 0.3,
}

export const additionWeights: Record<DeckKind, Weights> = {
  commander: singletonAdditions,
  small_singleton: singletonAdditions,
  constructed: constructedAdditions,
}

/** For cards of the deck. */
const singletonFits: Weights = {
  popularity: 0.3,
  staple: 0.18,
  printings: 0.1,
  common: 1,
  strongest: 0.8,
  types: 0.2,
  colors: 0.5,
  colorless: 0.3,
  lacking: 0.1,
}

/** Expensive cards are often what a deck is built for, so mana value does not speak against them. */
const constructedFits: Weights = { ...constructedAdditions, manaValue: 0, popularity: 0.4 }

export const fitWeights: Record<DeckKind, Weights> = {
  commander: singletonFits,
  small_singleton: singletonFits,
  constructed: constructedFits,
}
