import { collectionSorts } from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasRow } from '../rows/row-set.ts'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, testWorld } from '../test/expect-query.ts'
import { ownerOf, usualOwner } from '../test/owners.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { type HeldRequest, listHeld } from './list-held.ts'

/** Of what a user usually owns. */
function ask(query: string, catalogue = smallCatalogue, requested: Partial<HeldRequest> = {}) {
  const request = { query, sort: 'name', ...requested } as const
  const answer = listHeld(catalogue, usualOwner(catalogue), request, testWorld)
  return { ...answer, names: namesOf(answer, catalogue) }
}

describe('what a query finds of a collection', () => {
  test('is what matches and is owned', () => {
    expect(ask('t:instant').names).toEqual([
      'Brainstorm [mmq]',
      'Brainstorm [sta]',
      'Lightning Bolt [a25]',
      'Lightning Bolt [lea]',
    ])
  })

  test('is everything when nothing is asked', () => {
    for (const query of ['', '  ']) {
      const { names, explanation, warnings } = ask(query, variedCatalogue)
      expect(names).toEqual([
        'Lightning Bolt [lea]',
        'Lightning Bolt [mh2]',
        'Lightning Token [tst]',
        'Nicol Bolas [zen]',
      ])
      expect([explanation, ...warnings]).toEqual([''])
    }
  })

  test('words are parts of names', () => {
    expect(ask('light b').names).toEqual(['Lightning Bolt [a25]', 'Lightning Bolt [lea]'])
    expect(ask('guide').names).toEqual(['Goblin Guide [2xm]', 'Goblin Guide [zen]'])
    expect(ask('lightning', variedCatalogue).names).toContain('Lightning Token [tst]')
  })

  test('a whole name leaves out other names that it is part of only if it is marked', () => {
    const names = ['Opt', 'Adopt', 'Do or Die', 'Die Young', 'Summon: Bahamut', 'Bahamut Shrine']
    const catalogue = catalogueOf(names.map((name) => cardObject({ name })))
    const owner = ownerOf(Object.fromEntries(names.map((name) => [`${name} [tst]`, {}])), catalogue)
    const list = (query: string) => listHeld(catalogue, owner, { query, sort: 'name' }, testWorld)
    expect(namesOf(list('opt'), catalogue)).toEqual(['Adopt [tst]', 'Opt [tst]'])
    expect(namesOf(list('!opt'), catalogue)).toEqual(['Opt [tst]'])
    expect(namesOf(list('do or die'), catalogue)).toEqual(['Do or Die [tst]'])
    expect(namesOf(list('shrine or young'), catalogue)).toEqual([
      'Bahamut Shrine [tst]',
      'Die Young [tst]',
    ])
    expect(namesOf(list(' Summon: Bahamut'), catalogue)).toEqual(['Summon: Bahamut [tst]'])
    expect(list('summon: bahamut').warnings).toEqual([])
    expect(list('do or die').explanation).toBe('Cards where the name includes “do or die”.')
  })

  test('is also what other searches leave out, digital printings and tokens', () => {
    const owner = ownerOf(
      { 'Lightning Phantom [tst]': {}, 'Lightning Token [tst]': {} },
      variedCatalogue,
    )
    const list = (query: string) =>
      namesOf(listHeld(variedCatalogue, owner, { query, sort: 'name' }, testWorld), variedCatalogue)
    expect(list('lightning')).toEqual(['Lightning Phantom [tst]', 'Lightning Token [tst]'])
    expect(list('')).toEqual(list('lightning'))
    expect(list('-t:token')).toEqual(['Lightning Phantom [tst]'])
  })

  test('its own keys are known', () => {
    expect(ask('owned=3').names).toEqual(['Goblin Guide [2xm]', 'Goblin Guide [zen]'])
    expect(ask('owned:0').names).toEqual([])
    expect(ask('copies=1 added>=2026').names).toEqual(['Brainstorm [sta]', 'Lightning Bolt [lea]'])
    expect(ask('owned:foil value>0').names).toEqual(['Goblin Guide [2xm]', 'Lightning Bolt [a25]'])
    expect(ask('-value>0').names).toEqual(['Colossal Dreadmaw [xln]', 'Goblin Guide [zen]'])
  })

  test('what was understood is reported, and what was not', () => {
    expect(ask('guide mv:x order:usd').explanation).toBe(
      'Cards where the name includes “guide”, ordered by price in US dollars.',
    )
    expect(ask('guide mv:x').warnings).toEqual([
      '“mv:x” was ignored: “x” is neither a number nor a field of a card.',
    ])
  })

  test.each([
    ['foo:bar', '“foo:bar” was ignored: there is no filter called “foo”.'],
    ['()', 'Nothing in this search says what to look for.'],
    ['t:', '“t:” was ignored: a value is missing after “:”.'],
  ])('of %s nothing is understood, and nothing found', (query, warning) => {
    expect(ask(query)).toMatchObject({ names: [], explanation: '', warnings: [warning] })
  })

  test('a query of nothing but settings finds everything', () => {
    expect(ask('unique:cards prefer:oldest').names).toHaveLength(ask('').names.length)
    expect(ask('order:usd').warnings).toEqual([])
  })

  test('each printing is listed, whatever the query says is shown of them', () => {
    for (const unique of ['cards', 'art', 'prints']) {
      expect(ask(`bolt unique:${unique}`)).toMatchObject({ ...ask('bolt'), explanation: /./ })
    }
  })

  test('nobody who owns nothing finds anything', () => {
    const none = ownerOf({})
    const request = { query: '', sort: 'added' } as const
    expect(listHeld(smallCatalogue, none, request, testWorld).printings).toEqual([])
    const owned0 = { ...request, query: 'owned:0' }
    expect(listHeld(smallCatalogue, none, owned0, testWorld)).toMatchObject({
      printings: [],
      explanation: 'Cards where you own no copy.',
    })
  })

  test('the collection is the one that is listed, whoever else the world knows', () => {
    const world = {
      ...testWorld,
      holdings: ownerOf({ 'Black Lotus [tst]': { variants: [{ quantity: 9 }] } }),
    }
    const owner = ownerOf({ 'Llanowar Elves [tst]': {} })
    const request = { query: 'owned=1', sort: 'name' } as const
    const answer = listHeld(smallCatalogue, owner, request, world)
    expect(namesOf(answer)).toEqual(['Llanowar Elves [tst]'])
  })
})

const fragments =
  'owned:0 owned:foil owned>=x copies<2 added>2026-05 added!=now value>$1 value:x bolt or and ( ) - " ! t:instant order:usd order:x dir:desc unique:art o:/x/ o:/(/ t: \\ é'
const typed = fc
  .array(fc.constantFrom(...fragments.split(' ')), { maxLength: 15 })
  .map((parts) => parts.join(' '))

test('whatever is typed, a search never throws, and finds what is owned once', () => {
  const { owned } = usualOwner(smallCatalogue)
  fc.assert(
    fc.property(typed, fc.constantFrom(...collectionSorts), (query, sort) => {
      const { printings, warnings } = ask(query, smallCatalogue, { sort })
      expect(printings.filter((printing) => !hasRow(owned, printing))).toEqual([])
      expect(new Set(printings).size).toBe(printings.length)
      expect(new Set(warnings).size).toBe(warnings.length)
    }),
    { seed: 20_260_815, numRuns: runsOf(1000) },
  )
})

test('a pattern that takes too long is left out, with a warning', () => {
  let requested = 0
  const world = { ...testWorld, clockMs: () => requested++ * 1000 }
  const request = { query: 't:creature name:/q.q/', sort: 'name' } as const
  const answer = listHeld(smallCatalogue, usualOwner(smallCatalogue), request, world)
  expect(namesOf(answer)).toContain('Goblin Guide [2xm]')
  expect(answer.warnings).toEqual([expect.stringContaining('takes too long')])
})
