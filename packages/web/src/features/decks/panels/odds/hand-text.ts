import { isChoosing, landsInHand, type SampleHand } from '@manafolio/deck'
import { countOf } from '../../../../lib/formats.ts'

const list = new Intl.ListFormat('en')

/** The state of the hand, or the next step. */
export function formatHand(given: SampleHand): string {
  const { hand, turn, toPutBack, isKept } = given
  if (isChoosing(given)) return putBackPrompt(toPutBack)
  const cards = `${countOf(hand.length, 'card')}, ${countOf(landsInHand(given), 'land')}`
  return isKept || toPutBack === 0 ? `Turn ${turn}: ${cards}` : `${cards}. ${ifKept(toPutBack)}`
}

function ifKept(toPutBack: number): string {
  return `If you keep it, ${countOf(toPutBack, 'card goes', 'cards go')} to the bottom.`
}

function putBackPrompt(toPutBack: number): string {
  return `Choose ${countOf(toPutBack, 'card')} for the bottom of the library`
}

export function newHandMessage({ hand, mulligans, toPutBack }: SampleHand): string {
  const names = list.format(hand.map(({ entry }) => entry.cardName))
  const start = mulligans === 0 ? 'New hand' : `Mulligan ${mulligans}`
  return [`${start}: ${names}.`, toPutBack > 0 ? ifKept(toPutBack) : ''].join(' ').trim()
}

export function keptMessage(kept: SampleHand): string {
  if (isChoosing(kept)) return `${putBackPrompt(kept.toPutBack)}.`
  return `Kept: ${countOf(kept.hand.length, 'card')}, ${countOf(landsInHand(kept), 'land')}.`
}

export function drawnMessage({ hand, turn }: SampleHand): string {
  return `Turn ${turn}: ${hand.at(-1)?.entry.cardName} drawn.`
}

export function putBackMessage({ hand, library, toPutBack }: SampleHand): string {
  const rest = toPutBack > 0 ? putBackPrompt(toPutBack) : `${countOf(hand.length, 'card')} kept`
  return `${library.at(-1)?.entry.cardName} is on the bottom. ${rest}.`
}
