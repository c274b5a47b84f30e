import { addToCollection, searchCards } from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { onOneEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function firstCard(query: string) {
    const member = await app().member()
    const payload = { query, unique: 'prints' }
    const response = await member.send({ method: 'POST', url: searchCards.path, payload })
    const { cards }: { cards: Record<string, unknown>[] } = response.json()
    return cards[0] ?? {}
  }

  test('a card comes with all that the pages show, and no more', async () => {
    expect(await firstCard('goblin guide s:zen')).toEqual({
      id: 'b2e2a777-0705-4a37-937d-c6e020ebc0f0',
      name: 'Goblin Guide',
      manaCost: '{R}',
      typeLine: 'Creature — Goblin Scout',
      oracleText: expect.stringContaining('Haste'),
      power: '2',
      toughness: '2',
      loyalty: null,
      defense: null,
      oracleId: expect.any(String),
      rarity: 'rare',
      setName: 'Zendikar',
      setCode: 'zen',
      collectorNumber: '126',
      treatments: [],
      language: 'en',
      finishes: ['nonfoil', 'foil'],
      isDigital: false,
      releasedAt: '2009-10-02',
      artist: expect.any(String),
      colorIdentity: ['R'],
      imageUris: {
        normal: expect.stringMatching(
          /^https:\/\/cards\.scryfall\.io\/normal\/front\/b\/2\/b2e2a777/,
        ),
        large: expect.stringContaining('/large/'),
        small: expect.stringContaining('/small/'),
        artCrop: expect.stringContaining('/art_crop/'),
      },
      prices: { usd: '1.53', usdFoil: '6.96', usdEtched: null, eur: '1.05', eurFoil: '3.14' },
      scryfallUri: expect.stringMatching(/^https:\/\/scryfall\.com\/card\/zen\/126\//),
      tcgplayerId: expect.any(Number),
      faces: [],
    })
  })

  test('a missing price is null and never 0', async () => {
    const { prices } = await firstCard('!"krenko, mob boss" s:pfdn')
    expect(prices).toEqual({
      usd: null,
      usdFoil: '22.95',
      usdEtched: null,
      eur: null,
      eurFoil: '2.41',
    })
  })

  test('a card with two sides has the picture of its front, and both faces', async () => {
    const card = await firstCard('delver s:mid')
    expect(card).toMatchObject({
      manaCost: '{U}',
      typeLine: 'Creature — Human Wizard // Creature — Human Insect',
      imageUris: { normal: expect.stringContaining('/front/') },
    })
    expect(card.faces).toMatchObject([
      {
        name: 'Delver of Secrets',
        power: '1',
        imageUris: { normal: expect.stringContaining('/front/') },
      },
      {
        name: 'Insectile Aberration',
        power: '3',
        imageUris: { normal: expect.stringContaining('/back/') },
      },
    ])
  })

  test('the halves of a card share one picture', async () => {
    const card = await firstCard('fire // ice s:apc')
    expect(card).toMatchObject({
      manaCost: '{1}{R} // {1}{U}',
      oracleText: expect.stringContaining('\n//\n'),
      imageUris: { normal: expect.any(String) },
    })
    expect(card.faces).toMatchObject([
      { name: 'Fire', imageUris: null },
      { name: 'Ice', imageUris: null },
    ])
  })

  test('a reversible printing has a picture and no faces', async () => {
    expect(await firstCard('blood crypt s:ecl')).toMatchObject({
      name: 'Blood Crypt',
      faces: [],
      imageUris: { normal: expect.stringContaining('/front/') },
    })
  })

  test('an answer is no other user’s, nor of another sort or page', async () => {
    const owner = await app().member()
    const other = await app().member()
    const search = async (member: MemberClient, input: object) => {
      const { cards, offset } = await member.call(searchCards, { input })
      return { names: cards.map(({ name }) => name), offset }
    }
    const guide = { scryfallId: 'b2e2a777-0705-4a37-937d-c6e020ebc0f0' }
    expect(await search(owner, { query: 'owned>0' })).toMatchObject({ names: [] })
    await owner.call(addToCollection, { input: guide })
    expect(await search(owner, { query: 'owned>0' })).toMatchObject({
      names: ['Goblin Guide', 'Goblin Guide', 'Goblin Guide'],
    })
    expect(await search(other, { query: 'owned>0' })).toMatchObject({ names: [] })

    const all = { query: 't:creature', unique: 'prints', sort: 'name' }
    const first = await search(owner, all)
    expect(await search(other, all)).toEqual(first)
    expect((await search(owner, { ...all, page: 2 })).offset).toBe(first.names.length)
    expect((await search(owner, { ...all, sort: 'dearest' })).names).not.toEqual(first.names)
  })

  test.each([
    ['is missing', {}],
    ['is blank', { query: '  ' }],
    ['is no text', { query: ['bolt'] }],
  ])('a query that %s is refused', async (_, input) => {
    const member = await app().member()
    expect(await member.refusal(searchCards, { input })).toMatchObject({
      status: 400,
      code: 'bad_input',
      message: 'Please enter a card name or a query.',
    })
  })

  test('a query of 1001 characters is refused, one of 1000 is answered', async () => {
    const member = await app().member()
    const longest = `goblin ${'x'.repeat(993)}`
    const refusal = await member.refusal(searchCards, { input: { query: `${longest}x` } })
    expect(refusal).toMatchObject({
      status: 400,
      message: 'A search can have up to 1000 characters.',
    })
    expect(await member.call(searchCards, { input: { query: longest } })).toMatchObject({
      totalCards: 0,
    })
  })

  test.each([
    { unique: 'all' },
    { sort: 'usd' },
    { page: 0 },
    { page: 1.5 },
    { page: '2' },
    { page: 10_001 },
  ])('%j is refused', async (detail) => {
    const member = await app().member()
    const input = { query: 'bolt', ...detail }
    expect(await member.refusal(searchCards, { input })).toMatchObject({
      status: 400,
      code: 'bad_input',
    })
  })

  test.each(['c:constructor', 'mv:__proto__', '\0', '((((', '"', '-', 'é\ud800'])(
    'the odd query %j is answered',
    async (query) => {
      const member = await app().member()
      expect(await member.call(searchCards, { input: { query } })).toMatchObject({
        searchMode: 'cards',
      })
    },
  )

  test('a visitor can not search', async () => {
    const refusal = await app()
      .visitor()
      .refusal(searchCards, { input: { query: 'bolt' } })
    expect(refusal).toMatchObject({ status: 401, message: 'Authentication required' })
  })
})
