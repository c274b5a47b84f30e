import {
  addToCollection,
  deleteDeck,
  exportAccount,
  getBuyList,
  getDeckNeeds,
  getDeckPlans,
  prioritizeDeck,
  removePriority,
  updateDeck,
  updateUserSettings,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client, MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, makeDeck, setCard } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, freshId, merge } from '../../test/id-migrations.ts'
import { bolt, guide, own } from '../../test/needs-decks.ts'
import { useTestApp } from '../../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient
  let older: string
  let newer: string

  beforeEach(async () => {
    member = await collectorIn(app())
    older = await burn('Older')
    newer = await burn('Newer')
  })

  async function burn(name: string, facts: object = {}) {
    app().clock.moveForward(1000)
    const cards = [card(bolt.clue, { quantity: 4 })]
    return (await makeDeck(member, { name, cards, ...facts })).id
  }

  const needsOf = (id: string) => member.call(getDeckNeeds, { params: { id } })
  const reservedBy = async (id: string) => (await needsOf(id)).cards[0]?.reserved
  const prioritize = (id: string, scryfallId: string = bolt.clue, client: Client = member) =>
    client.call(prioritizeDeck, { params: { id }, input: { scryfallId } })
  const refusal = (id: string, scryfallId: string = bolt.clue, client: Client = member) =>
    client.refusal(prioritizeDeck, { params: { id }, input: { scryfallId } })
  const setState = (id: string, state: string) =>
    member.call(updateDeck, { params: { id }, input: { state } })

  describe('where two decks want the same copies', () => {
    test('the one that is built longer gets them, and each names the other', async () => {
      await own(member, { [bolt.masters]: 5 })
      expect(await needsOf(older)).toMatchObject({
        reserves: true,
        decks: [{ id: newer, name: 'Newer', state: 'built' }],
        cards: [
          {
            ...{ needed: 4, owned: 5, bound: 4, free: 1, reserved: 4, priorityDeckId: null },
            ...{ claims: [{ deckId: newer, needed: 4, reserved: 1 }], claimCount: 1, claimed: 4 },
          },
        ],
      })
      const [needed] = (await needsOf(newer)).cards
      expect(needed).toMatchObject({
        reserved: 1,
        claims: [{ deckId: older, needed: 4, reserved: 4 }],
      })
    })

    test('the one that was chosen gets them, in whichever printing, until that is taken back', async () => {
      await own(member, { [bolt.clue]: 4 })
      await prioritize(newer, bolt.alpha)
      expect([await reservedBy(older), await reservedBy(newer)]).toEqual([0, 4])
      expect((await needsOf(older)).cards[0]?.priorityDeckId).toBe(newer)
      await prioritize(older)
      expect([await reservedBy(older), await reservedBy(newer)]).toEqual([4, 0])
      await prioritize(newer)
      await member.call(removePriority, { params: { id: older, scryfallId: bolt.clue } })
      expect(await reservedBy(newer)).toBe(4) // the choice was the other deck's
      await member.call(removePriority, { params: { id: newer, scryfallId: bolt.masters } })
      expect([await reservedBy(older), await reservedBy(newer)]).toEqual([4, 0])
    })

    test('ideas and retired decks leave them to the other, and may come back first', async () => {
      await own(member, { [bolt.clue]: 4 })
      await prioritize(newer)
      await setState(newer, 'retired')
      expect(await needsOf(older)).toMatchObject({
        cards: [{ bound: 0, free: 4, reserved: 4, claims: [], claimed: 0 }],
        decks: [],
        otherDecks: 1,
      })
      expect(await needsOf(newer)).toMatchObject({
        reserves: false,
        cards: [{ bound: 4, free: 0, reserved: 0 }],
      })
      await setState(newer, 'built')
      expect([await reservedBy(older), await reservedBy(newer)]).toEqual([0, 4])
    })

    test('one that is being built gets what is left, where the user wants that', async () => {
      await own(member, { [bolt.clue]: 6 })
      await setState(older, 'building')
      expect(await reservedBy(older)).toBe(0)
      await member.call(updateUserSettings, { input: { buildingReserves: true } })
      expect([await reservedBy(older), await reservedBy(newer)]).toEqual([2, 4])
    })
  })

  test('only decks that reserve copies are spared by what is bought', async () => {
    await own(member, { [bolt.clue]: 4 })
    const toBuy = async () => {
      const input = { deckIds: [older], sparesOthers: true }
      return (await member.call(getBuyList, { input })).lines.map(({ quantity }) => quantity)
    }
    expect(await toBuy()).toEqual([4])
    await setState(newer, 'idea')
    expect(await toBuy()).toEqual([])
  })

  test('of decks that can be built at once those that are built come first, retired ones never', async () => {
    await own(member, { [bolt.clue]: 4 })
    const atOnce = async () => {
      const { decks } = await member.call(getDeckPlans, { input: {} })
      return decks.filter(({ isAtOnce }) => isAtOnce).map(({ name }) => name)
    }
    expect(await atOnce()).toEqual(['Newer'])
    await setState(newer, 'idea')
    expect(await atOnce()).toEqual(['Older'])
    await setState(older, 'retired')
    expect(await atOnce()).toEqual(['Newer'])
  })

  describe('the choice', () => {
    test('is refused for a deck without the card, or that reserves none', async () => {
      expect(await refusal(newer, guide.zendikar)).toMatchObject({
        status: 404,
        code: 'card_not_in_deck',
      })
      await setState(newer, 'idea')
      expect(await refusal(newer)).toMatchObject({
        status: 409,
        code: 'deck_reserves_nothing',
      })
      expect(await refusal(older, '')).toMatchObject({ status: 400 })
    })

    test('is not made for decks of others', async () => {
      const other = await collectorIn(app())
      const missing = { status: 404, code: 'deck_not_found' }
      expect(await refusal(newer, bolt.clue, other)).toMatchObject(missing)
      const params = { id: newer, scryfallId: bolt.clue }
      expect(await other.refusal(removePriority, { params })).toMatchObject(missing)
    })

    test('follows a card whose id changes', async () => {
      const merged = freshId('merged')
      const [mine, theirs] = await Promise.all(
        [newer, older].map((id) => setCard(member, id, card(merged))),
      )
      await member.call(addToCollection, { input: { scryfallId: merged } })
      await prioritize(newer, merged)
      await apply(app(), [merge(merged, guide.zendikar)])
      for (const [id, reserved] of [
        [mine?.id, 1],
        [theirs?.id, 0],
      ] as const) {
        const { cards } = await needsOf(id ?? '')
        const needed = cards.find(({ cardName }) => cardName === 'Goblin Guide')
        expect(needed).toMatchObject({ reserved, owned: 1, priorityDeckId: newer })
      }
    })

    test('is exported, and goes with its deck', async () => {
      await prioritize(newer)
      const chosenAt = app().clock.now().toISOString()
      const { decks } = await member.call(exportAccount, {})
      expect(decks.map(({ priorities }) => priorities)).toEqual([
        [],
        [{ scryfallId: bolt.clue, chosenAt }],
      ])
      await member.call(deleteDeck, { params: { id: newer } })
      const { db } = app().database
      const left = db.selectFrom('deck_priorities').selectAll().where('deck_id', '=', newer)
      expect(await left.execute()).toEqual([])
      expect((await needsOf(older)).cards[0]?.priorityDeckId).toBeNull()
    })
  })
})
