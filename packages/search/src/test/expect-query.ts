import { assert, expect } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CardRecord, PrintingRecord } from '../catalogue/records.ts'
import { type SearchAnswer, type SearchRequest, search, type World } from '../run/search.ts'
import { readRecord } from '../text/record-pool.ts'
import { smallCatalogue } from './small-catalogue.ts'

/**
 * Says which cards a query finds: by name, or one printing as “Lightning Bolt [lea]”. A card that
 * does not exist fails, as does `not.toFind` when the query finds nothing at all.
 */
export function expectQuery(query: string) {
  const found = new Set(printingsFound(query))
  return {
    toFind(...names: string[]) {
      for (const name of names) expect(found, `${query} finds ${name}`).toContain(known(name))
    },
    not: {
      toFind(...names: string[]) {
        assert(found.size > 0, `${query} finds nothing at all`)
        for (const name of names) {
          expect(found, `${query} does not find ${name}`).not.toContain(known(name))
        }
      },
    },
    /** The sentences about what was ignored. */
    warns(...sentences: string[]) {
      expect(searchSmall({ query, mode: 'prints' }).warnings).toEqual(sentences)
    },
    /** What it asks for: the explanation is this behind “Cards where”. */
    means(statement: string) {
      expect(searchSmall({ query, mode: 'prints' }).explanation).toBe(`Cards where ${statement}.`)
    },
  }
}

/** A fixed day, and a clock that stands still. */
export const testWorld: World = { today: 20260815, clockMs: () => 0 }

/** A first page, by default in the mode that people start with. */
export function searchSmall(
  request: Partial<SearchRequest> & { query: string },
  catalogue = smallCatalogue,
): SearchAnswer {
  return search(catalogue, { mode: 'cards', page: 1, pageSize: 1000, ...request }, testWorld)
}

/** What a search answers, as “Lightning Bolt [lea]”, in its order. */
export function namesOf({ printings }: SearchAnswer, catalogue = smallCatalogue): string[] {
  return printings.map((printing) => nameOf(catalogue, printing).withSet)
}

function printingsFound(query: string): string[] {
  const { printings } = searchSmall({ query, mode: 'prints' })
  return printings.flatMap((printing) => Object.values(nameOf(smallCatalogue, printing)))
}

function nameOf({ columns, pools }: Catalogue, printing: number) {
  const card = readRecord<CardRecord>(pools.cards, columns.printingCard[printing] ?? 0)
  const { set } = readRecord<PrintingRecord>(pools.printings, printing)
  return { name: card.name ?? '', withSet: `${card.name} [${set}]` }
}

const allNames = new Set(
  [...smallCatalogue.columns.printingCard.keys()].flatMap((printing) =>
    Object.values(nameOf(smallCatalogue, printing)),
  ),
)

function known(name: string): string {
  assert(allNames.has(name), `there is no card called ${name}`)
  return name
}
