import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternOf } from '../test/pattern-of.ts'
import { quickTest } from './quick-test.ts'
import { readPattern, steadyTest } from './read-pattern.ts'
import { readTree } from './read-tree.ts'

const runs = { seed: 20_260_815, numRuns: 1500 }

/** What means the same here as in JavaScript, of few letters, so that texts often match. */
const written = fc.letrec<{ source: string; group: string; atom: string }>((tie) => ({
  source: fc.array(tie('atom'), { maxLength: 4 }).map((atoms) => atoms.join('')),
  group: fc
    .array(tie('source'), { minLength: 1, maxLength: 3 })
    .map((all) => `(?:${all.join('|')})`),
  atom: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    {
      arbitrary: fc.constantFrom(
        ...'a b ab B ~ { \\} \\. \\- \\x61 \\u0062'.split(' '),
        ' ',
        '\\n',
      ),
      weight: 6,
    },
    {
      arbitrary: fc.constantFrom(
        ...'. [ab] [^a] [A-B] \\w \\W \\d \\D \\s \\S [^\\s] [a\\s]'.split(' '),
      ),
      weight: 3,
    },
    { arbitrary: fc.constantFrom('^', '$', '\\b', '\\B'), weight: 2 },
    { arbitrary: tie('group'), weight: 2 },
    {
      arbitrary: fc
        .tuple(
          tie('group'),
          fc.constantFrom('*', '+', '?', '+?', '{0}', '{2}', '{1,}', '{0,2}', '{1}'),
        )
        .map((parts) => parts.join('')),
      weight: 3,
    },
  ),
})).source

const sources = written.filter((source) => readPattern(source) !== 'the pattern is too complicated')

const letters = fc.constantFrom('a', 'b', 'a', 'b', ' ', '\n', '~', '{', '}', '.', '-', '1')
const texts = fc.array(fc.string({ unit: letters, maxLength: 8 }), { minLength: 5, maxLength: 10 })

const property = (holds: (source: string, texts: string[]) => void) =>
  fc.assert(fc.property(sources, texts, holds), runs)

test('patterns match what they match in JavaScript', () => {
  property((source, all) => {
    const [pattern, oracle] = [patternOf(source), new RegExp(source, 'im')]
    expect(all.map(pattern.test)).toEqual(all.map((text) => oracle.test(text)))
  })
})

test('a quick test at the ends of lines says the same', () => {
  property((source, all) => {
    const tree = readTree(`(?:${source})$`)
    const test = quickTest(tree)
    if (test) expect(all.map(test), source).toEqual(all.map(steadyTest(tree)))
  })
})

test('a quick test and one without backtracking say the same', () => {
  let quick = 0
  property((source, all) => {
    const tree = readTree(source)
    const test = quickTest(tree)
    if (!test) return
    quick++
    expect(all.map(test), source).toEqual(all.map(steadyTest(tree)))
  })
  expect(quick).toBeGreaterThan(300)
})

test('each matching text contains every piece', () => {
  property((source, all) => {
    const { pieces, test } = patternOf(source)
    expect(pieces).not.toContain('')
    for (const text of all.filter(test)) for (const piece of pieces) expect(text).toContain(piece)
  })
})

test('each matching text has a word that matches every part for words', () => {
  let parts = 0
  property((source, all) => {
    const { wordParts, test } = patternOf(`-[ab]${source}`)
    parts += wordParts.length
    for (const text of all.filter(test)) {
      const words = text.split(/[ \n]+/).filter(Boolean)
      for (const part of wordParts) {
        expect(words.filter(part.test), source).not.toEqual([])
        for (const word of words.filter(part.test)) expect(word).toContain(part.literal)
      }
    }
  })
  expect(parts).toBeGreaterThan(100)
})

test('when a pattern stays in a word, a text matches exactly if a word does', () => {
  let staying = 0
  property((source, all) => {
    const { staysInWord, test } = patternOf(source)
    if (!staysInWord) return
    staying++
    const words = (text: string) => text.split(/[ \n]+/).filter(Boolean)
    expect(all.map(test)).toEqual(all.map((text) => words(text).some(test)))
  })
  expect(staying).toBeGreaterThan(100)
})

test('whatever is written is a pattern or a sentence', () => {
  const signs = fc.constantFrom(
    ...'( ) (? (?: [ ] [^ [: :] { } {2 , } * + ? | \\ \\p \\s \\sm \\x ^ $ - é 🂡 \ud800 \u0301 a 1'.split(
      ' ',
    ),
  )
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: signs, maxLength: 20 }),
  )
  const check = fc.property(anything, (source) => {
    const pattern = readPattern(source)
    if (typeof pattern === 'string') expect(pattern).toMatch(/^the pattern /)
    else expect(pattern.test('a text')).toBeTypeOf('boolean')
  })
  fc.assert(check, { ...runs, numRuns: 2000 })
})
