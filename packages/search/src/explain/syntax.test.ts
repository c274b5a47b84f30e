import { describe, expect, test } from 'vitest'
import { deckFilters } from '../filters/in-deck/table.ts'
import { filters } from '../filters/table.ts'
import { settings } from '../settings/table.ts'
import { findInRows } from '../test/deck-rows.ts'
import { expectQuery, searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { syntax } from './syntax.ts'

const { grammar, groups, traits } = syntax()
const entries = groups.flatMap((group) => group.entries)

describe('the syntax page', () => {
  test('it lists every filter and every setting once', () => {
    const listed = entries.map(({ names }) => names[0])
    const known = [...filters, ...deckFilters, ...settings].map(({ names }) => names[0])
    expect([...listed].sort()).toEqual([...known].sort())
  })

  test('no two entries share a name, but for what has another meaning in a deck', () => {
    const outside = groups.filter(({ isInDeck }) => !isInDeck)
    const names = outside.flatMap((group) => group.entries.flatMap((entry) => entry.names))
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('oracle-tag')
  })

  test('every group has a heading of its own and entries', () => {
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
    for (const { name, entries } of groups) expect(entries.length, name).toBeGreaterThan(0)
  })

  test('an entry has its operators', () => {
    const power = entries.find(({ names }) => names.includes('power'))
    expect(power?.operators).toEqual([':', '=', '!=', '<', '<=', '>', '>='])
    const oracle = entries.find(({ names }) => names.includes('oracle'))
    expect(oracle?.operators).toEqual([':', '=', '!='])
    expect(oracle?.help).toMatch(/ Takes \/patterns\/\.$/)
    const order = entries.find(({ names }) => names.includes('order'))
    expect(order?.operators).toEqual([':', '='])
  })
})

describe('every example matches its entry', () => {
  test.each(entries.map(({ names, example }) => [example, names] as const))(
    '%s',
    (example, names) => {
      expect(names.some((name) => example.startsWith(name))).toBe(true)
    },
  )
})

describe('every example is understood', () => {
  const needed = groups.filter(({ name, isInDeck }) => name !== 'Tags and lists' && !isInDeck)
  const examples = needed.flatMap(({ entries }) => entries.map(({ example }) => example))

  test.each([...examples, ...grammar.map(({ example }) => example)])('%s', (example) => {
    const { warnings, explanation } = searchSmall(
      { query: example, mode: 'prints' },
      variedCatalogue,
    )
    expect(warnings.filter((warning) => warning.includes('ignored'))).toEqual([])
    expect(explanation).not.toBe('')
  })

  const inDeck = groups.find(({ isInDeck }) => isInDeck)?.entries ?? []

  test.each(inDeck.map(({ example }) => example))('%s, in a deck', (example) => {
    const row = { card: 'Goblin Guide [zen]', categories: ['Ramp'] }
    const { warnings, explanation } = findInRows([row], example)
    expect({ warnings, isUnderstood: explanation !== '' }).toEqual({
      warnings: [],
      isUnderstood: true,
    })
  })

  test.each(['otag:removal', 'atag:dragon'])('%s needs data, with a warning', (example) => {
    expect(examples).not.toContain(example)
    expectQuery(example).warns(`“${example}” was ignored: no tag data loaded.`)
  })
})

describe('every value of is: is understood', () => {
  const words = traits.flatMap(({ names, description }) =>
    names.map((word) => [word, description] as const),
  )

  test.each(words)('is:%s', (word, description) => {
    const { warnings, explanation } = searchSmall({ query: `is:${word} or mv>=0`, mode: 'prints' })
    expect(warnings).toEqual([])
    expect(explanation).toBe(`Cards where it ${description} or the mana value is at least 0.`)
  })

  test.each(words)('not:%s is its opposite', (word) => {
    const count = (query: string) => searchSmall({ query, mode: 'prints' }, variedCatalogue).total
    const all = count('include:extras')
    expect(count(`is:${word} include:extras`) + count(`not:${word} include:extras`)).toBe(all)
    expect(count(`-is:${word}`)).toBe(count(`not:${word}`))
  })

  test('they are sorted, and no word is listed twice', () => {
    const names = traits.map(({ names }) => names[0])
    expect(names).toEqual([...names].sort())
    expect(new Set(words.map(([word]) => word)).size).toBe(words.length)
    expect(names).toEqual(expect.arrayContaining(['commander', 'unique', 'firstprinting']))
  })
})
