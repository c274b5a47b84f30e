import { getDeckPlans, type PayloadOf } from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, deckOf, leader, makeDeck, setCards } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { bolt, guide, ledBy, mountain, opt, own } from '../../test/needs-decks.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const planned = (input: PayloadOf<typeof getDeckPlans>['basicLands'] = undefined) =>
    member.call(getDeckPlans, { input: { basicLands: input } })

  async function planOf(id: string, basicLands?: 'plenty' | 'counted') {
    const { decks } = await planned(basicLands)
    return decks.find((deck) => deck.id === id)
  }

  /** A deck with a name. */
  async function called(name: string, quantities: Record<string, number>): Promise<string> {
    const { id } = await makeDeck(member, { name })
    app().clock.moveForward(1000)
    const cards = Object.entries(quantities).map(([one, quantity]) => card(one, { quantity }))
    await setCards(member, id, cards)
    return id
  }

  /** The names of decks that can be built at once, and why others can not. */
  async function atOnce() {
    const { decks, isMost } = await planned()
    const built = decks.filter((deck) => deck.isAtOnce).map(({ name }) => name)
    const taken = decks.filter(({ takenCards }) => takenCards.length > 0)
    const why = Object.fromEntries(taken.map(({ name, takenCards }) => [name, takenCards]))
    return { built: built.sort(), why, isMost }
  }

  test('a deck comes with its cards, and what the missing ones cost at their cheapest', async () => {
    await own(member, { [bolt.clue]: 1 })
    const main = { [bolt.alpha]: 4, [printing.delverFromTheVault]: 1 }
    const id = await ledBy(member, leader.krenkoJumpstart, main, { [unknownPrinting]: 2 })
    expect(await planOf(id)).toEqual({
      id,
      name: 'Burn',
      format: 'commander',
      state: 'built',
      commanderName: 'Krenko, Mob Boss',
      cover: { name: 'Krenko, Mob Boss', artCrop: expect.stringMatching(/^https:.*art_crop/) },
      needed: 8,
      missing: 7,
      missingUsd: 4.87,
      missingUnpriced: 2,
      isAtOnce: false,
      takenCards: [],
    })
  })

  test('basic lands are there unless they are counted', async () => {
    await own(member, { [bolt.clue]: 4 })
    const { id } = await deckOf(member, { [bolt.alpha]: 4, [mountain.core]: 20 })
    expect(await planOf(id)).toMatchObject({ needed: 24, missing: 0, isAtOnce: true })
    const counted = { needed: 24, missing: 20, missingUsd: 1.6, isAtOnce: false }
    expect(await planOf(id, 'counted')).toMatchObject(counted)
    await own(member, { [mountain.innistrad]: 20 })
    expect(await planOf(id, 'counted')).toMatchObject({ missing: 0, isAtOnce: true })
  })

  describe('at once', () => {
    test('are decks that share what is there for all of them', async () => {
      await own(member, { [bolt.clue]: 4, [guide.zendikar]: 4 })
      await called('Two', { [bolt.alpha]: 2 })
      await called('Two and guides', { [bolt.masters]: 2, [guide.modernMasters]: 4 })
      expect(await atOnce()).toEqual({ built: ['Two', 'Two and guides'], why: {}, isMost: true })
    })

    test('are as many as possible, and the others list the cards that these take', async () => {
      await own(member, { [bolt.clue]: 4, [guide.zendikar]: 4, [opt.eldraine]: 4 })
      await called('Both', { [bolt.alpha]: 4, [guide.zendikar]: 1, [opt.eldraine]: 1 })
      await called('Bolts', { [bolt.alpha]: 1 })
      await called('Guides', { [guide.zendikar]: 4 })
      expect(await atOnce()).toEqual({
        built: ['Bolts', 'Guides'],
        why: { Both: ['Goblin Guide', 'Lightning Bolt'] },
        isMost: true,
      })
    })

    test('are the newer ones of as many', async () => {
      await own(member, { [bolt.clue]: 4, [unknownPrinting]: 1 })
      await called('Old', { [bolt.clue]: 3, [unknownPrinting]: 1 })
      await called('New', { [bolt.clue]: 3, [unknownPrinting]: 1 })
      expect(await atOnce()).toEqual({
        built: ['New'],
        why: { Old: ['Lightning Bolt', `Name of ${unknownPrinting}`] },
        isMost: true,
      })
    })

    test('are none without cards, and none that lack a card', async () => {
      await own(member, { [bolt.clue]: 4 })
      await called('Lacks one', { [bolt.clue]: 4, [guide.zendikar]: 1 })
      await called('Bolts', { [bolt.clue]: 4 })
      await makeDeck(member, { name: 'Empty' })
      expect(await atOnce()).toEqual({ built: ['Bolts'], why: {}, isMost: true })
      expect((await planned()).decks).toHaveLength(3)
    })

    test('are decks of this user, out of this collection', async () => {
      await own(member, { [bolt.clue]: 4 })
      await called('Bolts', { [bolt.clue]: 4 })
      const other = await collectorIn(app())
      await deckOf(other, { [bolt.clue]: 4 })
      expect(await atOnce()).toMatchObject({ built: ['Bolts'] })
      const { decks } = await other.call(getDeckPlans, { input: {} })
      expect(decks).toMatchObject([{ name: 'Burn', missing: 4, isAtOnce: false }])
    })
  })

  test('who has no decks has none to build', async () => {
    const { decks, isMost, pricesAsOf } = await planned()
    expect({ decks, isMost, pricesAsOf }).toEqual({
      decks: [],
      isMost: true,
      pricesAsOf: '2026-07-31',
    })
    const refusal = await member.refusal(getDeckPlans, { input: { basicLands: 'some' } })
    expect(refusal).toMatchObject({ status: 400, issues: [{ path: 'basicLands' }] })
    expect(await app().visitor().refusal(getDeckPlans, { input: {} })).toMatchObject({
      status: 401,
    })
  })
})
