import type { Catalogue } from '@manafolio/search'
import { searchCards } from '../request.ts'
import type { Peer } from './peer.ts'

/**
 * Our engine, called as the app calls it: it parses a query, and picks and counts up to three
 * versions of each card, where the others only find texts.
 */
export function ours(catalogue: Catalogue): Peer {
  return {
    name: 'ours',
    isExact: false, // it counts versions; countCards counts what can be compared
    build() {},
    find(text) {
      const { total, printings } = searchCards(catalogue, `fo:"${text}"`)
      return { count: total, first: printings }
    },
    close() {},
  }
}

/** How many cards our engine finds by a text, regardless of their versions. */
export function countCards(catalogue: Catalogue, text: string): number {
  const { printings } = searchCards(catalogue, `fo:"${text}"`, {
    pageSize: Number.MAX_SAFE_INTEGER,
  })
  return new Set(printings.map((printing) => catalogue.columns.printingCard[printing])).size
}
