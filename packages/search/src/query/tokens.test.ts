import { describe, expect, test } from 'vitest'
import { foldName } from '../text/fold.ts'
import { tokenize } from './tokens.ts'

/** Tokens without their places, which have a test of their own. */
function tokensOf(text: string) {
  return tokenize(text).tokens.map(({ at: _, ...token }) => token)
}

function name(text: string, how: object = {}) {
  return { kind: 'name', text, exact: false, style: 'word', ...how }
}

function filter(key: string, op: string, value: string, style = 'word') {
  return { kind: 'filter', key, op, value, style }
}

describe('names', () => {
  test('words are names, with the signs that names have', () => {
    expect(tokensOf("Lim-Dûl's +2 Æther")).toEqual([name("Lim-Dûl's"), name('+2'), name('Æther')])
  })

  test('slashes between halves are words', () => {
    expect(tokensOf('Fire // Ice')).toEqual([name('Fire'), name('//'), name('Ice')])
  })

  test('quotes of both kinds hold words together', () => {
    const quoted = name('lightning bolt', { style: 'quoted' })
    expect(tokensOf('"lightning bolt"')).toEqual([quoted])
    expect(tokensOf('“lightning bolt”')).toEqual([quoted])
  })

  test('a backslash keeps a quote inside', () => {
    expect(tokensOf('"say \\"go\\""')).toEqual([name('say "go"', { style: 'quoted' })])
  })

  test('an exclamation mark asks for the name to the letter', () => {
    expect(tokensOf('!fire')).toEqual([name('fire', { exact: true })])
    expect(tokensOf('!"Fire // Ice"')).toEqual([
      name('Fire // Ice', { exact: true, style: 'quoted' }),
    ])
  })

  test('an exclamation mark alone is a word', () => {
    expect(tokensOf('!')).toEqual([name('!')])
  })

  test('a pattern stands between slashes', () => {
    expect(tokensOf('/^bolt$/')).toEqual([name('^bolt$', { style: 'regex' })])
  })
})

describe('filters', () => {
  test.each([':', '=', '!=', '<', '<=', '>', '>='])('%s compares', (op) => {
    expect(tokensOf(`mv${op}2`)).toEqual([filter('mv', op, '2')])
  })

  test('a key has no case, a value keeps its own', () => {
    expect(tokensOf('T:Goblin')).toEqual([filter('t', ':', 'Goblin')])
  })

  test('a value may be quoted', () => {
    expect(tokensOf('o:"draw a card" t:elf')).toEqual([
      filter('o', ':', 'draw a card', 'quoted'),
      filter('t', ':', 'elf'),
    ])
  })

  test('a value may be a pattern', () => {
    expect(tokensOf('o:/draw (a|two)/')).toEqual([filter('o', ':', 'draw (a|two)', 'regex')])
  })

  test('a value ends before a bracket', () => {
    expect(tokensOf('(t:elf)')).toEqual([
      { kind: 'open' },
      filter('t', ':', 'elf'),
      { kind: 'close' },
    ])
  })

  test('a value that is missing is a problem and no filter', () => {
    const { tokens, problems } = tokenize('bolt t: elf')
    expect(tokens.map(({ kind }) => kind)).toEqual(['name', 'name'])
    expect(problems).toEqual([
      { message: '“t:” was ignored: a value is missing after “:”.', at: 5 },
    ])
  })
})

describe('an exclamation mark after a key', () => {
  const vocabulary = { isKey: (word: string) => word === 'c', isName: () => false }
  const read = (text: string) =>
    tokenize(text, vocabulary).tokens.map(({ at: _, ...token }) => token)

  test('compares', () => {
    expect(read('C!r')).toEqual([filter('c', '=', 'r')])
    expect(read('c!"red"')).toEqual([filter('c', '=', 'red', 'quoted')])
    expect(read('c!=r')).toEqual([filter('c', '!=', 'r')])
  })

  test('belongs to a name after any other word, and at the end', () => {
    expect(read('foo!bar')).toEqual([name('foo!bar')])
    expect(read('c! r')).toEqual([name('c!'), name('r')])
    expect(tokensOf('c!r')).toEqual([name('c!r')])
  })
})

describe('an exact name of several words', () => {
  const names = ['acidic slime', 'acidic', 'fire and ice', 'hazmat suit used', 'ring of maruf red']
  const vocabulary = {
    isKey: () => false,
    isName: (text: string) => names.includes(foldName(text)),
  }
  const read = (text: string) => tokenize(text, vocabulary)
  const exact = (text: string) => ({ ...name(text, { exact: true, style: 'quoted' }), at: 0 })

  test('has the words that make it', () => {
    expect(read('!acidic slime').tokens).toEqual([exact('acidic slime')])
    expect(read('!Acidic Slime rare').tokens).toMatchObject([
      exact('Acidic Slime'),
      name('rare', { at: 14 }),
    ])
    expect(read('!fire and ice t:elf').tokens).toMatchObject([
      exact('fire and ice'),
      filter('t', ':', 'elf'),
    ])
  })

  test('may hold brackets, and what would be wrong elsewhere', () => {
    expect(read('!hazmat suit (used)').tokens).toEqual([exact('hazmat suit (used)')])
    expect(read('(!hazmat suit (used))').tokens.map(({ kind }) => kind)).toEqual([
      'open',
      'name',
      'close',
    ])
    expect(read('!ring of maruf: red foo:')).toEqual({
      tokens: [exact('ring of maruf: red')],
      problems: [{ message: '“foo:” was ignored: a value is missing after “:”.', at: 20 }],
    })
  })

  test.each(['!acidic -slime', '!acidic !slime', '!acidic /slime/', '!acidic t:elf slime'])(
    '%s is the name of one word',
    (text) => {
      expect(read(text).tokens[0]).toMatchObject({ kind: 'name', text: 'acidic', exact: true })
    },
  )

  test('ends before a filter, and with its bracket', () => {
    expect(read('!fire an:d ice').tokens[0]).toMatchObject({ text: 'fire' })
    expect(read('(!acidic) (slime)').tokens[1]).toMatchObject({ text: 'acidic' })
  })
})

describe('signs', () => {
  test('a minus before a term is a sign, inside a word it is a letter', () => {
    expect(tokensOf('-t:elf half-elf')).toEqual([
      { kind: 'minus' },
      filter('t', ':', 'elf'),
      name('half-elf'),
    ])
  })

  test('“or” and “and” are words of the language in any case', () => {
    expect(tokensOf('a OR b and c').map(({ kind }) => kind)).toEqual([
      'name',
      'or',
      'name',
      'and',
      'name',
    ])
  })

  test('“&” is “and”, and no part of a name', () => {
    expect(tokensOf('fire & ice').map(({ kind }) => kind)).toEqual(['name', 'and', 'name'])
    expect(tokensOf('r&d')).toEqual([name('r&d')])
  })

  test('“or” in quotes is a name', () => {
    expect(tokensOf('"or"')).toEqual([name('or', { style: 'quoted' })])
  })
})

describe('what is left open', () => {
  test('a quotation ends with the query, with a warning', () => {
    const { tokens, problems } = tokenize('o:"draw a card ')
    expect(tokens).toEqual([{ ...filter('o', ':', 'draw a card', 'quoted'), at: 0 }])
    expect(problems).toEqual([{ message: 'The quotation after “"” is never closed.', at: 2 }])
  })

  test('a pattern ends with the query, with a warning', () => {
    const { tokens, problems } = tokenize('o:/draw')
    expect(tokens).toEqual([{ ...filter('o', ':', 'draw', 'regex'), at: 0 }])
    expect(problems).toEqual([{ message: 'The pattern after “/” is never closed.', at: 2 }])
  })
})

test('every token knows its place', () => {
  const { tokens } = tokenize('  bolt -(t:elf)')
  expect(tokens.map(({ kind, at }) => [kind, at])).toEqual([
    ['name', 2],
    ['minus', 7],
    ['open', 8],
    ['filter', 9],
    ['close', 14],
  ])
})

test.each(['', '   ', '\n\t'])('%j has no tokens', (text) => {
  expect(tokenize(text)).toEqual({ tokens: [], problems: [] })
})

test('comparisons of one sign are those of two', () => {
  const compared = tokensOf('mv≤2 pow≥3 c≠u')
  expect(compared).toEqual([
    filter('mv', '<=', '2'),
    filter('pow', '>=', '3'),
    filter('c', '!=', 'u'),
  ])
})
