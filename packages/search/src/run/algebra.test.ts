import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchSmall } from '../test/expect-query.ts'

/** The same trees in every run. */
const runs = { seed: 20_260_815, numRuns: 500 }

const clauses = [
  ...['bolt', '"of fire"', '!fire', 't:goblin', 't!=creature', 'o:damage', 'c:r', 'c<=ur', 'id:g'],
  ...[
    'mv<=2',
    'mv:even',
    'r>=rare',
    's:lea',
    's!=a25',
    'cn>=141',
    'f:modern',
    'usd<2',
    'usd!=1.28',
  ],
]

type Tree = { text: string; found: Set<number> }

const everything = printings('t:e or -t:e')

const leaf = fc.constantFrom(...clauses.map((text) => ({ text, found: printings(text) })))

/** Random trees, with what set algebra says that they find. */
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('tree').map(not),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => and(a, b)),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => or(a, b)),
  ),
}))

test('every clause finds something and leaves something out', () => {
  for (const clause of clauses) {
    const { size } = printings(clause)
    expect(size, clause).toBeGreaterThan(0)
    expect(size, clause).toBeLessThan(everything.size)
  }
})

test('a query finds what set algebra says of its clauses', () => {
  fc.assert(
    fc.property(tree, ({ text, found }) => {
      expect(printings(text)).toEqual(found)
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

test('a smaller page is the beginning of the same list', () => {
  fc.assert(
    fc.property(tree, fc.integer({ min: 1, max: 9 }), ({ text }, pageSize) => {
      const whole = searchSmall({ query: text })
      const first = searchSmall({ query: text, pageSize })
      expect(first.total).toBe(whole.total)
      expect(first.printings).toEqual(whole.printings.slice(0, pageSize))
    }),
    runs,
  )
})

function printings(query: string): Set<number> {
  return new Set(searchSmall({ query, mode: 'prints' }).printings)
}

function not({ text, found }: Tree): Tree {
  return { text: `-(${text})`, found: new Set([...everything].filter((n) => !found.has(n))) }
}

function and(a: Tree, b: Tree): Tree {
  const found = new Set([...a.found].filter((n) => b.found.has(n)))
  return { text: `(${a.text}) (${b.text})`, found }
}

function or(a: Tree, b: Tree): Tree {
  return { text: `((${a.text}) or (${b.text}))`, found: new Set([...a.found, ...b.found]) }
}
