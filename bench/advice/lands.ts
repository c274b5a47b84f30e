import { type DeckEntry, type DeckSheet, landAdviceOf, type Place } from '@manafolio/deck'
import type { AdviceWorld } from './advice-world.ts'
import type { BenchDeck } from './bench-decks.ts'
import { formatCalled } from './trial.ts'

/** What real decks are told about their number of lands, themes aside. */
export interface LandFigures {
  decks: number
  /** The share of decks that have fewer lands than their curve asks for, and of those that have more. */
  tooFew: number
  tooMany: number
}

export function measureLands(world: AdviceWorld, decks: readonly BenchDeck[]): LandFigures {
  const verdicts = decks.map((deck) => landAdviceOf(sheetOf(world, deck)).verdict)
  const shareOf = (verdict: string) =>
    verdicts.filter((one) => one === verdict).length / verdicts.length
  return { decks: decks.length, tooFew: shareOf('too_few'), tooMany: shareOf('too_many') }
}

/** Decks of eighty cards have their companion among the sideboard. */
function sheetOf(
  world: AdviceWorld,
  { format, commanders, cards, sideboard }: BenchDeck,
): DeckSheet {
  const entriesIn = (place: Place, of: readonly { card: number; copies: number }[]): DeckEntry[] =>
    of.map(({ card, copies: quantity }) => ({ ...world.entryOf(card), place, quantity }))
  const single = (all: readonly number[]) => all.map((card) => ({ card, copies: 1 }))
  const isLarge = cards.reduce((sum, { copies }) => sum + copies, 0) >= 80
  const companions = sideboard.filter((card) => world.nameOf(card) === 'Yorion, Sky Nomad')
  const entries = [
    ...entriesIn('commander', single(commanders)),
    ...entriesIn('main', cards),
    ...entriesIn('companion', single(isLarge ? companions : [])).map(
      (entry): DeckEntry => ({ ...entry, slotType: 'side' }),
    ),
  ]
  const unled = { commanderId: null, commanderName: null, commanderColor: null }
  return { format: formatCalled(format), ...unled, entries }
}
