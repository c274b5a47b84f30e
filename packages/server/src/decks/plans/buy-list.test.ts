import { getBuyList } from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { deckOf, leader } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { bolt, guide, ledBy, mountain, opt, own } from '../../test/needs-decks.ts'
import { unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const listOf = (input: object) => member.call(getBuyList, { input })

  /** `4 Lightning Bolt` */
  async function linesOf(input: object): Promise<string[]> {
    const { lines } = await listOf(input)
    return lines.map(({ quantity, cardName }) => `${quantity} ${cardName}`)
  }

  test('what is missing is listed by name, each card at its cheapest', async () => {
    await own(member, { [bolt.clue]: 1 })
    const main = { [opt.mysticalArchive]: 4, [bolt.alpha]: 3, [guide.doubleMasters]: 3 }
    const { id } = await deckOf(member, main, { [bolt.masters]: 1, [unknownPrinting]: 2 })
    const { lines, ...totals } = await listOf({ deckIds: [id] })
    expect(lines).toMatchObject([
      { cardName: 'Goblin Guide', quantity: 3, offer: { setCode: 'mm3', usd: 1.3 } },
      { cardName: 'Lightning Bolt', quantity: 3, offer: { setCode: 'clb', usd: 0.8 } },
      { cardName: `Name of ${unknownPrinting}`, quantity: 2, offer: null, deckIds: [id] },
      { cardName: 'Opt', quantity: 4, offer: { setCode: 'eld', finish: 'foil', usd: 0.32 } },
    ])
    expect(totals).toEqual({ totalUsd: 7.58, unpricedCopies: 2, pricesAsOf: '2026-07-31' })
  })

  test('the total of many copies has no crumbs of fractions', async () => {
    const many = { [opt.eldraine]: 99, [guide.zendikar]: 99, [bolt.alpha]: 99 }
    const { id } = await deckOf(member, many)
    expect(await listOf({ deckIds: [id] })).toMatchObject({ totalUsd: 239.58 })
  })

  test('a deck that lacks nothing has nothing to buy', async () => {
    await own(member, { [bolt.clue]: 4 })
    const { id } = await deckOf(member, { [bolt.alpha]: 4 })
    expect(await listOf({ deckIds: [id] })).toMatchObject({ lines: [], totalUsd: 0 })
  })

  test('the commander is bought too, once', async () => {
    const id = await ledBy(member, leader.krenkoJumpstart)
    const listed = await ledBy(member, leader.krenkoJumpstart, { [leader.krenkoJumpstart]: 1 })
    expect(await linesOf({ deckIds: [id] })).toEqual(['1 Krenko, Mob Boss'])
    expect(await linesOf({ deckIds: [listed] })).toEqual(['1 Krenko, Mob Boss'])
  })

  test('basic lands are bought only when they are counted', async () => {
    const { id } = await deckOf(member, { [mountain.core]: 20, [bolt.clue]: 1 })
    expect(await linesOf({ deckIds: [id] })).toEqual(['1 Lightning Bolt'])
    const counted = { deckIds: [id], basicLands: 'counted' }
    expect(await linesOf(counted)).toEqual(['1 Lightning Bolt', '20 Mountain'])
  })

  describe('for several decks', () => {
    let decks: { four: string; three: string; other: string }

    beforeEach(async () => {
      await own(member, { [bolt.clue]: 2 })
      const { id: four } = await deckOf(member, { [bolt.alpha]: 4 })
      const { id: three } = await deckOf(member, { [bolt.masters]: 3, [guide.zendikar]: 1 })
      const { id: other } = await deckOf(member, { [bolt.masters]: 1, [opt.eldraine]: 1 })
      decks = { four, three, other }
    })

    test('at the same time all their copies are needed', async () => {
      const { lines } = await listOf({ deckIds: [decks.four, decks.three] })
      expect(lines).toMatchObject([
        { cardName: 'Goblin Guide', quantity: 1, deckIds: [decks.three] },
        { cardName: 'Lightning Bolt', quantity: 5 },
      ])
      expect(new Set(lines[1]?.deckIds)).toEqual(new Set([decks.four, decks.three]))
    })

    test('one after the other those of the deck with most of them are enough', async () => {
      const requested = { deckIds: [decks.four, decks.three], isAtOnce: false }
      expect(await linesOf(requested)).toEqual(['1 Goblin Guide', '2 Lightning Bolt'])
    })

    test('copies are left to decks that were not chosen when these are to be spared', async () => {
      const requested = { deckIds: [decks.four], sparesOthers: true }
      expect(await linesOf({ ...requested, sparesOthers: false })).toEqual(['2 Lightning Bolt'])
      expect(await linesOf(requested)).toEqual(['4 Lightning Bolt'])
      const two = { ...requested, deckIds: [decks.four, decks.three] }
      expect(await linesOf(two)).toEqual(['1 Goblin Guide', '6 Lightning Bolt'])
    })

    test('a deck that is named twice is one', async () => {
      const requested = { deckIds: [decks.four, decks.four, decks.four.toUpperCase()] }
      expect(await linesOf(requested)).toEqual(['2 Lightning Bolt'])
    })

    test('it is not found when one of them is not', async () => {
      const { id: notTheirs } = await deckOf(await collectorIn(app()), { [bolt.alpha]: 4 })
      for (const one of [notTheirs, unknownPrinting, 'no-id']) {
        const input = { deckIds: [decks.four, one] }
        expect(await member.refusal(getBuyList, { input })).toMatchObject({
          status: 404,
          code: 'deck_not_found',
        })
      }
    })
  })

  test('at least one deck is required', async () => {
    for (const deckIds of [undefined, [], 'deck', [1]]) {
      const refusal = await member.refusal(getBuyList, { input: { deckIds } })
      expect(refusal.status).toBe(400)
      expect(refusal.issues?.[0]?.message).toBe('Choose at least one deck')
    }
  })
})
