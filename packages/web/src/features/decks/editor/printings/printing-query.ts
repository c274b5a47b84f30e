import { type Card, searchCards } from '@manafolio/contract'
import { formatTerm } from '@manafolio/search/query'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'

/** All printings of a card by name, newest first, in pages. */
export function printingsQuery(name: string) {
  const query = printingQuery(name)
  return infiniteQueryOptions({
    queryKey: ['cards', 'printings', query],
    queryFn: ({ pageParam, signal }) =>
      call(searchCards, { input: { query, unique: 'prints', page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })
}

/** Finds cards with exactly this name; a name without letters or digits needs a regex. */
export function printingQuery(name: string): string {
  const order = 'order:released direction:desc'
  if (/[\p{L}\p{N}]/u.test(name)) {
    const term = { kind: 'name', exact: true, style: 'quoted', at: 0 } as const
    return `${formatTerm({ ...term, text: name })} ${order}`
  }
  const pattern = `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`
  const term = { kind: 'name', exact: false, style: 'regex', at: 0 } as const
  return `${formatTerm({ ...term, text: pattern })} ${order}`
}

/** A face of another card may have the same name, and a reversible printing names its card twice. */
export function isPrintingOf(card: Pick<Card, 'name'>, name: string): boolean {
  return oneSide(card.name) === oneSide(name)
}

function oneSide(name: string): string {
  return [...new Set(name.split(' // '))].join(' // ')
}
