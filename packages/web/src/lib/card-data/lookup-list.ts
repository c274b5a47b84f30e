import type { Lookup } from './lookup.ts'

export type LookupList<Key, Value> = ReturnType<typeof createLookupList<Key, Value>>

/** All pending lookups by key; some wait to be sent, the rest are in a request. */
export function createLookupList<Key, Value>() {
  type Item = Lookup<Key, Value>
  const byKey = new Map<string, Item>()
  const waiting = new Set<Item>()

  function add(lookup: Item): void {
    byKey.set(JSON.stringify(lookup.key), lookup)
    waiting.add(lookup)
  }

  function remove(lookup: Item): void {
    byKey.delete(JSON.stringify(lookup.key))
    waiting.delete(lookup)
  }

  /** Before all waiting lookups, since these were requested first. */
  function putBack(lookups: readonly Item[]): void {
    const rest = [...waiting]
    waiting.clear()
    for (const lookup of [...lookups, ...rest]) waiting.add(lookup)
  }

  return {
    find: (key: Key) => byKey.get(JSON.stringify(key)),
    add,
    remove,
    putBack,
    hasWaiting: () => waiting.size > 0,
    /** The first waiting lookups, in the order they are sent. */
    next: (count: number) => [...waiting].slice(0, count),
    /** Called when it is sent. */
    leave: (lookup: Item) => void waiting.delete(lookup),
  }
}
