import { listSymbols, parseManaCost } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardDataRefusal } from '../../test/card-data-refusal.ts'
import { onOneEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function symbol(wanted: string) {
    const member = await app().member()
    const { data } = await member.call(listSymbols)
    return data.find((some) => some.symbol === wanted)
  }

  test('the symbol for tapping is no mana', async () => {
    expect(await symbol('{T}')).toEqual({
      object: 'card_symbol',
      symbol: '{T}',
      svg_uri: 'https://svgs.scryfall.io/card-symbols/T.svg',
      loose_variant: null,
      english: 'tap this permanent',
      transposable: false,
      represents_mana: false,
      appears_in_mana_costs: false,
      mana_value: 0,
      hybrid: false,
      phyrexian: false,
      cmc: 0,
      funny: false,
      colors: [],
      gatherer_alternates: ['ocT', 'oT'],
    })
  })

  test.each([
    ['{W}', { english: 'one white mana', loose_variant: 'W', cmc: 1, colors: ['W'] }],
    ['{7}', { english: 'seven generic mana', loose_variant: '7', cmc: 7, colors: [] }],
    ['{17}', { appears_in_mana_costs: false, represents_mana: true, cmc: 17 }],
    ['{R/W}', { english: 'one red or white mana', hybrid: true, colors: ['W', 'R'] }],
    ['{2/U}', { english: 'two generic mana or one blue mana', cmc: 2, transposable: true }],
    ['{C/G}', { english: 'one colorless mana or one green mana', colors: ['G'], hybrid: true }],
    ['{B/P}', { english: 'one black mana or two life', phyrexian: true, hybrid: false }],
    ['{G/U/P}', { phyrexian: true, hybrid: true, appears_in_mana_costs: true }],
    ['{R/G/P}', { phyrexian: true, hybrid: true, appears_in_mana_costs: false }],
    ['{½}', { cmc: 0.5, funny: true, svg_uri: expect.stringContaining('/HALF.svg') }],
    ['{∞}', { cmc: null, mana_value: null, svg_uri: expect.stringContaining('/INFINITY.svg') }],
    ['{HW}', { cmc: 0.5, colors: ['W'], loose_variant: null }],
    ['{X}', { cmc: 0, gatherer_alternates: ['oX', 'ooX'] }],
    ['{D}', { represents_mana: false, appears_in_mana_costs: true, funny: true }],
    ['{CHAOS}', { english: 'chaos', hybrid: false, colors: [] }],
    ['{P}', { phyrexian: false, represents_mana: false }],
  ])('the facts about %s', async (text, facts) => {
    expect(await symbol(text)).toMatchObject(facts)
  })

  test('no symbol is listed twice, and what is none is not', async () => {
    const member = await app().member()
    const { data } = await member.call(listSymbols)
    const symbols = data.map(({ symbol }) => symbol)
    expect(symbols).toHaveLength(84)
    expect(new Set(symbols).size).toBe(84)
    expect(symbols).not.toContain('{W/W}')
  })

  test.each([
    ['2ww', { cost: '{2}{W}{W}', cmc: 4, colors: ['W'], monocolored: true }],
    ['{g/w}x', { cost: '{X}{G/W}', cmc: 1, colors: ['W', 'G'], multicolored: true }],
    ['{2/u}{2/u}', { cost: '{2/U}{2/U}', cmc: 4, colors: ['U'] }],
    ['10', { cost: '{10}', cmc: 10, colors: [], colorless: true }],
    ['0', { cost: '{0}', cmc: 0, colorless: true, monocolored: false }],
    ['{hw}', { cost: '{HW}', cmc: 0.5 }],
    ['{∞}', { cost: '{∞}', cmc: null }],
  ])('%s is a mana cost', async (cost, meaning) => {
    const member = await app().member()
    const read = await member.call(parseManaCost, { input: { cost } })
    expect(read).toMatchObject({ object: 'mana_cost', ...meaning })
  })

  test.each(['abc', '{T}', '{W/W}', '2w?'])('%s is no mana cost', async (cost) => {
    const member = await app().member()
    expect(await cardDataRefusal(member, parseManaCost, { input: { cost } })).toMatchObject({
      status: 422,
      code: 'validation_error',
      details: 'This could not be understood as a mana cost.',
    })
  })

  test.each([{}, { cost: '' }, { cost: 'w'.repeat(201) }])('%j is no question', async (input) => {
    const member = await app().member()
    expect(await cardDataRefusal(member, parseManaCost, { input })).toMatchObject({ status: 400 })
  })
})
