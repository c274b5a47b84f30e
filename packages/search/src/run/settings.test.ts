import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

type Mode = 'cards' | 'art' | 'prints'

function list(query: string, mode: Mode = 'prints', catalogue = variedCatalogue) {
  return namesOf(searchSmall({ query, mode }, catalogue), catalogue)
}

describe('prefer', () => {
  const one = (preference: string) => list(`!"lightning bolt" prefer:${preference}`, 'cards')

  test.each([
    ['oldest', 'lea'],
    ['newest', 'mh2'],
    ['usd-low', 'zen'],
    ['usd-high', 'lea'],
    ['eur-low', 'mh2'],
    ['eur-high', 'lea'],
    ['tix-low', 'zen'],
    ['tix-high', 'zen'],
    ['promo', 'mh2'],
    ['default', 'zen'],
    ['best', 'zen'],
    ['atypical', 'mh2'],
  ])('prefer:%s shows one version of a card', (preference, set) => {
    expect(one(preference)).toEqual([`Lightning Bolt [${set}]`])
  })

  test('printings of Universes Beyond can be sought and avoided', () => {
    const catalogue = catalogueOf(
      printingsOf({ name: 'Opt' }, [
        { set: 'own', released_at: '2018-01-01' },
        { set: 'who', promo_types: ['universesbeyond'], released_at: '2023-01-01' },
        { set: 'old', released_at: '2001-01-01' },
      ]),
    )
    expect(list('opt prefer:ub', 'cards', catalogue)).toEqual(['Opt [who]'])
    expect(list('opt prefer:notub', 'cards', catalogue)).toEqual(['Opt [own]'])
  })

  test('of each artwork one printing is shown', () => {
    expect(list('bolt prefer:oldest', 'art')).toEqual([
      'Lightning Bolt [lea]',
      'Lightning Bolt [zen]',
    ])
    expect(list('bolt prefer:newest', 'art')).toEqual([
      'Lightning Bolt [mh2]',
      'Lightning Bolt [lea]',
    ])
  })

  test('only what matches is chosen from', () => {
    expect(list('bolt usd<100 prefer:oldest', 'cards')).toEqual(['Lightning Bolt [zen]'])
  })

  test('all prints are listed whatever is preferred', () => {
    expect(list('bolt prefer:oldest')).toEqual(list('bolt'))
  })

  test('the preferred printing is the one that an order looks at', () => {
    const query = '(bolt or bolas or elves) order:usd'
    expect(list(`${query} prefer:usd-low`, 'cards')).toEqual([
      'Llanowar Elves [lea]', // $80
      'Lightning Bolt [zen]', // $2, though the dearest is $600
      'Nicol Bolas [zen]', // $1.50
    ])
    expect(list(`${query} prefer:usd-high`, 'cards')[0]).toBe('Lightning Bolt [lea]')
  })
})

describe('unique', () => {
  test.each<[string, Mode]>([
    ['unique:prints', 'prints'],
    ['unique:art', 'art'],
    ['unique:cards', 'cards'],
    ['UNIQUE:Prints', 'prints'],
    ['++', 'prints'],
    ['@@', 'art'],
  ])('%s overrides the chosen mode', (setting, mode) => {
    for (const chosen of ['cards', 'art', 'prints'] as const) {
      const answer = searchSmall({ query: `bolt ${setting}`, mode: chosen }, variedCatalogue)
      expect(answer.mode).toBe(mode)
      expect(namesOf(answer, variedCatalogue)).toEqual(list('bolt -foo:x', mode))
    }
  })

  test('the modes differ', () => {
    expect(list('bolt ++')).toHaveLength(3)
    expect(list('bolt @@')).toHaveLength(2)
  })

  test('without it the chosen mode holds', () => {
    expect(searchSmall({ query: 'bolt', mode: 'art' }, variedCatalogue).mode).toBe('art')
  })

  test('the last of two wins', () => {
    expect(searchSmall({ query: 'bolt ++ @@' }, variedCatalogue).mode).toBe('art')
    expect(list('t:elf order:usd direction:asc order:set')).toEqual(
      list('t:elf order:set direction:asc'),
    )
  })
})

test('order: is also sort:, and display: is also as:', () => {
  expect(list('t:elf sort:usd')).toEqual(list('t:elf order:usd'))
  expect(list('t:elf sort:usd')).not.toEqual(list('t:elf order:name'))
  expect(searchSmall({ query: 't:elf as:text' }, variedCatalogue).warnings).toEqual([])
})

describe('include', () => {
  test('extras are tokens and the like', () => {
    expect(list('lightning include:extras')).toContain('Lightning Token [tst]')
    expect(list('lightning')).not.toContain('Lightning Token [tst]')
    expect(list('lightning')).toContain('Lightning Elemental [tst]')
  })

  test('versions to choose from stay on paper', () => {
    const found = list('lightning include:extras', 'cards')
    expect(found).toContain('Lightning Token [tst]')
    expect(found).not.toContain('Lightning Phantom [tst]')
  })

  test.each(['variations', 'multilingual'])('%s are always included', (value) => {
    const answer = searchSmall({ query: `bolt include:${value}`, mode: 'prints' }, variedCatalogue)
    expect(namesOf(answer, variedCatalogue)).toEqual(list('bolt'))
    expect(answer.warnings).toEqual([])
  })
})

describe('what makes no sense gets a warning', () => {
  test.each([
    [
      'order:beauty',
      '“beauty” is none of name, set, released, rarity, color, usd, eur, tix, cmc, power, toughness, edhrec, penny, artist',
    ],
    ['unique:foo', '“foo” is none of cards, prints, art'],
    ['direction:up', '“up” is none of asc, desc'],
    ['include:me', '“me” is none of extras, variations, multilingual'],
    ['order>usd', "“order” can't be used with “>”"],
    ['-order:usd', "how results are shown can't be excluded"],
    ['-unique:prints', "how results are shown can't be excluded"],
  ])('%s', (setting, reason) => {
    const written = setting.replace(/^-/, '')
    expectQuery(`fire ${setting}`).warns(`“${written}” was ignored: ${reason}.`)
    expectQuery(`fire ${setting}`).toFind('Fire // Ice')
  })

  test('a setting that is no setting lists nothing', () => {
    expect(searchSmall({ query: 'order:beauty' }).total).toBe(0)
    expect(searchSmall({ query: '-order:usd' }).total).toBe(0)
    expect(searchSmall({ query: 'order:usd foo:bar' }).total).toBe(0)
  })
})

describe('a query of nothing but settings lists all cards', () => {
  test.each(['order:usd', '++', 'prefer:oldest direction:desc', 'include:variations'])(
    '%s',
    (query) => {
      const all = new Set(list('t:creature or -t:creature', 'prints'))
      expect(new Set(list(`${query} unique:prints`))).toEqual(all)
      expect(all).toContain('Forest [tst]')
      expect(searchSmall({ query }, variedCatalogue).warnings).toEqual([])
    },
  )

  test('extras only when they are requested', () => {
    expect(list('order:name')).not.toContain('Lightning Token [tst]')
    expect(list('include:extras')).toContain('Lightning Token [tst]')
  })
})

test('settings among alternatives and in brackets hold for the whole', () => {
  const rising = list('t:elf or t:rat order:cmc')
  expect(rising.at(-1)).toBe('Relentless Rats [tst]')
  expect(list('(order:cmc t:elf) or t:rat')).toEqual(rising)
  expect(list('t:elf or t:rat or order:cmc')).toEqual(rising)
})

test('words are ranked without an order, and stand in any order that is set', () => {
  const cards = ['Adopt', 'Opt', 'Optimize'].map((name) => cardObject({ name }))
  const catalogue = catalogueOf(cards)
  const [adopt, opt, optimize] = ['Adopt [tst]', 'Opt [tst]', 'Optimize [tst]']
  expect(list('opt', 'cards', catalogue)).toEqual([opt, optimize, adopt])
  expect(list('opt order:name', 'cards', catalogue)).toEqual([adopt, opt, optimize])
  expect(list('opt direction:desc', 'cards', catalogue)).toEqual([optimize, opt, adopt])
})
