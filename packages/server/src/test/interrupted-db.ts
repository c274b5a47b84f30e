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
  let asked = 0
  let acted = 0
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind !== 'SelectQueryNode') return node
      if (JSON.stringify(node.from).includes(`"${tables[asked]}"`)) asked += 1
      if (asked < tables.length) return node
      asked = 0
      last.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (last.has(queryId) && acted++ < times) await act()
      return result
    },
  })
}
