import { getSet, listSets, searchCardData } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardDataRefusal } from '../../test/card-data-refusal.ts'
import { onOneEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function set(code: string) {
    const member = await app().member()
    return member.call(getSet, { params: { code } })
  }

  test('a set is described by its printings', async () => {
    const { search_uri, ...alpha } = await set('lea')
    expect(alpha).toEqual({
      object: 'set',
      id: '288bd996-960e-448b-a187-9504c1930c2c',
      code: 'lea',
      name: 'Limited Edition Alpha',
      set_type: 'core',
      released_at: '1993-08-05',
      card_count: 17,
      digital: false,
      nonfoil_only: true,
      foil_only: false,
      scryfall_uri: 'https://scryfall.com/sets/lea',
      icon_svg_uri: 'https://svgs.scryfall.io/sets/lea.svg',
    })
    expect(search_uri).toMatch(/^http:\/\/localhost:3000\/card-data\/cards\/search\?/)
  })

  test('the address of its search finds its printings', async () => {
    const member = await app().member()
    const { pathname, search } = new URL((await set('lea')).search_uri)
    const response = await member.send({ method: 'GET', url: pathname + search })
    const page = searchCardData.output.parse(response.json())
    expect(page.total_cards).toBe(17)
    expect(new Set(page.data.map((card) => card.set))).toEqual(new Set(['lea']))
  })

  test('every set that has a printing is listed, newest first', async () => {
    const member = await app().member()
    const { data } = await member.call(listSets)
    const codes = data.map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)])
    expect(codes.indexOf('zen')).toBeLessThan(codes.indexOf('lea'))
    const days = data.map(({ released_at }) => released_at ?? '')
    expect(days).toEqual(days.toSorted().reverse())
    const { meta } = app().catalogue.current()
    expect(data.reduce((sum, { card_count }) => sum + card_count, 0)).toBe(meta.printingCount)
  })

  test('a set of a video game is digital, one of foils has foils only', async () => {
    expect(await set('prm')).toMatchObject({ digital: true })
    expect(await set('v17')).toMatchObject({ digital: false, foil_only: true, nonfoil_only: false })
  })

  test.each([
    ['tala', 'ala'],
    ['pfdn', 'fdn'],
    ['jgp', 'star'],
    ['zen', 'zen'],
  ])('the icon of %s is that of %s, where the set is known', async (code, icon) => {
    const member = await app().member()
    const { data } = await member.call(listSets)
    const isKnown = icon === 'star' || data.some((some) => some.code === icon)
    const { icon_svg_uri, set_type } = await set(code)
    const other = set_type === 'promo' ? 'star' : code
    expect(icon_svg_uri).toBe(`https://svgs.scryfall.io/sets/${isKnown ? icon : other}.svg`)
  })

  test('a set is found by its code in capitals, and by its id', async () => {
    const alpha = await set('lea')
    expect(await set('LEA')).toEqual(alpha)
    expect(await set(alpha.id)).toEqual(alpha)
  })

  test('a code that no set has is not found', async () => {
    const member = await app().member()
    expect(await cardDataRefusal(member, getSet, { params: { code: 'zzz' } })).toMatchObject({
      status: 404,
      code: 'not_found',
      details: 'No set has this code.',
    })
  })
})
