import {
  addToCollection,
  getPullList,
  getReturnList,
  type OutputOf,
  prioritizeDeck,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, leader, makeDeck } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { bolt, guide, mountain, own } from '../../test/needs-decks.ts'
import { useTestApp } from '../../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  async function deckWith(name: string, copies: Record<string, number>, facts: object = {}) {
    app().clock.moveForward(1000)
    const cards = Object.entries(copies).map(([id, quantity]) => card(id, { quantity }))
    return (await makeDeck(member, { name, cards, ...facts })).id
  }

  const pullList = (id: string) => member.call(getPullList, { params: { id } })
  const returnList = (id: string) => member.call(getReturnList, { params: { id } })
  const setState = (id: string, state: string) =>
    member.call(updateDeck, { params: { id }, input: { state } })

  type Copies = OutputOf<typeof getPullList>['cards'][number]['copies']
  const linesOf = (copies: Copies = []) =>
    copies.map(({ quantity, finish, printing }) => `${quantity} ${finish} ${printing.scryfallId}`)

  describe('what to pull for a deck', () => {
    test('are free copies, first those in its printings, then those of other decks, the rest is missing', async () => {
      await own(member, { [bolt.masters]: 2, [bolt.clue]: 2 })
      const foil = { scryfallId: bolt.masters, finish: 'foil', quantity: 1 } as const
      await member.call(addToCollection, { input: foil })
      const burn = await deckWith('Burn', { [bolt.masters]: 2 })
      const idea = await deckWith(
        'An idea',
        { [bolt.masters]: 8, [guide.zendikar]: 1 },
        { state: 'idea' },
      )
      const { cards, decks } = await pullList(idea)
      const [guides, bolts] = cards
      expect(bolts).toMatchObject({
        ...{ cardName: 'Lightning Bolt', needed: 8, missing: 3 },
        fromDecks: [{ deckId: burn, quantity: 2 }],
      })
      expect(linesOf(bolts?.copies)).toEqual([`1 foil ${bolt.masters}`, `2 nonfoil ${bolt.clue}`])
      expect(bolts?.copies[0]?.printing).toMatchObject({ setCode: 'a25', language: 'en' })
      expect(guides).toMatchObject({ needed: 1, copies: [], fromDecks: [], missing: 1 })
      expect(decks).toEqual([{ id: burn, name: 'Burn', state: 'built' }])
      const own2 = await pullList(burn)
      expect(linesOf(own2.cards[0]?.copies)).toEqual([`2 nonfoil ${bolt.masters}`])
    })

    test('takes from the decks that come last, and never from a retired one', async () => {
      await own(member, { [bolt.clue]: 3 })
      const [first, second, retired] = [
        await deckWith('First', { [bolt.clue]: 2 }),
        await deckWith('Second', { [bolt.clue]: 1 }),
        await deckWith('Retired', { [bolt.clue]: 4 }, { state: 'retired' }),
      ]
      const idea = await deckWith('Idea', { [bolt.clue]: 2 }, { state: 'idea' })
      const { cards, decks } = await pullList(idea)
      expect(cards[0]?.fromDecks).toEqual([
        { deckId: second, quantity: 1 },
        { deckId: first, quantity: 1 },
      ])
      expect(decks.map(({ id }) => id)).not.toContain(retired)
    })

    test('includes the commander beside the cards, and basic lands as such', async () => {
      await own(member, { [leader.krenkoJumpstart]: 1 })
      const facts = { format: 'commander', commanderId: leader.krenkoJumpstart, state: 'idea' }
      const id = await deckWith('Krenko', { [mountain.core]: 30 }, facts)
      const { cards } = await pullList(id)
      expect(cards).toMatchObject([
        { cardName: 'Krenko, Mob Boss', isBasicLand: false, missing: 0 },
        { cardName: 'Mountain', isBasicLand: true, missing: 30 },
      ])
      expect(linesOf(cards[0]?.copies)).toEqual([`1 nonfoil ${leader.krenkoJumpstart}`])
    })
  })

  describe('what to return of a deck', () => {
    test('are its copies, to the collection or to a deck that lacks them, also when it is retired', async () => {
      await own(member, { [bolt.clue]: 4, [guide.zendikar]: 1 })
      const burn = await deckWith('Burn', { [bolt.clue]: 4, [guide.zendikar]: 2 })
      const waiting = await deckWith('Waiting', { [bolt.clue]: 1 })
      for (const state of ['built', 'retired']) {
        await setState(burn, state)
        const { cards, decks } = await returnList(burn)
        expect(cards.map(({ cardName, copies }) => [cardName, ...linesOf(copies)])).toEqual([
          ['Goblin Guide', `1 nonfoil ${guide.zendikar}`],
          ['Lightning Bolt', `4 nonfoil ${bolt.clue}`],
        ])
        expect(cards.map(({ toDecks }) => toDecks)).toEqual([
          [],
          [{ deckId: waiting, quantity: 1 }],
        ])
        expect(decks).toEqual([{ id: waiting, name: 'Waiting', state: 'built' }])
      }
    })

    test('is nothing of a deck that never was built, nor what another one got first', async () => {
      await own(member, { [bolt.clue]: 4 })
      const idea = await deckWith('Idea', { [bolt.clue]: 4 }, { state: 'idea' })
      expect((await returnList(idea)).cards).toEqual([])
      const built = await deckWith('Built', { [bolt.clue]: 4 })
      const other = await deckWith('Other', { [bolt.clue]: 4 })
      expect((await returnList(built)).cards).toHaveLength(1)
      const input = { scryfallId: bolt.clue }
      await member.call(prioritizeDeck, { params: { id: other }, input })
      expect((await returnList(built)).cards).toEqual([])
    })
  })

  test('the lists are those of the own decks only', async () => {
    const id = await deckWith('Burn', { [bolt.clue]: 4 })
    const other = await collectorIn(app())
    for (const endpoint of [getPullList, getReturnList]) {
      expect(await other.refusal(endpoint, { params: { id } })).toMatchObject({
        status: 404,
        code: 'deck_not_found',
      })
    }
  })
})
