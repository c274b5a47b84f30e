import { type Relation, relations } from '@manafolio/contract'
import { numberList } from '../../text/number-table.ts'

/** One card's relation to another, by their numbers. */
export interface Edge {
  from: number
  to: number
  relation: Relation
  /** Found by a rules text. */
  isGuess: boolean
}

/** Of two relations between the same cards, the closer one stays. */
export interface EdgeSet {
  add(edge: Edge): void
  /** In columns for that many cards. */
  columns(cardCount: number): RelationColumns
}

export function edgeSet(): EdgeSet {
  const byCard = new Map<number, Map<number, number>>()
  return {
    add({ from, to, relation, isGuess }) {
      if (from === to) return
      const code = codeOf(relation, isGuess)
      const others = byCard.get(from) ?? new Map<number, number>()
      others.set(to, closest(code, others.get(to) ?? code))
      byCard.set(from, others)
    },
    columns(cardCount) {
      const cardRelationStarts = new Uint32Array(cardCount + 1)
      const relationCard = numberList()
      const codes: number[] = []
      for (let card = 0; card < cardCount; card++) {
        for (const [other, code] of byCard.get(card) ?? []) {
          relationCard.push(other)
          codes.push(code)
        }
        cardRelationStarts[card + 1] = relationCard.length
      }
      return {
        cardRelationStarts,
        relationCard: relationCard.numbers().slice(),
        relationCode: Uint8Array.from(codes),
      }
    },
  }
}

export interface RelationColumns {
  cardRelationStarts: Uint32Array<ArrayBuffer>
  relationCard: Uint32Array<ArrayBuffer>
  relationCode: Uint8Array<ArrayBuffer>
}

/** The closer relation of both; what the card data lists in any way is no guess. */
function closest(a: number, b: number): number {
  const close = Math.min(a, b)
  return isListed(Math.max(a, b)) ? close & ~1 : close
}

const lastListed = relations.indexOf('combo piece')

/** Cards that only name each other are not listed. */
function isListed(code: number): boolean {
  return code % 2 === 0 && code >> 1 <= lastListed
}

/** The closer, the lower; a guess is odd. */
function codeOf(relation: Relation, isGuess: boolean): number {
  return relations.indexOf(relation) * 2 + (isGuess ? 1 : 0)
}

export function decodeRelation(code: number): Pick<Edge, 'relation' | 'isGuess'> {
  const relation = relations[code >> 1]
  if (!relation) throw new Error(`there is no relation ${code}`)
  return { relation, isGuess: code % 2 === 1 }
}
