import { limits, setDeckCards } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, deckOf, detailOf, linesOf, makeDeck, setCards } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  async function refused(id: string, cards: unknown) {
    const before = await detailOf(member, id)
    const refusal = await member.refusal(setDeckCards, { params: { id }, input: { cards } })
    expect(await detailOf(member, id)).toEqual(before)
    return refusal
  }

  const many = (count: number, facts = {}) =>
    Array.from({ length: count }, (_, at) =>
      card(`card-${at}`, { cardName: `Card ${at}`, ...facts }),
    )

  test('cards are set, put in and taken out in one change', async () => {
    const { id, version } = await deckOf(member, { shock: 4, jolt: 2, zap: 1 }, { shock: 1 })
    const after = await setCards(member, id, [
      card('shock', { quantity: 3 }),
      card('jolt', { quantity: 0 }),
      card('smash', { quantity: 2, slotType: 'side' }),
      card('never-there', { quantity: 0 }),
    ])
    expect(linesOf(after)).toEqual(['3 shock', '1 zap', 'side 1 shock', 'side 2 smash'])
    expect(after).toMatchObject({ version: version + 1, cardCount: 7, sideCount: 3 })
    const { cards } = await detailOf(member, id)
    expect(cards).toMatchObject(after.cards)
  })

  test('when one of them is not valid, none is changed', async () => {
    const { id } = await deckOf(member, { shock: 4 })
    const good = card('jolt', { quantity: 3 })
    const bad: [object, string][] = [
      [card('zap', { quantity: 100 }), 'Maximum 99 copies of a card allowed'],
      [card('zap', { cardName: '' }), 'Card name is required'],
      [{ ...card('zap'), slotType: 'maybe' }, 'Slot must be main, side or considering'],
      [{}, 'Card ID is required'],
    ]
    for (const [one, message] of bad) {
      const refusal = await refused(id, [good, one])
      expect(refusal.status).toBe(400)
      expect(refusal.issues).toContainEqual({ path: expect.stringMatching(/^cards\.1\./), message })
    }
  })

  test('a request has one card at least and 1,000 at most', async () => {
    const { id } = await makeDeck(member)
    const none = await refused(id, [])
    expect(none).toMatchObject({ status: 400, issues: [{ message: 'Give at least one card' }] })
    const tooMany = await refused(id, many(limits.deckCards + 1))
    const message = 'A request can change up to 1000 cards of a deck'
    expect(tooMany).toMatchObject({ status: 400, issues: [{ message }] })
    for (const cards of [undefined, null, {}, 'shock']) {
      expect(await refused(id, cards)).toMatchObject({
        issues: [{ message: 'Give at least one card' }],
      })
    }
    const full = await setCards(member, id, many(limits.deckCards, { quantity: 99 }))
    expect(full).toMatchObject({ cardCount: 99_000, version: 2 })
    const empty = await setCards(member, id, many(limits.deckCards, { quantity: 0 }))
    expect(empty).toMatchObject({ cardCount: 0, version: 3, cards: [] })
  })

  test('a deck has room for 1,000 printings once the request is done', async () => {
    const { id } = await makeDeck(member)
    await setCards(member, id, many(limits.deckCards - 1))
    const two = [card('shock'), card('shock', { slotType: 'side' })]
    expect(await refused(id, two)).toMatchObject({ status: 409, code: 'deck_full' })
    const exchanged = await setCards(member, id, [...two, card('card-0', { quantity: 0 })])
    expect(exchanged.cards).toHaveLength(limits.deckCards)
  })

  test('of two that speak of the same card in one slot the later one holds', async () => {
    const { id } = await deckOf(member, { jolt: 2 })
    const after = await setCards(member, id, [
      card('shock', { quantity: 4 }),
      card('jolt', { quantity: 4 }),
      card('shock', { quantity: 2, slotType: 'side' }),
      card('shock', { quantity: 1 }),
      card('jolt', { quantity: 0 }),
    ])
    expect(linesOf(after)).toEqual(['1 shock', 'side 2 shock'])
  })

  test('two cards that became one are added, up to 99', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    await apply(app(), [merge(old, now)])
    const { id } = await makeDeck(member)
    const both = (one: number, other: number) => [
      card(old, { quantity: one }),
      card(now, { quantity: other }),
    ]
    expect(linesOf(await setCards(member, id, both(2, 3)))).toEqual([`5 ${now}`])
    expect(linesOf(await setCards(member, id, both(70, 40)))).toEqual([`99 ${now}`])
    expect(linesOf(await setCards(member, id, both(0, 4)))).toEqual([`4 ${now}`])
    expect(linesOf(await setCards(member, id, both(0, 0)))).toEqual([])
  })
})
