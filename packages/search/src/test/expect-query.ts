import { assert, expect } from 'vitest'
import { type SearchAnswer, type SearchRequest, search, type World } from '../run/search.ts'
import { usualDecks } from './owned-decks.ts'
import { usualOwner } from './owners.ts'
import { nameOf } from './printing-names.ts'
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

/** A first page, by default in the mode that people start with, for a user who owns a few cards. */
export function searchSmall(
  request: Partial<SearchRequest> & { query: string },
  catalogue = smallCatalogue,
): SearchAnswer {
  const world = { ...testWorld, holdings: usualOwner(catalogue), decks: usualDecks(catalogue) }
  return search(catalogue, { mode: 'cards', page: 1, pageSize: 1000, ...request }, world)
}

/** What a search answers, as “Lightning Bolt [lea]”, in its order. */
export function namesOf(
  { printings }: Pick<SearchAnswer, 'printings'>,
  catalogue = smallCatalogue,
): string[] {
  return printings.map((printing) => nameOf(catalogue, printing).withSet)
}

function printingsFound(query: string): string[] {
  const { printings } = searchSmall({ query, mode: 'prints' })
  return printings.flatMap((printing) => Object.values(nameOf(smallCatalogue, printing)))
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
