import {
  addToCollection,
  type CardPage,
  getCardPage,
  getNamedCardPage,
  getRandomCard,
} from '@manafolio/contract'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { collectorIn } from '../../test/collector.ts'
import { leader } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { pricedCatalogue } from '../../test/priced-catalogue.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'
import { recordPrices } from '../price-history/record.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  const pageAt = (set: string, number: string) =>
    app().visitor().call(getCardPage, { params: { set, number } })
  const pageOf = (name: string) => app().visitor().call(getNamedCardPage, { params: { name } })
  const refusalAt = (set: string, number: string, input = {}) =>
    app().visitor().refusal(getCardPage, { params: { set, number }, input })
  const refusalOf = (name: string) =>
    app().visitor().refusal(getNamedCardPage, { params: { name } })

  describe('the page of a card', () => {
    test('has its printing, all other printings, prices and legality', async () => {
      const page = await pageAt('lea', '161')
      expect(page).toMatchObject({
        card: {
          ...{ id: printing.lightningBoltAlpha, name: 'Lightning Bolt', setCode: 'lea' },
          ...{ language: 'en', finishes: ['nonfoil'], treatments: [], isDigital: false },
          prices: { usd: '620.00', usdFoil: null, usdEtched: null },
        },
        layout: 'normal',
        artists: ['Christopher Rush'],
        pricesAsOf: '2026-07-31',
        owned: null,
      })
      const others = page.printings.map(({ setCode, collectorNumber }) => [
        setCode,
        collectorNumber,
      ])
      expect(others).toContainEqual(['lea', '161'])
      expect(others).toContainEqual(['clb', '401'])
      expect(others).not.toContainEqual(['zen', '126']) // Goblin Guide
      const days = page.printings.map(({ releasedAt }) => releasedAt)
      expect(days).toEqual(days.toSorted().reverse())
      const foil = page.printings.find(({ setCode }) => setCode === 'clb')
      expect(foil).toMatchObject({
        finishes: ['nonfoil', 'foil'],
        treatments: ['Showcase'],
        prices: { usd: '0.80', usdFoil: '1.66' },
      })
    })

    test('lists legality in every format of the data, those of decks first', async () => {
      const { legalities } = await pageOf('Brainstorm')
      expect(legalities.slice(0, 5).map(({ name }) => name)).toEqual([
        'Standard',
        'Pioneer',
        'Modern',
        'Legacy',
        'Vintage',
      ])
      expect(stateOf(legalities, 'vintage')).toBe('restricted')
      expect(stateOf(legalities, 'legacy')).toBe('legal')
      expect(stateOf(legalities, 'modern')).toBe('not_legal')
      expect(stateOf((await pageOf('Lightning Bolt')).legalities, 'historic')).toBe('banned')
    })

    test.each([
      ['either case', 'LEA', '161', 'Lightning Bolt'],
      ['letters in either case', 'PGPX', '2012A', 'Goblin Guide'],
      ['two faces', 'mid', '47', 'Delver of Secrets // Insectile Aberration'],
    ])('is found by set and number: %s', async (_, set, number, name) => {
      expect((await pageAt(set, number)).card.name).toBe(name)
    })

    test.each([
      ['a name', 'Lightning Bolt', 'Lightning Bolt'],
      ['a slug', 'lightning-bolt', 'Lightning Bolt'],
      ['both halves', 'Fire // Ice', 'Fire // Ice'],
      ['a face', 'insectile aberration', 'Delver of Secrets // Insectile Aberration'],
    ])('is found by %s', async (_, name, title) => {
      expect((await pageOf(name)).card.name).toBe(title)
    })

    test('is that of a printing by its id', async () => {
      const { card } = await pageOf(printing.goblinGuideZendikar.toUpperCase())
      expect([card.name, card.setCode]).toEqual(['Goblin Guide', 'zen'])
    })

    test('has what each face says', async () => {
      const { card, flavorTexts, artists } = await pageAt('mid', '47')
      expect(card.faces.map(({ name }) => name)).toEqual([
        'Delver of Secrets',
        'Insectile Aberration',
      ])
      expect([flavorTexts.length, artists]).toEqual([2, ['Matt Stewart', 'Matt Stewart']])
    })

    test('has the images of both sides of a reversible printing', async () => {
      const { card, backImages } = await pageOf(printing.bloodCryptReversible)
      expect(card.imageUris?.normal).toContain('/front/')
      expect(backImages?.normal).toContain('/back/')
      expect((await pageAt('mid', '47')).backImages).toBeNull()
    })

    test('has the cards that belong to it', async () => {
      const { related } = await pageOf(leader.brisela)
      const named = related.map(({ relation, name }) => [relation, name])
      expect(named).toContainEqual(['meld part', 'Bruna, the Fading Light'])
      expect(named).not.toContainEqual(['meld part', 'Goblin Guide'])
    })

    test('has its recorded prices, and no rulings where the data has none', async () => {
      const needs = { db: app().database.db, log: pino({ level: 'silent' }) }
      const id = printing.lightningBoltAlpha
      await recordPrices(needs, pricedCatalogue('2026-08-14', { [id]: { usd: '600.00' } }))
      const { priceHistory, rulings } = await pageAt('lea', '161')
      expect(priceHistory.points).toMatchObject([{ date: '2026-08-14', usd: '600.00' }])
      expect(rulings).toBeNull()
    })

    test('is refused with cards that may be meant', async () => {
      const misspelled = await refusalOf('Lightnig Bolt')
      expect(misspelled).toMatchObject({ status: 404, code: 'card_name_not_found' })
      expect(misspelled.suggestions?.[0]?.name).toBe('Lightning Bolt')
      const near = await refusalAt('zen', '127')
      expect(near).toMatchObject({ status: 404, code: 'card_number_not_found' })
      expect(near.suggestions?.map(({ name }) => name)).toContain('Goblin Guide')
      const wrongSlug = await refusalAt('zen', '127', { slug: 'xyzzyqqq' })
      expect(wrongSlug.suggestions?.map(({ name }) => name)).toContain('Goblin Guide')
      const named = await refusalAt('zen', '999', { slug: 'goblin-guide' })
      expect(named.suggestions?.[0]).toMatchObject({ name: 'Goblin Guide', setCode: 'zen' })
      expect(await refusalAt('nosuch', '1')).toMatchObject({ status: 404, code: 'set_not_found' })
    })

    test('is looked for by the longest name there is', async () => {
      const name = 'Elemental '.repeat(14).trim() // 139 characters; one of Unhinged has 141
      expect(await refusalOf(name)).toMatchObject({ status: 404, code: 'card_name_not_found' })
    })

    test.each(['%20', 'x'.repeat(201)])('refuses the name %j', async (name) => {
      const url = `/api/cards/page/${name}`
      expect((await app().visitor().send({ method: 'GET', url })).statusCode).toBe(400)
    })

    test('shows who is signed in what they own of it', async () => {
      const member = await collectorIn(app())
      await member.call(addToCollection, { input: { scryfallId: printing.lightningBoltAlpha } })
      const params = { set: 'clb', number: '401' }
      expect((await member.call(getCardPage, { params })).owned).toMatchObject({ copies: 1 })
      const stranger = await collectorIn(app())
      expect((await stranger.call(getCardPage, { params })).owned).toMatchObject({ copies: 0 })
    })
  })

  describe('a random card', () => {
    const randomOf = async (q: string) =>
      (await collectorIn(app())).call(getRandomCard, { input: { q } })

    test('is one that the query finds', async () => {
      expect(await randomOf('!"Goblin Guide" e:zen')).toEqual({
        name: 'Goblin Guide',
        setCode: 'zen',
        collectorNumber: '126',
      })
      expect((await randomOf('t:goblin')).name).not.toBe('Lightning Bolt')
    })

    test('knows what its caller owns', async () => {
      const member = await collectorIn(app())
      await member.call(addToCollection, { input: { scryfallId: printing.goblinGuideZendikar } })
      const picked = await member.call(getRandomCard, { input: { q: 'owned>0' } })
      expect(picked.name).toBe('Goblin Guide')
      const stranger = await collectorIn(app())
      expect(await stranger.refusal(getRandomCard, { input: { q: 'owned>0' } })).toMatchObject({
        code: 'nothing_found',
      })
    })

    test('is any card without a query', async () => {
      expect((await randomOf('')).name).not.toBe('')
    })

    test('is refused when the query finds none', async () => {
      const member = await collectorIn(app())
      const input = { q: 't:goblin t:wall c:wu mv=12' }
      expect(await member.refusal(getRandomCard, { input })).toMatchObject({
        status: 404,
        code: 'nothing_found',
      })
    })
  })

  test('a card that melds is led to by its own number', async () => {
    const { card } = await pageOf(leader.brisela)
    expect(card.name).toBe('Brisela, Voice of Nightmares')
  })
})

function stateOf(legalities: CardPage['legalities'], format: string) {
  return legalities.find((one) => one.format === format)?.legality
}
