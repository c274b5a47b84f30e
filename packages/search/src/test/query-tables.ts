import { test } from 'vitest'
import { expectQuery } from './expect-query.ts'

/** A test for each row: a query, a card that it finds and one that it does not. */
export function testFinds(...rows: [query: string, found: string, notFound: string][]) {
  test.each(rows)('%s finds %s and not %s', (query, found, notFound) => {
    expectQuery(query).toFind(found)
    expectQuery(query).not.toFind(notFound)
  })
}

/** A test for each row: a query of one term, and why that was ignored. */
export function testWarns(...rows: [query: string, reason: string][]) {
  test.each(rows)('%s is ignored: %s', (query, reason) => {
    expectQuery(query).warns(`“${query}” was ignored: ${reason}.`)
  })
}

/** A test for each query: understood, but nothing here is like that. */
export function testFindsNothing(...queries: string[]) {
  test.each(queries)('%s finds nothing, without a word', (query) => {
    expectQuery(query).warns()
    expectQuery(`-${query}`).toFind('Lightning Bolt [lea]')
    expectQuery(`${query} or s:lea`).not.toFind('Lightning Bolt [a25]')
  })
}
