import type { Row, Rows } from '../rows.ts'

/** The rows that carry a user's id, or that of a deck of the user's. */
export function rowsOfUser(rows: Rows, userId: string): Rows {
  const isOfUser = (row: Row) => row.user_id === userId
  const decks = new Set((rows.decks ?? []).filter(isOfUser).map(({ id }) => id))
  const isOwn = (row: Row) => isOfUser(row) || decks.has(row.deck_id)
  const own = Object.entries(rows).map(([table, all]) => [table, all.filter(isOwn)] as const)
  const users = (rows.users ?? []).filter(({ id }) => id === userId)
  return { ...Object.fromEntries(own), users }
}
