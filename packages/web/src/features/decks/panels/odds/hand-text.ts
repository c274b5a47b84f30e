import type { DrawnCard, SampleHand } from '@manafolio/deck'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { countOf } from '../../../../lib/formats.ts'

const list = new Intl.ListFormat('en')

/** The state of the hand, or the next step. */
export function formatHand({ hand, turn, toPutBack }: SampleHand): string {
  if (toPutBack > 0) return putBackPrompt(toPutBack)
  const lands = hand.filter(isLand).length
  return `Turn ${turn}: ${countOf(hand.length, 'card')}, ${countOf(lands, 'land')}`
}

function isLand({ entry: { card } }: DrawnCard): boolean {
  return card !== null && /\bland\b/i.test(frontOf(card).typeLine)
}

function putBackPrompt(toPutBack: number): string {
  return `Choose ${countOf(toPutBack, 'card')} for the bottom of the library`
}

export function newHandMessage({ hand, mulligans, toPutBack }: SampleHand): string {
  const names = list.format(hand.map(({ entry }) => entry.cardName))
  const start = mulligans === 0 ? 'New hand' : `Mulligan ${mulligans}`
  return [`${start}: ${names}.`, toPutBack > 0 ? `${putBackPrompt(toPutBack)}.` : '']
    .join(' ')
    .trim()
}

export function drawnMessage({ hand, turn }: SampleHand): string {
  return `Turn ${turn}: ${hand.at(-1)?.entry.cardName} drawn.`
}

export function putBackMessage({ hand, library, toPutBack }: SampleHand): string {
  const rest = toPutBack > 0 ? putBackPrompt(toPutBack) : `${countOf(hand.length, 'card')} kept`
  return `${library.at(-1)?.entry.cardName} is on the bottom. ${rest}.`
}
