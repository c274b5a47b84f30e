import { listDecks } from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, clientOf, type MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, deckOf, detailOf, leader, makeDeck, setCard, setCards } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const goblin = printing.goblinGuideZendikar // $1.53, red
const bolt = printing.lightningBoltBaldursGate // $0.80, red
const alpha = printing.lightningBoltAlpha // $620.00, red
const delver = printing.delverFromTheVault // no price, blue
const krenko = leader.krenkoJumpstart // $2.20, red

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  /** What the list says of a deck, which is what its detail says too. */
  async function listed(id: string, client: Client = member) {
    const deck = (await client.call(listDecks)).find((one) => one.id === id)
    expect(await detailOf(client, id)).toMatchObject({ ...deck })
    return deck
  }

  async function ledBy(commanderId: string, cards: Record<string, number>, side = {}) {
    const { id } = await makeDeck(member, { format: 'commander', commanderId })
    const inSlot = (slotType: 'main' | 'side', some: Record<string, number>) =>
      Object.entries(some).map(([one, quantity]) => card(one, { quantity, slotType }))
    const all = [...inSlot('main', cards), ...inSlot('side', side)]
    if (all.length > 0) await setCards(member, id, all)
    return id
  }

  describe('the value', () => {
    test('is that of all copies in the main deck and the sideboard', async () => {
      const { id } = await deckOf(member, { [goblin]: 4, [bolt]: 1 }, { [bolt]: 3 })
      const numbers = { totalValue: 9.32, pricedCards: 8, cardCount: 8, sideCount: 3 }
      expect(await listed(id)).toMatchObject(numbers)
    })

    test('is not known without prices, and is not 0', async () => {
      const { id } = await deckOf(member, { [delver]: 4, [unknownPrinting]: 2 })
      const numbers = { totalValue: null, pricedCards: 0, cardCount: 6, sideCount: 0 }
      expect(await listed(id)).toMatchObject(numbers)
    })

    test('is that of the copies with a price, and says how many they are', async () => {
      const { id } = await deckOf(member, { [delver]: 4, [goblin]: 2 }, { [unknownPrinting]: 1 })
      expect(await listed(id)).toMatchObject({ totalValue: 3.06, pricedCards: 2, cardCount: 7 })
    })

    test('of a printing is that of its plainest finish with a price', async () => {
      const { id } = await deckOf(member, {
        [printing.krenkoPrerelease]: 1, // foil only, $22.95
        [printing.krenkoEtched]: 1, // etched only, $30.69
        [printing.swordsModernHorizons]: 1, // $1.40, and no price as foil
      })
      expect(await listed(id)).toMatchObject({ totalValue: 55.04, pricedCards: 3 })
    })

    test('of many dear copies has no crumbs of fractions', async () => {
      const { id } = await deckOf(member, { [alpha]: 99, [goblin]: 99, [bolt]: 99 })
      expect(await listed(id)).toMatchObject({ totalValue: 61_610.67 })
    })
  })

  describe('the commander', () => {
    const alone = { totalValue: 2.2, pricedCards: 1, cardCount: 1, sideCount: 0 }

    test('is one of the cards, also when no other is there', async () => {
      expect(await listed(await ledBy(krenko, {}))).toMatchObject(alone)
    })

    test('is counted once when it stands among the main cards', async () => {
      const id = await ledBy(krenko, { [krenko]: 1, [goblin]: 1 })
      expect(await listed(id)).toMatchObject({ totalValue: 3.73, cardCount: 2 })
    })

    test('is counted once when it stands there in another printing, by its price', async () => {
      const id = await ledBy(krenko, { [printing.krenkoEtched]: 1 })
      expect(await listed(id)).toMatchObject({ ...alone, totalValue: 30.69 })
    })

    test('is another copy than one in the sideboard', async () => {
      const id = await ledBy(krenko, {}, { [krenko]: 1 })
      expect(await listed(id)).toMatchObject({ totalValue: 4.4, cardCount: 2, sideCount: 1 })
    })

    test('that nobody knows is a card without a price', async () => {
      const id = await ledBy(unknownPrinting, { [goblin]: 1 })
      expect(await listed(id)).toMatchObject({ totalValue: 1.53, pricedCards: 1, cardCount: 2 })
      await setCard(member, id, card(unknownPrinting))
      expect(await listed(id)).toMatchObject({ totalValue: 1.53, pricedCards: 1, cardCount: 2 })
    })
  })

  describe('the color identity', () => {
    test('is that of the commander, whatever the cards are', async () => {
      const id = await ledBy(leader.atraxa, { [goblin]: 1 })
      expect(await listed(id)).toMatchObject({ colorIdentity: ['W', 'U', 'B', 'G'] })
      const monoRed = await ledBy(krenko, { [printing.krenkoEtched]: 1, [delver]: 1 })
      expect(await listed(monoRed)).toMatchObject({ colorIdentity: ['R'] })
    })

    test('is that of both commanders, of whom each is counted once', async () => {
      const id = await ledBy(krenko, {})
      const atraxa = card(leader.atraxa, { role: 'commander' })
      await setCards(member, id, [atraxa, card(delver)])
      const numbers = { cardCount: 3, pricedCards: 2, totalValue: 35.48 }
      const both = { colorIdentity: ['W', 'U', 'B', 'R', 'G'], cover: { scryfallId: krenko } }
      expect(await listed(id)).toMatchObject({ ...numbers, ...both })
      await setCards(member, id, [{ ...atraxa, role: null }])
      expect(await listed(id)).toMatchObject({ colorIdentity: ['R'] })
    })

    test('is that of the cards that lead when the deck itself names no commander', async () => {
      const { id } = await makeDeck(member, { format: 'commander' })
      await setCards(member, id, [card(krenko, { role: 'commander' }), card(delver), card(alpha)])
      expect(await listed(id)).toMatchObject({
        colorIdentity: ['R'],
        cover: { scryfallId: krenko },
      })
    })

    test('is that of all cards without a commander, or with one that nobody knows', async () => {
      const { id } = await deckOf(member, { [goblin]: 1 }, { [delver]: 1, [unknownPrinting]: 1 })
      expect(await listed(id)).toMatchObject({ colorIdentity: ['U', 'R'] })
      const led = await ledBy(unknownPrinting, { [goblin]: 1 })
      expect(await listed(led)).toMatchObject({ colorIdentity: ['R'] })
      const { id: colorless } = await deckOf(member, { [leader.heartOfKiran]: 4 })
      expect(await listed(colorless)).toMatchObject({ colorIdentity: [] })
    })
  })

  describe('the cover', () => {
    test('is the commander, also when it is listed in another printing', async () => {
      const id = await ledBy(krenko, { [printing.krenkoEtched]: 1, [alpha]: 1 })
      const { cover } = (await listed(id)) ?? {}
      expect(cover).toMatchObject({ scryfallId: krenko, name: 'Krenko, Mob Boss' })
      expect(cover).toMatchObject({ typeLine: 'Legendary Creature — Goblin Warrior' })
      expect(cover?.artCrop).toMatch(/^https:.*art_crop/)
      expect(cover?.artist).not.toBe('')
    })

    test('is the dearest single card without a commander, or with one that nobody knows', async () => {
      const cards = { [goblin]: 99, [delver]: 4, [unknownPrinting]: 4 }
      const { id } = await deckOf(member, cards, { [alpha]: 1 })
      expect(await listed(id)).toMatchObject({ cover: { scryfallId: alpha } })
      const led = await ledBy(unknownPrinting, cards)
      expect(await listed(led)).toMatchObject({ cover: { scryfallId: goblin } })
    })

    test('is a card without a price when none has one, and none when none is known', async () => {
      const { id } = await deckOf(member, { [delver]: 1, [unknownPrinting]: 1 })
      expect(await listed(id)).toMatchObject({ cover: { scryfallId: delver } })
      const { id: unknown } = await deckOf(member, { [unknownPrinting]: 1 })
      expect(await listed(unknown)).toMatchObject({ cover: null })
    })

    test('shows the front of a card with two sides', async () => {
      const { id } = await deckOf(member, { [printing.delverMidnightHunt]: 1 })
      const cover = { name: 'Delver of Secrets', typeLine: 'Creature — Human Wizard' }
      expect(await listed(id)).toMatchObject({ cover })
    })
  })

  test('the list has decks with and without cards, each with its own numbers', async () => {
    const decks = [await makeDeck(member), await deckOf(member, { [goblin]: 1 })]
    const led = await ledBy(krenko, {})
    const values = new Map(
      (await member.call(listDecks)).map(({ id, totalValue }) => [id, totalValue]),
    )
    expect([...decks.map(({ id }) => id), led].map((id) => values.get(id))).toEqual([
      ...[null, 1.53, 2.2],
    ])
  })

  test('new prices are those of the next answer', async () => {
    const { id } = await deckOf(member, { [goblin]: 2 })
    expect(await listed(id)).toMatchObject({ totalValue: 3.06 })
    const { catalogue } = app()
    const before = catalogue.current()
    const { columns } = before
    const printingAnyUsd = columns.printingAnyUsd.map((cents) => (cents > 0 ? cents * 2 : cents))
    catalogue.replace({ ...before, columns: { ...columns, printingAnyUsd } })
    expect(await listed(id)).toMatchObject({ totalValue: 6.12 })
    catalogue.replace(before)
    expect(await listed(id)).toMatchObject({ totalValue: 3.06 })
  })

  test('a deck that another server changed is reported as it is', async () => {
    const other = clientOf(await app().another(), '10.9.0.1', member.session())
    const { id } = await deckOf(member, { [goblin]: 2 })
    expect(await listed(id, other)).toMatchObject({ totalValue: 3.06, version: 2 })
    await setCard(member, id, card(goblin, { quantity: 3 }))
    expect(await listed(id, other)).toMatchObject({ totalValue: 4.59, version: 3 })
    await setCard(other, id, card(bolt))
    expect(await listed(id)).toMatchObject({ totalValue: 5.39, version: 4 })
  })
})
