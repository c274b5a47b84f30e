import type { AdviceReason, DeckTheme } from '@manafolio/contract'
import type { AdviceDeck } from './advice-deck.ts'
import { type AdviceTable, hasTag, tagNumber } from './advice-table.ts'
import { type FittedCard, fitsOf } from './card-fits.ts'
import { themesOfDeck } from './deck-themes.ts'
import { measureDeck } from './measured-deck.ts'
import { suitabilityOf } from './reasons.ts'
import { spreadOut } from './spread-out.ts'
import { scoreCandidates } from './standard-scores.ts'
import { factsOf } from './table-facts.ts'
import { additionWeights } from './weights.ts'

/** The cards that may come into a deck: legal, within its colors, not in it yet, no basic lands. */
export type Candidates = Uint32Array

export interface DeckAdvice {
  /**
   * The best candidates first; equal ones by their numbers. Without a tag, cards that serve any deck are spread out.
   * Lands only for the tag “role:land”.
   */
  best(choice: AdviceChoice): ScoredCard[]
  /** Why a card suits the deck, the strongest reason first. */
  reasonsFor(card: number): AdviceReason[]
  /** What the deck is about, the strongest first. */
  themes(count: number): DeckTheme[]
  /** Its cards that are neither lands nor commanders, those that are easiest to cut first. */
  fits(): FittedCard[]
  /**
   * The themes that a card of the deck shares with its other cards, or is good beside, the strongest first; it
   * counts among their cards.
   */
  themesOf(card: number, count: number): DeckTheme[]
  /** Its commanders, then its other cards that are no lands, the most typical first. */
  typicalCards(count: number): number[]
}

export interface AdviceChoice {
  count: number
  /** Only cards with this tag, such as “role:ramp” or “sub:squirrel”. */
  tag?: string
  /** Only these, such as cards within a budget. */
  isWanted?: (card: number) => boolean
}

export interface ScoredCard {
  card: number
  /** Compares cards of the same list. */
  score: number
}

/**
 * Measures candidates and the deck's own cards by what they have in common with the deck, by what it lacks,
 * and by how often they are played. The same deck gives the same advice on every machine.
 */
export function adviceOn(table: AdviceTable, deck: AdviceDeck, candidates: Candidates): DeckAdvice {
  const measured = measureDeck(table, deck, candidates)
  const weights = additionWeights[deck.kind]
  let known: Float64Array | undefined
  const scores = () => {
    const comparison = { table, facts: factsOf(table), deck: measured, lifts: measured.liftsToAdd }
    known ??= scoreCandidates(comparison, candidates, weights).scores
    return known
  }
  const fits = fitsOf(table, measured, candidates)
  return {
    best(choice) {
      if (choice.tag !== undefined) return bestOf(table, { candidates, scores: scores() }, choice)
      const count = choice.count * rankedForEach
      const best = bestOf(table, { candidates, scores: scores() }, { ...choice, count })
      const suitable = best.map((one) => ({ one, ...suitabilityOf(table, measured, one.card) }))
      const withReasons = suitable.filter(({ reasons }) => reasons.length > 0)
      const others = suitable.filter(({ reasons }) => reasons.length === 0)
      const spread = spreadOut(withReasons, ({ generalUse }) => generalUse)
      return [...spread, ...others].slice(0, choice.count).map(({ one }) => one)
    },
    reasonsFor: (card) => suitabilityOf(table, measured, card).reasons,
    themes: (count) => themesOfDeck(table, measured).slice(0, count),
    fits: fits.scored,
    themesOf: (card, count) => fits.themesOf(card).slice(0, count),
    typicalCards: (count) => [...deck.commanders, ...fits.typical()].slice(0, count),
  }
}

/** Of how many cards each one is chosen: those for which nothing speaks in counts come last. */
const rankedForEach = 3

function bestOf(
  table: AdviceTable,
  { candidates, scores }: { candidates: Candidates; scores: Float64Array },
  { count, tag, isWanted = () => true }: AdviceChoice,
): ScoredCard[] {
  const { isLand } = factsOf(table)
  const wanted = tag === undefined ? undefined : (tagNumber(table, tag) ?? -1)
  const isEligible = (card: number) =>
    (wanted === undefined || hasTag(table, card, wanted)) &&
    (tag === 'role:land' || isLand[card] === 0) &&
    isWanted(card)
  const best: ScoredCard[] = []
  for (let at = 0; at < candidates.length; at++) {
    const [card, score] = [candidates[at] ?? 0, scores[at] ?? 0]
    const last = best[count - 1]
    if ((last && score <= last.score) || !isEligible(card)) continue
    insertInOrder(best, { card, score })
    best.length = Math.min(count, best.length)
  }
  return best
}

/** Behind those with the same score. */
function insertInOrder(cards: ScoredCard[], card: ScoredCard) {
  const place = cards.findLastIndex(({ score }) => score >= card.score) + 1
  cards.splice(place, 0, card)
}
