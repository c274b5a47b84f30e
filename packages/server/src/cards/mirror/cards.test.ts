import { getCardData, getNumberedCard, searchCards } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { cardDataRefusal } from '../../test/card-data-refusal.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
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

  test('a card without colors says so', async () => {
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

  test('extras are answered, too, since a user may own them', async () => {
    const token = await cardData('720f3e68-84c0-462e-a0d1-90236ccc494a')
    expect(token).toMatchObject({ name: 'Treasure', layout: 'token' })
  })

  test('what the service tells also when it is not so is told', async () => {
    expect(await cardData(printing.goblinGuideZendikar)).toMatchObject({
      promo: false,
      digital: false,
      full_art: false,
      reserved: false,
      finishes: ['nonfoil', 'foil'],
      keywords: ['Haste'],
    })
  })

  test('an id that no card has is not found', async () => {
    const member = await app().member()
    const params = { id: unknownPrinting }
    expect(await cardDataRefusal(member, getCardData, { params })).toEqual({
      object: 'error',
      status: 404,
      code: 'not_found',
      details: 'No card has this id.',
      type: null,
    })
  })

  test.each([
    ['lea', '161', printing.lightningBoltAlpha],
    ['LEA', '161', printing.lightningBoltAlpha],
    ['zen', '126', printing.goblinGuideZendikar],
  ])('%s %s is found by set and collector number', async (code, number, id) => {
    const member = await app().member()
    const card = await member.call(getNumberedCard, { params: { code, number } })
    expect(card.id).toBe(id)
  })

  test('a collector number may have letters and stars', async () => {
    const member = await app().member()
    const star = await member.call(getNumberedCard, { params: { code: 'sld', number: '1494★' } })
    const late = await member.call(getNumberedCard, { params: { code: 'ltc', number: '409Z' } })
    expect([star, late].map((card) => `${card.name} ${card.collector_number}`)).toEqual([
      'Sol Ring 1494★',
      'Sol Ring 409z',
    ])
  })

  test.each([
    ['lea', '9999'],
    ['zzz', '161'],
    ['named', '1'],
  ])('%s %s is no card', async (code, number) => {
    const member = await app().member()
    const refusal = await cardDataRefusal(member, getNumberedCard, { params: { code, number } })
    expect(refusal).toMatchObject({ status: 404, details: 'No card of this set has this number.' })
  })
})
