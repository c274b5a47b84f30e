import type { CardFace } from '@manafolio/contract'
import { isBasicLand } from '../deck-face.ts'

const anyNumber = /^A deck can have any number of cards named /im
const upTo = /^A deck can have up to (\w+) cards named /im
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

/** The limit in a card's own text; 0 when it has none. Basic lands are unlimited. */
export function copiesAllowed(face: Pick<CardFace, 'typeLine' | 'oracleText'>): number {
  if (isBasicLand(face) || anyNumber.test(face.oracleText)) return Number.POSITIVE_INFINITY
  const limit = upTo.exec(face.oracleText)?.[1]
  return (limit && numbers[limit]) || 0
}
