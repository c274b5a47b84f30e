import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/**
 * Does something each time that tables were asked one after the other, after the answer of the last
 * one and before its asker gets that. At most so many times.
 */
export function interruptedAfterReading(
  db: Db,
  tables: readonly (keyof Tables)[],
  { act, times = 1 }: { act: () => Promise<unknown>; times?: number },
): Db {
  const last = new WeakSet<object>()
  let requested = 0
  let acted = 0
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind !== 'SelectQueryNode') return node
      if (JSON.stringify(node.from).includes(`"${tables[requested]}"`)) requested += 1
      if (requested < tables.length) return node
      requested = 0
      last.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (last.has(queryId) && acted++ < times) await act()
      return result
    },
  })
}

/** Does something before that transaction begins, counted from 1. */
export function interruptedBeforeTransaction(
  db: Db,
  { number, act }: { number: number; act: () => Promise<unknown> },
): Db {
  let started = 0
  const transaction: Db['transaction'] = () => {
    const builder = db.transaction()
    const execute = builder.execute.bind(builder)
    return Object.assign(builder, {
      execute: async (...work: Parameters<typeof execute>) => {
        started += 1
        if (started === number) await act()
        return execute(...work)
      },
    })
  }
  return Object.assign(db.withTables(), { transaction }) // a database of its own that works alike
}
