import { limits, searchCardData } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardDataRefusal } from '../../test/card-data-refusal.ts'
import { onOneEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function search(input: object) {
    const member = await app().member()
    return member.call(searchCardData, { input })
  }

  async function found(input: object) {
    const { data } = await search(input)
    return data.map((card) => `${card.name} [${card.set}]`)
  }

  async function refused(input: object) {
    return cardDataRefusal(await app().member(), searchCardData, { input })
  }

  test('one printing stands for each card, by name', async () => {
    const page = await search({ q: 't:goblin mv=1' })
    const names = page.data.map(({ name }) => name)
    expect(names).toContain('Goblin Guide')
    expect(names).not.toContain('Goblin King') // costs 3
    expect(names).not.toContain('Goblin') // a token
    expect(names).toEqual([...new Set(names)].sort())
    expect(page).toMatchObject({ object: 'list', total_cards: names.length, has_more: false })
    expect(page).not.toHaveProperty('next_page')
    expect(page).not.toHaveProperty('warnings')
  })

  test('words are parts of names, and an exact name is just one of the cards', async () => {
    expect(await found({ q: 'lightning bolt' })).toEqual([
      'Emeritus of Conflict // Lightning Bolt [sos]',
      'Lightning Bolt [clu]',
    ])
  })

  test('every printing, or one of each artwork, can be requested', async () => {
    const bolts = { q: '!"lightning bolt"', include_extras: true }
    const prints = await found({ ...bolts, unique: 'prints' })
    expect(prints).toContain('Lightning Bolt [lea]')
    expect(prints).toContain('Lightning Bolt [ptc]')
    const art = await found({ ...bolts, unique: 'art' })
    expect(art.length).toBeLessThan(prints.length)
    const both = ['Lightning Bolt [lea]', 'Lightning Bolt [ptc]'] // show the same artwork
    expect(both.filter((card) => art.includes(card))).toHaveLength(1)
  })

  test('tokens come when extras are requested', async () => {
    expect(await found({ q: '!treasure', include_extras: true })).toEqual(['Treasure [tcmr]'])
    expect(await refused({ q: '!treasure' })).toMatchObject({ code: 'not_found' })
    expect(await refused({ q: '!treasure', include_extras: false })).toMatchObject({ status: 404 })
  })

  test('a kind that has nothing but extras is listed by its name', async () => {
    expect(await found({ q: 't:token treasure' })).toEqual(['Treasure [tcmr]'])
    expect(await found({ q: 'is:token treasure' })).toEqual(['Treasure [tcmr]'])
    expect(await refused({ q: '-is:token !treasure' })).toMatchObject({ code: 'not_found' })
  })

  test('cards that exist in digital form only are listed', async () => {
    expect(await found({ q: '!"A-Luminarch Aspirant"' })).toEqual(['A-Luminarch Aspirant [znr]'])
  })

  test('the order and its direction can be requested', async () => {
    const { data } = await search({ q: 'e:lea', order: 'usd', unique: 'prints' })
    const prices = data.flatMap(({ prices }) => (prices.usd ? Number(prices.usd) : []))
    expect(data[0]?.name).toBe('Nightmare') // $2500; a Black Lotus has no price
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    const rising = await found({
      q: '!"goblin guide"',
      order: 'released',
      dir: 'asc',
      unique: 'prints',
    })
    expect(rising.slice(0, 2)).toEqual(['Goblin Guide [pgpx]', 'Goblin Guide [zen]'])
    const falling = await found({ q: 'goblin', dir: 'desc' })
    expect(falling).toEqual((await found({ q: 'goblin' })).reverse())
  })

  test('what the query says itself goes before the parameters', async () => {
    const input = {
      q: '!"goblin guide" unique:prints direction:desc order:released',
      order: 'name',
    }
    const cards = await found({ ...input, unique: 'cards', dir: 'asc' })
    expect(cards[0]).toBe('Goblin Guide [2xm]')
    expect(cards.at(-1)).toBe('Goblin Guide [pgpx]')
  })

  test('a quotation that is never closed does not swallow the order', async () => {
    const { data, warnings } = await search({ q: 'e:lea "', order: 'usd', unique: 'prints' })
    expect(data[0]?.name).toBe('Nightmare') // $2500; a Black Lotus has no price
    expect(warnings).toEqual(['The quotation after “"” is never closed.'])
  })

  test('ignored parts are reported', async () => {
    const { data, warnings } = await search({ q: '!"goblin guide" is:slick foo:bar' })
    expect(data.map(({ name }) => name)).toEqual(['Goblin Guide'])
    expect(warnings).toHaveLength(2)
    expect(warnings?.join()).toContain('foo:bar')
  })

  test('an order that the card data does not tell is ignored', async () => {
    const { data, warnings } = await search({ q: '!"goblin guide"', order: 'penny' })
    expect(data.map(({ name }) => name)).toEqual(['Goblin Guide'])
    expect(warnings).toEqual([
      '“order:penny” was ignored: the loaded card data does not include it.',
    ])
  })

  test('a long list continues at the address of its next page', async () => {
    const member = await app().member()
    const first = await search({ q: 'mv>=0 or mv<0', unique: 'prints', order: 'released', page: 1 })
    expect(first.data).toHaveLength(limits.cardDataPage)
    const { origin, pathname, search: query } = new URL(first.next_page ?? '')
    expect(origin).toBe('http://localhost:3000')
    const response = await member.send({ method: 'GET', url: pathname + query })
    const second = searchCardData.output.parse(response.json())
    expect(second.total_cards).toBe(first.total_cards)
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.next_page).toContain('page=3')
  })

  test('the last page has no next', async () => {
    const { total_cards } = await search({
      q: 'e:lea or e:leb or e:2xm or mv>=0',
      unique: 'prints',
    })
    const page = Math.ceil(total_cards / limits.cardDataPage)
    const last = await search({ q: 'e:lea or e:leb or e:2xm or mv>=0', unique: 'prints', page })
    expect(last.has_more).toBe(false)
    expect(last).not.toHaveProperty('next_page')
    expect(last.data).toHaveLength(total_cards % limits.cardDataPage)
  })

  test('a page behind the last is refused', async () => {
    expect(await refused({ q: 'goblin', page: 9 })).toMatchObject({
      status: 422,
      code: 'validation_error',
      details: 'This list has fewer pages.',
    })
  })

  test('a search that finds nothing is not found', async () => {
    expect(await refused({ q: 't:goblin mv>90' })).toEqual({
      object: 'error',
      status: 404,
      code: 'not_found',
      details: 'No card matches this search.',
      type: null,
    })
  })

  test.each(['foo:bar', 'is:slick', '()', 'order:nonsense'])(
    'of %s nothing is understood',
    async (q) => {
      const refusal = await refused({ q })
      expect(refusal).toMatchObject({ status: 400, code: 'bad_request' })
      expect(refusal.details).toBe('All terms of this search were ignored.')
    },
  )

  test('ignored parts of a refused search are reported', async () => {
    const { warnings } = await refused({ q: 'foo:bar' })
    expect(warnings).toEqual(['“foo:bar” was ignored: there is no filter called “foo”.'])
  })

  test.each([
    {},
    { q: '' },
    { q: '  ' },
    { q: 'x'.repeat(limits.queryMax + 1) },
    { q: 'goblin', unique: 'all' },
    { q: 'goblin', order: 'colour' },
    { q: 'goblin', dir: 'up' },
    { q: 'goblin', page: 0 },
    { q: 'goblin', page: 'two' },
    { q: 'goblin', include_extras: 'perhaps' },
  ])('%j is no search', async (input) => {
    expect(await refused(input)).toMatchObject({ status: 400, code: 'bad_request' })
  })
})
