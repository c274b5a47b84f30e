import { format, keyNames, parse, type Query } from '@manafolio/search/query'

const orderKeys: readonly string[] = [...keyNames.order, ...keyNames.direction]

/** A term that every card meets, since a query can't be empty. */
const everyCard = 'mv>=0'

/** A query without what it says of the order of its results; the rest means the same. */
export function withoutOrder(text: string): string {
  const rest = pruned(parse(text).query)
  return rest ? format(rest) : everyCard
}

/** Undefined if nothing is left. */
function pruned(query: Query): Query | undefined {
  switch (query.kind) {
    case 'and': {
      const all = query.all.flatMap((part) => pruned(part) ?? [])
      return all.length > 1 ? { kind: 'and', all } : all[0]
    }
    case 'or': {
      const any = query.any.flatMap((part) => pruned(part) ?? [])
      return any.length > 1 ? { kind: 'or', any } : any[0]
    }
    case 'not': {
      const inner = pruned(query.query)
      return inner && { kind: 'not', query: inner }
    }
    case 'filter':
      return orderKeys.includes(query.key) ? undefined : query
    case 'name':
      return query
  }
}
