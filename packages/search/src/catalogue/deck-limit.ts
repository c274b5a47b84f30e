import type { CardObject } from './card-object.ts'

const usualLimit = 4
const limitWords = /a deck can have (any number of|up to (\w+)) cards named/i
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Copies of a card that a deck may have (rule 100.2a): four, unless it is a basic land or says so. */
export function deckLimit({ type_line, oracle_text }: CardObject): number {
  if (/\bbasic\b.*\bland\b/i.test(type_line ?? '')) return Number.POSITIVE_INFINITY
  const [, limit, upTo] = limitWords.exec(oracle_text ?? '') ?? []
  if (!limit) return usualLimit
  if (!upTo) return Number.POSITIVE_INFINITY
  const number = numberWords.indexOf(upTo.toLowerCase()) + 1 || Number(upTo)
  return Number.isNaN(number) ? usualLimit : number
}
