import type { DrawnCard, SampleHand } from '@manafolio/deck'
import { frontOf } from '../../../card-kit/face-card.ts'
import { copiesWords, countWords } from '../numbers/count-words.ts'

const list = new Intl.ListFormat('en-GB')

/** What the hand is like, and what there is to do. */
export function handWords({ hand, turn, toPutBack }: SampleHand): string {
  if (toPutBack > 0) return chooseWords(toPutBack)
  const lands = hand.filter(isLand).length
  return `Turn ${turn}: ${copiesWords(hand.length)}, ${countWords(lands, 'land')}`
}

function isLand({ entry: { card } }: DrawnCard): boolean {
  return card !== null && /\bland\b/i.test(frontOf(card).typeLine)
}

function chooseWords(toPutBack: number): string {
  return `Choose ${copiesWords(toPutBack)} for the bottom of the library`
}

export function newHandWords({ hand, mulligans, toPutBack }: SampleHand): string {
  const names = list.format(hand.map(({ entry }) => entry.cardName))
  const start = mulligans === 0 ? 'New hand' : `Mulligan ${mulligans}`
  return [`${start}: ${names}.`, toPutBack > 0 ? `${chooseWords(toPutBack)}.` : ''].join(' ').trim()
}

export function drawnWords({ hand, turn }: SampleHand): string {
  return `Turn ${turn}: ${hand.at(-1)?.entry.cardName} drawn.`
}

export function putBackWords({ hand, library, toPutBack }: SampleHand): string {
  const rest = toPutBack > 0 ? chooseWords(toPutBack) : `${copiesWords(hand.length)} kept`
  return `${library.at(-1)?.entry.cardName} is on the bottom. ${rest}.`
}
