import { type DeckEntry, type DeckSheet, entriesIn } from '../deck-sheet.ts'
import { isLand } from '../numbers/card-type.ts'
import { knownOf } from '../numbers/front.ts'
import { randomFrom } from '../odds/random.ts'
import { cardsToPutBack, freeMulligansIn, handSize } from './mulligan-rules.ts'

/** One copy of an entry, with a number that is unique in the deck. */
export interface DrawnCard {
  copy: number
  entry: DeckEntry
}

/** A solitaire game on the play. Every copy is in the hand or in the library. */
export interface SampleHand {
  hand: readonly DrawnCard[]
  /** The top card first. */
  library: readonly DrawnCard[]
  /** From 1. Nothing is drawn on the first. */
  turn: number
  mulligans: number
  freeMulligans: number
  /** Until then, a mulligan is possible. */
  isKept: boolean
  /** How many cards of the hand go to the bottom once it is kept, before the game begins. */
  toPutBack: number
  seed: number
}

/** Draws seven cards from a shuffled library, or all of a smaller one. The same seed gives the same hands. */
export function newHand(sheet: DeckSheet, seed: number): SampleHand {
  const entries = entriesIn(sheet, 'main')
  const copies = entries
    .flatMap((entry) => Array.from({ length: entry.quantity }, () => entry))
    .map((entry, copy) => ({ copy, entry }))
  return dealt(copies, { seed, freeMulligans: freeMulligansIn(sheet.format), mulligans: 0 })
}

/** Allowed until the hand is kept, and while the next hand has a card. */
export function canMulligan({
  hand,
  library,
  isKept,
  mulligans,
  freeMulligans,
}: SampleHand): boolean {
  const drawn = Math.min(handSize, hand.length + library.length)
  return !isKept && mulligans + 1 - freeMulligans <= drawn && drawn > 0
}

/** Rule 103.5: seven new cards, of which one goes to the bottom for each mulligan after a free one. */
export function mulligan(hand: SampleHand): SampleHand {
  if (!canMulligan(hand)) return hand
  const { seed, freeMulligans } = hand
  return dealt([...hand.hand, ...hand.library], {
    seed,
    freeMulligans,
    mulligans: hand.mulligans + 1,
  })
}

export function canKeep({ isKept, hand }: SampleHand): boolean {
  return !isKept && hand.length > 0
}

export function keepHand(hand: SampleHand): SampleHand {
  return canKeep(hand) ? { ...hand, isKept: true } : hand
}

/** Whether a card of the hand has to be chosen for the bottom. */
export function isChoosing({ isKept, toPutBack }: SampleHand): boolean {
  return isKept && toPutBack > 0
}

/** Puts the card at this index of a kept hand on the bottom, if one has to go there. */
export function putBack(hand: SampleHand, index: number): SampleHand {
  const card = hand.hand[index]
  if (!isChoosing(hand) || card === undefined) return hand
  return {
    ...hand,
    hand: hand.hand.filter((other) => other !== card),
    library: [...hand.library, card],
    toPutBack: hand.toPutBack - 1,
  }
}

/** The lands in hand: a spell with a land on its back is none. */
export function landsInHand({ hand }: SampleHand): number {
  return knownOf(hand.map(({ entry }) => entry)).filter(({ front }) => isLand(front)).length
}

export function canDraw({ library, toPutBack }: SampleHand): boolean {
  return toPutBack === 0 && library.length > 0
}

/** Starts the next turn with its draw, which keeps the hand. */
export function drawCard(hand: SampleHand): SampleHand {
  const [card, ...library] = hand.library
  if (card === undefined || !canDraw(hand)) return hand
  return { ...hand, hand: [...hand.hand, card], library, turn: hand.turn + 1, isKept: true }
}

type Deal = Pick<SampleHand, 'seed' | 'freeMulligans' | 'mulligans'>

function dealt(copies: readonly DrawnCard[], deal: Deal): SampleHand {
  const library = shuffled(copies, deal.seed + Math.imul(deal.mulligans, 0x9e3779b9))
  const hand = library.splice(0, handSize)
  const toPutBack = Math.min(hand.length, cardsToPutBack(deal.mulligans, deal.freeMulligans))
  return { ...deal, hand, library, turn: 1, isKept: false, toPutBack }
}

/** A uniform shuffle (each order is equally likely); the same seed gives the same order. */
function shuffled<T>(things: readonly T[], seed: number): T[] {
  const random = randomFrom(seed)
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
