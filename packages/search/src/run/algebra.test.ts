import { cardSorts, searchModes } from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import type { SearchAnswer } from './search.ts'

/** The same trees in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(500) }

const names = ['bolt', 'lightning', '!fire', '"nicol bolas"', 'name:/^l/', 'n!=elves']
const texts = ['t:creature', 't!=creature', 'o:add', 'o:/\\d damage/', 'kw:flying', 'ft:bone']
const manas = ['c:r', 'c<=ur', 'c:m', 'id:g', 'm:r', 'm>=2', 'devotion:rr', 'produces:g', 'mv<=2']
const numbers = ['mv:even', 'pow>tou', 'pow>=3', 'pt<=4', 'edhrec<100', 'penny<9', 'decklimit>4']
const kinds = ['is:commander', 'is:spell', 'not:reprint', 'is:promo', 'is:foil', 'has:watermark']
const places = ['s:lea', 's!=mh2', 'b:zen', 'st:core', 'in:lea', 'in:ja', 'in:rare', 'year>=2009']
const printed = ['cn>=100', 'r>=rare', 'lang:ja', 'game:mtgo', 'frame:1993', 'border:borderless']
const firsts = ['new:art', 'new:frame', 'is:unique', 'is:firstprinting', 'cheapest:usd', 'prints>1']
const others = ['sets>=2', 'paperprints=1', 'illustrations=2', 'a:rush', 'artists>1', 'date<zen']
const priced = ['usd<50', 'usd!=2', 'eur>2', 'tix<1', 'f:modern', 'banned:modern', 'wm:boros']
const owned = ['owned>=2', 'owned:0', 'owned:foil', 'copies>1', 'added>2025', 'value!=9', 'value>5']
const clauses = [
  names,
  texts,
  manas,
  numbers,
  kinds,
  places,
  printed,
  firsts,
  others,
  priced,
  owned,
].flat()

type Tree = { text: string; found: Set<number>; holds: (printing: number) => boolean }

const everything = printings('order:name')

/** What a clause finds when it is all there is, and whether a printing is among that. */
const leaf = fc.constantFrom(
  ...clauses.map((text): Tree => {
    const found = printings(text)
    return { text, found, holds: (printing) => found.has(printing) }
  }),
)

/** Random trees, with what set algebra says that they find and what logic says of each printing. */
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('tree').map(not),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => and(a, b)),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => or(a, b)),
  ),
}))

const settings = fc
  .array(
    fc.constantFrom(
      ...['order:usd', 'order:cmc', 'order:released', 'direction:desc', 'dir:asc', 'prefer:oldest'],
      ...['prefer:usd-high', 'unique:prints', 'include:variations', 'order:set', 'order:edhrec'],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((terms) => terms.join(' '))

test.each(clauses)('%s finds something and leaves something out', (clause) => {
  const { size } = printings(clause)
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThan(everything.size)
  expect(searchSmall({ query: clause, mode: 'prints' }, variedCatalogue).warnings).toEqual([])
})

test('a query finds what set algebra says of its clauses', () => {
  fc.assert(
    fc.property(tree, ({ text, found }) => {
      expect(printings(text)).toEqual(found)
    }),
    runs,
  )
})

test('a printing is found when what the query says holds for it', () => {
  fc.assert(
    fc.property(tree, ({ text, holds }) => {
      const found = printings(text)
      for (const printing of everything) expect(found.has(printing), text).toBe(holds(printing))
    }),
    runs,
  )
})

test('De Morgan: not both is not the one or not the other', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      expect(printings(not(and(a, b)).text)).toEqual(printings(or(not(a), not(b)).text))
      expect(printings(not(or(a, b)).text)).toEqual(printings(and(not(a), not(b)).text))
    }),
    runs,
  )
})

test('“a or b” finds what either finds', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      const union = new Set([...printings(a.text), ...printings(b.text)])
      expect(printings(`${a.text} or ${b.text}`)).toEqual(union)
    }),
    runs,
  )
})

test('what is excluded twice is not excluded', () => {
  fc.assert(
    fc.property(tree, ({ text, found }) => {
      expect(printings(`--(${text})`)).toEqual(found)
      expect(printings(`-(-(${text}))`)).toEqual(found)
    }),
    runs,
  )
})

test('the order of clauses does not matter', () => {
  const some = fc.array(tree, { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(some, fc.constantFrom(' ', ' or '), (trees, between) => {
      const texts = trees.map(({ text }) => text)
      const reversed = [...texts].reverse().join(between)
      expect(printings(texts.join(between))).toEqual(printings(reversed))
    }),
    runs,
  )
})

test('settings change how printings are shown, never which', () => {
  fc.assert(
    fc.property(tree, settings, ({ text, found }, how) => {
      expect(printings(`(${text}) ${how}`)).toEqual(found)
      expect(printings(`${how} (${text})`)).toEqual(found)
    }),
    runs,
  )
})

test('pages together are the whole list, and no versions of a card are on two of them', () => {
  const modes = fc.constantFrom(...searchModes)
  const sorts = fc.constantFrom(...cardSorts)
  fc.assert(
    fc.property(tree, settings, modes, sorts, ({ text }, how, mode, sort) => {
      // With extras, two cards have the same name.
      const request = { query: `(${text}) ${how} include:extras`, mode, sort }
      const whole = searchSmall(request, variedCatalogue)
      const pages = allPages(request)
      expect(pages.flatMap((page) => page.printings)).toEqual(whole.printings)
      const firsts = pages.map((page) => whole.printings.indexOf(page.printings[0] ?? -1))
      expect(pages.map(({ offset }) => offset)).toEqual(firsts)
      if (whole.mode !== 'cards') return
      const cards = pages.flatMap((page) => [...new Set(page.printings.map(cardOf))])
      expect(new Set(cards).size).toBe(cards.length)
      expect(cards).toEqual([...new Set(whole.printings.map(cardOf))])
    }),
    runs,
  )
})

function allPages(request: Parameters<typeof searchSmall>[0]): SearchAnswer[] {
  const pages: SearchAnswer[] = []
  do pages.push(searchSmall({ ...request, page: pages.length + 1, pageSize: 3 }, variedCatalogue))
  while (pages.at(-1)?.hasMore)
  return pages.filter(({ total }) => total > 0)
}

function cardOf(printing: number): number {
  return variedCatalogue.columns.printingCard[printing] ?? 0
}

function printings(query: string): Set<number> {
  return new Set(searchSmall({ query, mode: 'prints' }, variedCatalogue).printings)
}

function not({ text, found, holds }: Tree): Tree {
  return {
    text: `-(${text})`,
    found: new Set([...everything].filter((n) => !found.has(n))),
    holds: (printing) => !holds(printing),
  }
}

function and(a: Tree, b: Tree): Tree {
  const found = new Set([...a.found].filter((n) => b.found.has(n)))
  const holds = (printing: number) => a.holds(printing) && b.holds(printing)
  return { text: `(${a.text}) (${b.text})`, found, holds }
}

function or(a: Tree, b: Tree): Tree {
  const holds = (printing: number) => a.holds(printing) || b.holds(printing)
  return {
    text: `((${a.text}) or (${b.text}))`,
    found: new Set([...a.found, ...b.found]),
    holds,
  }
}
