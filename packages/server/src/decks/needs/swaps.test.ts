import {
  type DeckState,
  type PrintingSwaps,
  planSwaps,
  type SwapGoal,
  setDeckCards,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, deckOf, detailOf, leader, linesOf, makeDeck, setCards } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { bolt, guide, ledBy, mountain, own } from '../../test/needs-decks.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const krenko = leader.krenkoJumpstart // $2.20
const { krenkoEtched } = printing // $30.69

/** `main 4 lea > clb` */
function wordsOf({ swaps }: Pick<PrintingSwaps, 'swaps'>): string[] {
  return swaps.map(
    ({ slotType, quantity, from, to }) => `${slotType} ${quantity} ${from.setCode} > ${to.setCode}`,
  )
}

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const plan = (id: string, to: SwapGoal) =>
    member.call(planSwaps, { params: { id }, input: { to } })

  /** Makes the swaps, which leaves the deck with what was said of it. */
  async function made(id: string, { cards, commanderId, ...plan }: PrintingSwaps) {
    const facts = commanderId === null ? {} : { facts: { commanderId } }
    const input = { cards, version: plan.version, ...facts }
    const state = await member.call(setDeckCards, { params: { id }, input })
    expect(state.totalValue).toBe(plan.valueAfter)
    return state
  }

  const madeTo = async (id: string, to: SwapGoal): Promise<DeckState> =>
    made(id, await plan(id, to))

  describe('to the cheapest', () => {
    test('each row whose card has a cheaper printing becomes that one', async () => {
      const main = { [bolt.alpha]: 3, [guide.modernMasters]: 4, [mountain.innistrad]: 20 }
      const { id, version } = await deckOf(member, main, { [bolt.masters]: 1 })
      const planned = await plan(id, 'cheapest')
      expect(wordsOf(planned)).toEqual([
        'main 3 lea > clb',
        'main 20 vow > m13',
        'side 1 a25 > clb',
      ])
      expect(planned).toMatchObject({ valueBefore: 1873.88, valueAfter: 10, version })
      expect(planned.swaps[0]).toEqual({
        cardName: 'Lightning Bolt',
        slotType: 'main',
        quantity: 3,
        from: {
          scryfallId: bolt.alpha,
          setCode: 'lea',
          setName: 'Limited Edition Alpha',
          collectorNumber: '161',
          ...{ treatments: [], language: 'en', isDigital: false },
          ...{ usd: 620, usdFinish: 'nonfoil' },
        },
        to: expect.objectContaining({ scryfallId: bolt.baldursGate, treatments: ['Showcase'] }),
      })
      expect(linesOf(await made(id, planned))).toEqual([
        `4 ${guide.modernMasters}`,
        `3 ${bolt.baldursGate}`,
        `20 ${mountain.core}`,
        `side 1 ${bolt.baldursGate}`,
      ])
    })

    test('nothing is changed by looking, and nothing is left to swap afterwards', async () => {
      const { id } = await deckOf(member, { [bolt.alpha]: 3 })
      const before = await detailOf(member, id)
      await made(id, await plan(id, 'cheapest'))
      expect(before).toMatchObject({ version: 2, totalValue: 1860 })
      expect(await plan(id, 'cheapest')).toMatchObject({ swaps: [], cards: [], commanderId: null })
    })

    test('rows of a slot that become the same printing are added', async () => {
      const all = { [bolt.alpha]: 1, [bolt.masters]: 2, [bolt.baldursGate]: 1 }
      const { id } = await deckOf(member, all)
      expect(linesOf(await madeTo(id, 'cheapest'))).toEqual([`4 ${bolt.baldursGate}`])
    })

    test('a swap that would make more copies than a row can have is left out', async () => {
      const all = { [bolt.alpha]: 2, [bolt.masters]: 5, [bolt.baldursGate]: 95 }
      const { id } = await deckOf(member, all)
      const planned = await plan(id, 'cheapest')
      expect(wordsOf(planned)).toEqual(['main 2 lea > clb'])
      const after = await made(id, planned)
      expect(new Set(linesOf(after))).toEqual(
        new Set([`5 ${bolt.masters}`, `97 ${bolt.baldursGate}`]),
      )
    })

    test('printings without a price, and unknown ones, stay', async () => {
      const { id } = await deckOf(member, { [bolt.championship]: 1, [unknownPrinting]: 2 })
      expect(await plan(id, 'cheapest')).toMatchObject({ swaps: [], valueBefore: null })
    })

    test('of equally cheap printings each stays', async () => {
      const angel = {
        magic2012: '3c31fb9d-ec0d-4555-814d-62642d52c710', // $0.05
        magic2015: '5fe2d063-a9b1-4693-9841-923210bf09d7', // $0.05
        dominaria: 'e430b8c9-9439-4256-9066-e9b57f257fe7', // $0.13
      }
      const { id } = await deckOf(member, { [angel.magic2012]: 1, [angel.magic2015]: 1 })
      expect(await plan(id, 'cheapest')).toMatchObject({ swaps: [] })
      await setCards(member, id, [card(angel.dominaria)])
      expect(await plan(id, 'cheapest')).toMatchObject({ swaps: [{ quantity: 1 }] })
    })

    test('what a row is besides stays with the row in its place', async () => {
      const { id } = await makeDeck(member, { format: 'commander', commanderId: leader.atraxa })
      await setCards(member, id, [
        card(krenkoEtched, { role: 'commander' }),
        card(bolt.alpha, { isLocked: true }),
        card(guide.zendikar),
      ])
      const { cards } = await madeTo(id, 'cheapest')
      expect(cards).toMatchObject([
        { scryfallId: guide.modernMasters, role: null, isLocked: false },
        { scryfallId: krenko, role: 'commander', isLocked: false },
        { scryfallId: bolt.baldursGate, role: null, isLocked: true },
      ])
    })

    test('the commander beside the cards is swapped too', async () => {
      const id = await ledBy(member, krenkoEtched, { [guide.zendikar]: 1 })
      const planned = await plan(id, 'cheapest')
      expect(wordsOf(planned)).toEqual(['main 1 cmm > jmp', 'main 1 zen > mm3'])
      expect(planned).toMatchObject({ commanderId: krenko, valueBefore: 32.22, valueAfter: 3.5 })
      const after = await made(id, planned)
      expect(after).toMatchObject({ commanderId: krenko, commanderName: 'Krenko, Mob Boss' })
      expect(linesOf(after)).toEqual([`1 ${guide.modernMasters}`])
    })

    test('without any other card the commander alone is another printing', async () => {
      const id = await ledBy(member, krenkoEtched)
      const { commanderId, cards, valueAfter } = await plan(id, 'cheapest')
      expect(cards).toEqual([])
      const after = await member.call(updateDeck, { params: { id }, input: { commanderId } })
      expect(after.totalValue).toBe(valueAfter)
    })

    test('the commander among the cards goes along with its row', async () => {
      const id = await ledBy(member, krenkoEtched, { [krenkoEtched]: 1 })
      const planned = await plan(id, 'cheapest')
      expect(planned).toMatchObject({ commanderId: krenko, swaps: [{ quantity: 1 }] })
      expect(linesOf(await made(id, planned))).toEqual([`1 ${krenko}`])
      const other = await ledBy(member, krenko, { [krenkoEtched]: 1 })
      expect(await plan(other, 'cheapest')).toMatchObject({ commanderId: null, valueAfter: 2.2 })
    })
  })

  describe('to owned ones', () => {
    test('copies become owned printings as far as these reach, and the rest stays', async () => {
      await own(member, { [bolt.masters]: 2, [bolt.clue]: 1, [guide.zendikar]: 4 })
      const { id } = await deckOf(member, { [bolt.alpha]: 4 })
      const planned = await plan(id, 'owned')
      expect(wordsOf(planned)).toEqual(['main 2 lea > a25', 'main 1 lea > clu'])
      expect(new Set(linesOf(await made(id, planned)))).toEqual(
        new Set([`1 ${bolt.alpha}`, `2 ${bolt.masters}`, `1 ${bolt.clue}`]),
      )
    })

    test('copies that are of an owned printing stay, and each owned copy is used once', async () => {
      await own(member, { [bolt.masters]: 2, [bolt.clue]: 2 })
      const main = { [bolt.alpha]: 2, [bolt.masters]: 1 }
      const { id } = await deckOf(member, main, { [bolt.clue]: 2, [bolt.baldursGate]: 2 })
      const planned = await plan(id, 'owned')
      expect(wordsOf(planned)).toEqual(['main 1 lea > a25'])
      const after = linesOf(await made(id, planned))
      expect(after).toContain(`2 ${bolt.masters}`)
      expect(after).toContain(`side 2 ${bolt.baldursGate}`)
      expect(await plan(id, 'owned')).toMatchObject({ swaps: [] })
    })

    test('copies that another deck asks for are owned all the same', async () => {
      await own(member, { [bolt.masters]: 1 })
      await deckOf(member, { [bolt.masters]: 1 })
      const { id } = await deckOf(member, { [bolt.alpha]: 1 })
      expect(wordsOf(await plan(id, 'owned'))).toEqual(['main 1 lea > a25'])
    })

    test('basic lands and dearer printings are swapped too', async () => {
      await own(member, { [mountain.innistrad]: 30, [guide.doubleMasters]: 1 })
      const { id } = await deckOf(member, { [mountain.core]: 20, [guide.modernMasters]: 1 })
      const planned = await plan(id, 'owned')
      expect(wordsOf(planned)).toEqual(['main 1 mm3 > 2xm', 'main 20 m13 > vow'])
      expect(planned).toMatchObject({ valueBefore: 2.9, valueAfter: 9.68 })
    })

    test('the role stays with the copies that stay, and the lock is on all', async () => {
      await own(member, { [bolt.clue]: 1 })
      const { id } = await makeDeck(member)
      const facts = { quantity: 2, slotType: 'side', role: 'companion', isLocked: true } as const
      await setCards(member, id, [card(bolt.alpha, facts)])
      const { cards } = await madeTo(id, 'owned')
      const of = (one: string) => cards.find(({ scryfallId }) => scryfallId === one)
      expect(of(bolt.alpha)).toMatchObject({ quantity: 1, role: 'companion', isLocked: true })
      expect(of(bolt.clue)).toMatchObject({ quantity: 1, role: null, isLocked: true })
    })

    test('the commander comes first', async () => {
      await own(member, { [krenkoEtched]: 1 })
      const id = await ledBy(member, krenko, {}, { [krenko]: 1 })
      const planned = await plan(id, 'owned')
      expect(planned).toMatchObject({ commanderId: krenkoEtched, cards: [] })
      expect(wordsOf(planned)).toEqual(['main 1 jmp > cmm'])
    })

    test('what others own is not taken', async () => {
      await own(await collectorIn(app()), { [bolt.masters]: 4 })
      const { id } = await deckOf(member, { [bolt.alpha]: 1, [unknownPrinting]: 1 })
      expect(await plan(id, 'owned')).toMatchObject({
        swaps: [],
        valueBefore: 620,
        valueAfter: 620,
      })
    })
  })

  test('nobody sees swaps of decks of others, or to something else', async () => {
    const { id } = await deckOf(member, { [bolt.alpha]: 4 })
    const params = { id }
    const other = await collectorIn(app())
    const input = { to: 'cheapest' }
    expect(await other.refusal(planSwaps, { params, input })).toMatchObject({
      code: 'deck_not_found',
    })
    const wrong = await member.refusal(planSwaps, { params, input: { to: 'dearest' } })
    expect(wrong).toMatchObject({
      status: 400,
      issues: [{ path: 'to', message: 'to is one of cheapest, owned' }],
    })
  })
})
