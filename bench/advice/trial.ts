import { type DeckFormat, deckFormats } from '@manafolio/contract'
import { type AdviceDeck, type AdviceDeckCard, deckKindOf, isLand } from '@manafolio/deck'
import type { AdviceWorld } from './advice-world.ts'
import type { BenchDeck } from './bench-decks.ts'

export const seeds = [1, 2, 3, 4, 5] as const

/** How many cards are taken out of a deck, or put into it, at most. */
export const cardsPerTrial = 10

/** Of decks with fewer than twenty different nonland cards half. */
export function trialSize(spells: number): number {
  return Math.min(cardsPerTrial, Math.floor(spells / 2))
}

/** A deck of which cards were taken out, for advice to find. */
export interface Trial {
  deck: AdviceDeck
  taken: readonly number[]
  candidates: Uint32Array
}

/** Takes random nonland cards out, with all copies. */
export function trialOf(world: AdviceWorld, bench: BenchDeck, random: () => number): Trial {
  const spells = bench.cards.filter(({ card }) => !isLand(world.table, card))
  const taken = pickSome(spells, trialSize(spells.length), random).map(({ card }) => card)
  const cards = bench.cards.filter(({ card }) => !taken.includes(card))
  return { deck: adviceDeckOf(bench, cards), taken, candidates: candidatesFor(world, bench, cards) }
}

export function adviceDeckOf(
  { format, commanders }: BenchDeck,
  cards: readonly AdviceDeckCard[],
): AdviceDeck {
  return { kind: deckKindOf(formatCalled(format)), commanders, cards }
}

/**
 * All cards that are legal in the format and within the color identity of the commanders, or without any of
 * the cards other than lands; none of the deck, and no basic lands.
 */
export function candidatesFor(
  world: AdviceWorld,
  { format, commanders, sideboard }: BenchDeck,
  cards: readonly AdviceDeckCard[],
): Uint32Array {
  const { identity } = world.table
  const main = cards.map(({ card }) => card)
  const known = new Set([...commanders, ...main, ...sideboard])
  const leading =
    commanders.length > 0 ? commanders : main.filter((card) => !isLand(world.table, card))
  const colors = leading.reduce((bits, card) => bits | (identity[card] ?? 0), 0)
  return Uint32Array.from(identity.keys()).filter(
    (card) =>
      world.isLegal(card, format) &&
      !world.isBasicLand(card) &&
      ((identity[card] ?? 0) & ~colors) === 0 &&
      !known.has(card),
  )
}

/** Different items in a random order. */
export function pickSome<T>(items: readonly T[], count: number, random: () => number): T[] {
  const left = [...items]
  const picked: T[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}

export function formatCalled(name: string): DeckFormat {
  const format = deckFormats.find((one) => one === name)
  if (!format) throw new Error(`ADVICE_DECKS has a deck of the unknown format ${name}`)
  return format
}
