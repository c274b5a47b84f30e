import {
  type DeckCard,
  type DeckSlot,
  joinedMarks,
  limits,
  noMarks,
  plainRow,
  slotKey,
} from '@manafolio/contract'
import type { Rows } from '../rows.ts'

/** Copies of a row that become ones of another printing, which is named. */
export interface RowMove {
  from: DeckSlot
  to: Pick<DeckCard, 'scryfallId' | 'finish' | 'cardName' | 'tcgplayerId'>
  quantity: number
}

export interface Moved<Move extends RowMove> {
  rows: Rows
  moves: readonly Move[]
}

/**
 * What becomes of rows. A move is left out when it would need more copies, more rows or more changes
 * than a deck or a change of it can have.
 */
export function withMoves<Move extends RowMove>(
  before: Rows,
  requested: readonly Move[],
): Moved<Move> {
  const rows = new Map(before)
  const touched = new Set<string>()
  const room = Math.max(limits.deckCards, before.size)
  const moves = requested.filter((move) => {
    const after = movedPair(rows, move)
    if (!after) return false
    const keys = [slotKey(after.from), slotKey(after.to)]
    const untouched = keys.filter((key) => !touched.has(key))
    const isNew = !rows.has(slotKey(after.to))
    const size = rows.size + Number(isNew) - Number(after.from.quantity === 0)
    if (size > room || touched.size + untouched.length > limits.deckCards) return false
    for (const key of untouched) touched.add(key)
    if (after.from.quantity === 0) rows.delete(slotKey(after.from))
    else rows.set(slotKey(after.from), after.from)
    rows.set(slotKey(after.to), after.to)
    return true
  })
  return { rows, moves }
}

/** Where copies come from and where they go to, afterwards; undefined when those were too many. */
function movedPair(rows: Rows, { from, to, quantity }: RowMove) {
  const { slotType } = from
  const source = rows.get(slotKey(from))
  const target = rows.get(slotKey({ ...to, slotType }))
  if (!source || source.quantity < quantity) return undefined
  const copies = quantity + (target?.quantity ?? 0)
  if (copies > limits.deckQuantityMax) return undefined
  const rest = source.quantity - quantity
  // A role is one copy's: it goes with the last one. The other marks are those of all printings.
  const coming = { ...source, role: rest === 0 ? source.role : null }
  const { deckId, addedAt } = source
  const arrived = target ?? { ...plainRow, ...to, deckId, slotType, addedAt }
  return {
    from: { ...source, quantity: rest },
    to: { ...arrived, ...joinedMarks(coming, target ?? noMarks), quantity: copies },
  }
}
