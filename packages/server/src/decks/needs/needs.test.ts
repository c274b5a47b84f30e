import { addToCollection, deleteDeck, getDeckNeeds, updateDeck } from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, clientOf, type MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, deckOf, leader, makeDeck, setCard } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { bolt, guide, ledBy, mountain, opt, own, snowForest } from '../../test/needs-decks.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const krenko = leader.krenkoJumpstart
const blackLotusAlpha = 'b0faa7f2-b547-42c4-a810-839da50dadfe' // as all printings without a price

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const needsOf = (id: string, client: Client = member) =>
    client.call(getDeckNeeds, { params: { id } })

  /** Copies of the cards of a deck: needed, owned, bound and free. */
  async function copiesIn(id: string, client: Client = member) {
    const { cards } = await needsOf(id, client)
    return Object.fromEntries(
      cards.map(({ cardName, needed, owned, bound, free }) => [
        cardName,
        [needed, owned, bound, free],
      ]),
    )
  }

  describe('copies', () => {
    test('of a card are counted in all printings, slots, finishes and languages', async () => {
      await own(member, { [bolt.clue]: 2 })
      const input = { scryfallId: bolt.masters, finish: 'foil', language: 'de', condition: 'D' }
      await member.call(addToCollection, { input })
      const main = { [bolt.alpha]: 1, [bolt.clue]: 2, [guide.zendikar]: 4 }
      const { id } = await deckOf(member, main, { [bolt.alpha]: 1 })
      const { cards, otherDecks } = await needsOf(id)
      expect(cards.map(({ cardName }) => cardName)).toEqual(['Goblin Guide', 'Lightning Bolt'])
      expect(cards[0]).toMatchObject({ needed: 4, owned: 0, bound: 0, free: 0 })
      expect(cards[1]).toMatchObject({ needed: 4, owned: 3, bound: 0, free: 3 })
      expect(new Set(cards[1]?.scryfallIds)).toEqual(new Set([bolt.alpha, bolt.clue]))
      expect(otherDecks).toBe(0)
    })

    test('of a reversible printing are copies of the card that it shows', async () => {
      await own(member, { [printing.bloodCryptReversible]: 4 })
      const { id } = await deckOf(member, { [printing.bloodCryptRavnica]: 4 })
      expect(await copiesIn(id)).toEqual({ 'Blood Crypt': [4, 4, 0, 4] })
      const reversible = await deckOf(member, { [printing.bloodCryptReversible]: 2 })
      expect(await copiesIn(reversible.id)).toEqual({ 'Blood Crypt': [2, 4, 4, 0] })
    })

    test('are bound as far as other decks ask for them, and free beyond', async () => {
      await own(member, { [bolt.clue]: 5, [guide.zendikar]: 2 })
      const { id } = await deckOf(member, { [bolt.clue]: 4, [guide.zendikar]: 4 })
      await deckOf(member, { [bolt.masters]: 1 }, { [bolt.alpha]: 1, [guide.zendikar]: 1 })
      await deckOf(member, { [guide.modernMasters]: 4, [opt.eldraine]: 1 })
      expect(await copiesIn(id)).toEqual({
        'Lightning Bolt': [4, 5, 2, 3],
        'Goblin Guide': [4, 2, 2, 0],
      })
      expect(await needsOf(id)).toMatchObject({ otherDecks: 2 })
    })

    test('of other users count for nothing', async () => {
      await own(member, { [bolt.clue]: 4 })
      const { id } = await deckOf(member, { [bolt.clue]: 4 })
      const other = await collectorIn(app())
      await own(other, { [bolt.clue]: 4 })
      await deckOf(other, { [bolt.clue]: 4 })
      expect(await copiesIn(id)).toEqual({ 'Lightning Bolt': [4, 4, 0, 4] })
      expect(await needsOf(id)).toMatchObject({ otherDecks: 0 })
    })

    test('are in another finish than the deck has, if none is in that', async () => {
      await own(member, { [bolt.clue]: 1, [guide.zendikar]: 1, [leader.krenkoJumpstart]: 1 })
      const foil = { scryfallId: guide.doubleMasters, finish: 'foil' }
      await member.call(addToCollection, { input: foil })
      const { id } = await makeDeck(member, {
        cards: [
          card(bolt.baldursGate, { finish: 'foil' }),
          card(guide.zendikar, { finish: 'foil' }),
          card(guide.zendikar),
          card(printing.krenkoEtched),
          card(opt.eldraine, { finish: 'foil' }),
        ],
      })
      const { cards } = await needsOf(id)
      const unowned = cards.map(({ cardName, unownedFinishes }) => [cardName, unownedFinishes])
      expect(Object.fromEntries(unowned)).toEqual({
        'Lightning Bolt': ['foil'],
        'Goblin Guide': [],
        'Krenko, Mob Boss': ['etched'],
        Opt: [], // none is owned in any finish
      })
    })

    test('of a printing that nobody knows are those of this very printing', async () => {
      await own(member, { [unknownPrinting]: 3, 'unknown-2': 4 })
      const { id } = await deckOf(member, { [unknownPrinting]: 2 })
      const other = await deckOf(member, { [unknownPrinting]: 1, 'unknown-2': 4 })
      const { cards } = await needsOf(id)
      expect(cards).toEqual([
        {
          oracleId: unknownPrinting,
          cardName: `Name of ${unknownPrinting}`,
          scryfallIds: [unknownPrinting],
          isBasicLand: false,
          cheapest: null,
          needed: 2,
          owned: 3,
          unownedFinishes: [],
          bound: 1,
          free: 2,
          reserved: 2,
          claims: [{ deckId: other.id, needed: 1, reserved: 1 }],
          claimCount: 1,
          claimed: 1,
          priorityDeckId: null,
        },
      ])
    })
  })

  describe('the commander', () => {
    test('is a card of the deck when it stands beside them', async () => {
      await own(member, { [printing.krenkoEtched]: 1 })
      const id = await ledBy(member, krenko, { [bolt.clue]: 1 })
      const { cards } = await needsOf(id)
      expect(cards.map(({ cardName }) => cardName)).toEqual(['Krenko, Mob Boss', 'Lightning Bolt'])
      expect(cards[0]).toMatchObject({ needed: 1, owned: 1, free: 1, scryfallIds: [krenko] })
    })

    test('is counted once when it is among the main cards, in whichever printing', async () => {
      const id = await ledBy(member, krenko, { [printing.krenkoEtched]: 1 })
      expect(await copiesIn(id)).toEqual({ 'Krenko, Mob Boss': [1, 0, 0, 0] })
      const same = await ledBy(member, krenko, { [krenko]: 1 })
      expect(await copiesIn(same)).toMatchObject({ 'Krenko, Mob Boss': [1, 0, 0, 0] })
    })

    test('is another copy than one in the sideboard', async () => {
      const id = await ledBy(member, krenko, {}, { [krenko]: 1 })
      expect(await copiesIn(id)).toEqual({ 'Krenko, Mob Boss': [2, 0, 0, 0] })
    })

    test('of another deck binds a copy', async () => {
      await own(member, { [krenko]: 2 })
      const { id } = await deckOf(member, { [krenko]: 1 })
      await ledBy(member, printing.krenkoEtched)
      expect(await copiesIn(id)).toEqual({ 'Krenko, Mob Boss': [1, 2, 1, 1] })
    })

    test('that nobody knows is called as the deck calls it', async () => {
      const facts = { commanderId: unknownPrinting, commanderName: 'Nobody', format: 'commander' }
      const { id } = await makeDeck(member, facts)
      expect(await copiesIn(id)).toEqual({ Nobody: [1, 0, 0, 0] })
    })
  })

  test('basic lands are separate from other cards', async () => {
    const lands = { [mountain.core]: 20, [snowForest.kaldheim]: 1 }
    const { id } = await deckOf(member, { ...lands, [bolt.clue]: 1, [unknownPrinting]: 1 })
    const { cards } = await needsOf(id)
    const basic = cards.filter(({ isBasicLand }) => isBasicLand)
    expect(basic.map(({ cardName }) => cardName)).toEqual(['Mountain', 'Snow-Covered Forest'])
    expect(cards).toHaveLength(4)
  })

  describe('the cheapest printing', () => {
    async function cheapestOf(scryfallId: string) {
      const { id } = await deckOf(member, { [scryfallId]: 1 })
      return (await needsOf(id)).cards[0]?.cheapest
    }

    test('is that of all printings, whichever is in the deck', async () => {
      expect(await cheapestOf(bolt.alpha)).toEqual({
        scryfallId: bolt.baldursGate,
        cardName: 'Lightning Bolt',
        setCode: 'clb',
        setName: "Commander Legends: Battle for Baldur's Gate",
        collectorNumber: '401',
        ...{ treatments: ['Showcase'], language: 'en', isDigital: false },
        finish: 'nonfoil',
        tcgplayerId: null,
        usd: 0.8,
      })
    })

    test('may be a foil, and with equal prices is none', async () => {
      const foil = { scryfallId: opt.eldraine, finish: 'foil', usd: 0.32, tcgplayerId: 198903 }
      expect(await cheapestOf(opt.mysticalArchive)).toMatchObject(foil)
      const [masters, newest] = [
        '29b15ab8-c117-42b9-8177-df96153d6a38', // $0.30, as foil $0.26
        '6031e3f0-0181-4785-9016-574823985a69', // $0.26, as foil $0.34
      ]
      const plain = { scryfallId: newest, finish: 'nonfoil', usd: 0.26 }
      expect(await cheapestOf(masters)).toMatchObject(plain)
    })

    test('may be an etched one, which is a product of its own', async () => {
      const etched = { finish: 'etched', usd: 0.05, tcgplayerId: 233374 }
      await pricedAt('printingUsdEtched', opt.mysticalArchive, async () => {
        expect(await cheapestOf(opt.eldraine)).toMatchObject(etched)
      })
      expect(await cheapestOf(opt.eldraine)).toMatchObject({ usd: 0.32 })
    })

    test('is none that is not to play with, or not of paper', async () => {
      const digital = 'f2290cfc-ff24-4f78-998c-91c17caaecee' // Brainstorm of Magic Online
      await pricedAt('printingUsd', bolt.championship, async () => {
        expect(await cheapestOf(bolt.championship)).toMatchObject({ usd: 0.8 })
      })
      await pricedAt('printingUsd', digital, async () => {
        expect(await cheapestOf(digital)).toMatchObject({ setCode: 'c21', usd: 1.98 })
      })
    })

    test('is none when no printing has a price', async () => {
      expect(await cheapestOf(blackLotusAlpha)).toBe(null)
    })

    /** With a price of 5 cents for a printing. */
    async function pricedAt(
      column: 'printingUsd' | 'printingUsdEtched',
      scryfallId: string,
      check: () => Promise<void>,
    ) {
      const { catalogue } = app()
      const before = catalogue.current()
      const prices = before.columns[column].slice()
      prices[before.printingById.get(scryfallId) ?? Number.NaN] = 5
      catalogue.replace({ ...before, columns: { ...before.columns, [column]: prices } })
      await check()
      catalogue.replace(before)
    }
  })

  describe('what changes', () => {
    test('in other decks is reported at once, also by another server', async () => {
      await own(member, { [bolt.clue]: 4 })
      const elsewhere = clientOf(await app().another(), '10.9.0.2', member.session())
      const { id } = await deckOf(member, { [bolt.clue]: 4 })
      const { id: other } = await deckOf(member, { [bolt.clue]: 1 })
      const boundIs = async (bound: number) => {
        for (const client of [member, elsewhere]) {
          expect(await copiesIn(id, client)).toEqual({ 'Lightning Bolt': [4, 4, bound, 4 - bound] })
        }
      }
      await boundIs(1)
      await setCard(elsewhere, other, card(bolt.masters, { quantity: 2 }))
      await boundIs(3)
      await member.call(deleteDeck, { params: { id: other } })
      await boundIs(0)
    })

    test('of a commander is reported at once', async () => {
      await own(member, { [krenko]: 1 })
      const { id } = await deckOf(member, { [krenko]: 1 })
      const led = await ledBy(member, leader.atraxa)
      expect(await copiesIn(id)).toEqual({ 'Krenko, Mob Boss': [1, 1, 0, 1] })
      await member.call(updateDeck, { params: { id: led }, input: { commanderId: krenko } })
      expect(await copiesIn(id)).toEqual({ 'Krenko, Mob Boss': [1, 1, 1, 0] })
    })

    test('in the collection is reported at once', async () => {
      const { id } = await deckOf(member, { [bolt.clue]: 4 })
      expect(await copiesIn(id)).toEqual({ 'Lightning Bolt': [4, 0, 0, 0] })
      await own(member, { [bolt.masters]: 1 })
      expect(await copiesIn(id)).toEqual({ 'Lightning Bolt': [4, 1, 0, 1] })
    })
  })

  test('nobody is notified of decks of others, or of none', async () => {
    const { id } = await deckOf(member, { [bolt.clue]: 4 })
    const refusalOf = (one: string, client: Client) =>
      client.refusal(getDeckNeeds, { params: { id: one } })
    const notFound = { status: 404, code: 'deck_not_found' }
    expect(await refusalOf(id, await collectorIn(app()))).toMatchObject(notFound)
    expect(await refusalOf(unknownPrinting, member)).toMatchObject(notFound)
    expect(await refusalOf('no-id', member)).toMatchObject(notFound)
    expect(await refusalOf(id, app().visitor())).toMatchObject({ status: 401 })
    expect(await copiesIn(id.toUpperCase())).toEqual({ 'Lightning Bolt': [4, 0, 0, 0] })
  })
})
