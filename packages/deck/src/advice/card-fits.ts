import type { DeckTheme } from '@manafolio/contract'
import type { AdviceDeckCard } from './advice-deck.ts'
import type { ScoredCard } from './advice-on.ts'
import type { AdviceTable } from './advice-table.ts'
import { themesOfCard } from './deck-themes.ts'
import { type Comparison, features } from './features.ts'
import { liftOf } from './lifts.ts'
import type { MeasuredDeck } from './measured-deck.ts'
import { payoffsIn } from './payoffs.ts'
import { scoreCandidates, scoreOf } from './standard-scores.ts'
import { factsOf } from './table-facts.ts'
import { fitWeights } from './weights.ts'

/** A card of a deck. */
export interface FittedCard extends ScoredCard {
  /** The share of candidates that fit the deck better, from 0 to 1. */
  betterShare: number
}

/** How a deck's own cards fit the others. Each is measured as if it were not in the deck. */
export function fitsOf(table: AdviceTable, deck: MeasuredDeck, candidates: Uint32Array) {
  const facts = factsOf(table)
  const payoffs = payoffsIn(table, deck)
  const comparison = { table, facts, deck, lifts: payoffs.raise(deck.lifts) }
  const comparisonWith = (card: number): Comparison => ({
    ...comparison,
    lifts: payoffs.raise(liftsWithout(card)),
  })
  const scored = (): FittedCard[] => {
    const { scores, scale } = scoreCandidates(comparison, candidates, fitWeights[deck.deck.kind])
    return deck.spells.map(({ card }) => {
      const score = scoreOf(comparisonWith(card), card, scale)
      return { card, score, betterShare: shareAbove(scores, score) }
    })
  }
  /** What it has in common with the deck, however often it is played. */
  const typicality = ({ card }: { card: number }): ScoredCard => ({
    card,
    score:
      features.common(comparisonWith(card), card) +
      features.strongest(comparisonWith(card), card) / 2,
  })

  function liftsWithout(card: number): Float64Array {
    const copies = copiesOf(deck.spells, card)
    const lifts = deck.lifts.slice()
    for (const tag of table.tags.subarray(table.tagStarts[card], table.tagStarts[card + 1])) {
      const others = (deck.counts[tag] ?? 0) - copies
      lifts[tag] = liftOf(others, deck.copies - copies, deck.shares[tag] ?? 0)
    }
    return lifts
  }

  return {
    /** What it shares with other cards, the strongest first, and what of theirs makes it good. */
    themesOf(card: number): DeckTheme[] {
      const enablers = payoffs.enablersOf(card)
      const lifts = liftsWithout(card)
      return themesOfCard(table, deck, {
        card,
        enablers,
        lifts,
        copies: copiesOf(deck.spells, card),
      })
    },
    scored: () => scored().sort((a, b) => a.score - b.score || a.card - b.card),
    typical: () =>
      deck.spells
        .map(typicality)
        .sort((a, b) => b.score - a.score || a.card - b.card)
        .map(({ card }) => card),
  }
}

function shareAbove(scores: Float64Array, score: number): number {
  const above = scores.reduce((count, other) => count + Number(other > score), 0)
  return above / Math.max(1, scores.length)
}

function copiesOf(spells: readonly AdviceDeckCard[], card: number): number {
  return spells.find((one) => one.card === card)?.copies ?? 0
}
