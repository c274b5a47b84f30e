import { getCardData, limits, listCardData, searchCards } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function cardData(id: string) {
    const member = await app().member()
    return member.call(getCardData, { params: { id } })
  }

  test("a card is answered in the card-data service's own words", async () => {
    expect(await cardData(printing.goblinGuideZendikar)).toMatchObject({
      object: 'card',
      id: printing.goblinGuideZendikar,
      name: 'Goblin Guide',
      mana_cost: '{R}',
      cmc: 1,
      type_line: 'Creature — Goblin Scout',
      rarity: 'rare',
      set: 'zen',
      set_name: 'Zendikar',
      set_type: 'expansion',
      collector_number: '126',
      released_at: '2009-10-02',
      colors: ['R'],
      color_identity: ['R'],
      image_uris: { normal: expect.stringContaining('/normal/front/') },
      legalities: { modern: 'legal', standard: 'not_legal' },
      tcgplayer_id: expect.any(Number),
      scryfall_uri: expect.stringContaining('/card/zen/126/'),
    })
  })

  test('a card without colours says so', async () => {
    const member = await app().member()
    const { cards } = await member.call(searchCards, { input: { query: 'sol ring' } })
    const solRing = await cardData(cards[0]?.id ?? '')
    expect(solRing).toMatchObject({ name: 'Sol Ring', colors: [], keywords: [] })
  })

  test('prices are the texts of the service, null where it has none', async () => {
    const { prices } = await cardData(printing.krenkoPrerelease)
    expect(prices).toEqual({
      usd: null,
      usd_foil: '22.95',
      usd_etched: null,
      eur: null,
      eur_foil: '2.41',
      tix: null,
    })
  })

  test('a card with two sides has its pictures on its faces', async () => {
    const card = await cardData(printing.delverMidnightHunt)
    expect(card).toMatchObject({
      name: 'Delver of Secrets // Insectile Aberration',
      layout: 'transform',
      card_faces: [
        {
          object: 'card_face',
          name: 'Delver of Secrets',
          mana_cost: '{U}',
          image_uris: { normal: expect.stringContaining('/front/') },
        },
        {
          object: 'card_face',
          name: 'Insectile Aberration',
          image_uris: { normal: expect.stringContaining('/back/') },
        },
      ],
    })
    expect(card).not.toHaveProperty('image_uris')
  })

  test('the halves of a card share the picture of the card', async () => {
    const card = await cardData(printing.fireIceApocalypse)
    expect(card.image_uris?.normal).toContain('/front/')
    expect(card.card_faces?.map(({ name }) => name)).toEqual(['Fire', 'Ice'])
    for (const face of card.card_faces ?? []) expect(face).not.toHaveProperty('image_uris')
  })

  test('a reversible printing has the picture of its front', async () => {
    const card = await cardData(printing.bloodCryptReversible)
    expect(card.name).toBe('Blood Crypt')
    expect(card.image_uris?.normal).toContain('/front/')
  })

  test('extras are answered, too, since somebody may own them', async () => {
    const token = await cardData('720f3e68-84c0-462e-a0d1-90236ccc494a')
    expect(token).toMatchObject({ name: 'Treasure', layout: 'token' })
  })

  test('an id that no card has is not found', async () => {
    const member = await app().member()
    const params = { id: unknownPrinting }
    expect(await member.refusal(getCardData, { params })).toEqual({
      status: 404,
      code: 'card_not_found',
      message: 'No card has this id.',
    })
  })

  test('many cards come in the order asked for, with what was not found apart', async () => {
    const member = await app().member()
    const ids = [printing.lightningBoltAlpha, unknownPrinting, printing.goblinGuideZendikar]
    const list = await member.call(listCardData, {
      input: { identifiers: ids.map((id) => ({ id })) },
    })
    expect(list.object).toBe('list')
    expect(list.data.map(({ name }) => name)).toEqual(['Lightning Bolt', 'Goblin Guide'])
    expect(list.not_found).toEqual([{ id: unknownPrinting }])
    expect(list.data[1]).toEqual(await cardData(printing.goblinGuideZendikar))
  })

  test.each([
    ['no identifiers', { identifiers: [] }],
    ['no list', {}],
    ['an identifier without an id', { identifiers: [{ name: 'Opt' }] }],
    ['an empty id', { identifiers: [{ id: '' }] }],
    ['too many', { identifiers: Array(limits.cardLookups + 1).fill({ id: 'x' }) }],
  ])('a request with %s is refused', async (_, input) => {
    const member = await app().member()
    expect(await member.refusal(listCardData, { input })).toMatchObject({
      status: 400,
      code: 'bad_input',
    })
  })

  test('as many identifiers as allowed are answered', async () => {
    const member = await app().member()
    const id = 'x'.repeat(limits.scryfallIdMax)
    const identifiers = Array(limits.cardLookups).fill({ id })
    const list = await member.call(listCardData, { input: { identifiers } })
    expect(list.not_found).toHaveLength(limits.cardLookups)
  })

  test('a visitor sees no card data', async () => {
    const visitor = app().visitor()
    const params = { id: printing.goblinGuideZendikar }
    expect(await visitor.refusal(getCardData, { params })).toMatchObject({ status: 401 })
    const input = { identifiers: [params] }
    expect(await visitor.refusal(listCardData, { input })).toMatchObject({ status: 401 })
  })
})
