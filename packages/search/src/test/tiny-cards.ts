import { assert, expect } from 'vitest'
import { type Catalogue, type Columns, cardFlag } from '../catalogue/catalogue.ts'
import type { Filter, Scope, Term } from '../filters/filter.ts'
import { readCardCost } from '../mana/cost-text.ts'
import { tokenize } from '../query/tokens.ts'
import { allRows, hasRow } from '../rows/row-set.ts'

/** As much of a card as the filters of mana look at. */
export interface TinyCard {
  name: string
  /** As printed; those of faces joined by " // ". */
  cost?: string
  isSpell?: true
  /** Bits as in columns.cardProduces. */
  produces?: number
}

/** `expectQuery` for one filter and a handful of cards. */
export function expectFilter(filter: Filter, cards: readonly TinyCard[]) {
  const names = cards.map(({ name }) => name)
  const scope: Scope = { catalogue: tinyCatalogue(cards), today: 20_260_815, clockMs: () => 0 }
  const find = (query: string) => {
    const matcher = filter.compile(scope, termIn(query))
    assert(typeof matcher !== 'string', `${query} is refused: ${matcher}`)
    const rows = matcher.select(allRows(names.length))
    return names.filter((_, card) => hasRow(rows, card))
  }
  return (query: string) => ({
    toFind(...wanted: string[]) {
      assertKnown(names, wanted)
      expect(find(query), query).toEqual(expect.arrayContaining(wanted))
    },
    not: {
      toFind(...unwanted: string[]) {
        assertKnown(names, unwanted)
        const found = find(query)
        assert(found.length > 0, `${query} finds nothing at all`)
        for (const name of unwanted) expect(found, query).not.toContain(name)
      },
    },
    /** Why there is no matcher. */
    isRefused(reason: string) {
      expect(filter.compile(scope, termIn(query))).toBe(reason)
    },
    says(yes: string, no: string) {
      expect(filter.describe(termIn(query), scope.catalogue)).toEqual({ yes, no })
    },
  })
}

function assertKnown(names: readonly string[], wanted: readonly string[]): void {
  for (const name of wanted) assert(names.includes(name), `there is no card called ${name}`)
}

function termIn(query: string): Term {
  const token = tokenize(query).tokens[0]
  assert(token?.kind === 'filter', `${query} is not a filter with a value`)
  return token
}

interface TinyCatalogue extends Pick<Catalogue, 'costs'> {
  columns: Pick<Columns, 'cardManaCost' | 'cardFlags' | 'cardProduces'>
}

function tinyCatalogue(cards: readonly TinyCard[]): Catalogue {
  const manaCosts = [...new Set(cards.map(({ cost = '' }) => cost))]
  const tiny: TinyCatalogue = {
    costs: manaCosts.map(readCardCost),
    columns: {
      cardManaCost: Uint16Array.from(cards, ({ cost = '' }) => manaCosts.indexOf(cost)),
      cardFlags: Uint8Array.from(cards, ({ isSpell }) => (isSpell ? 0 : cardFlag.permanent)),
      cardProduces: Uint8Array.from(cards, (card) => card.produces ?? 0),
    },
  }
  return tiny as Catalogue // the filters under test look at nothing else
}
