import { randomUUID } from 'node:crypto'
import { createDeck, limits, listDecks } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, leader, linesOf, makeDeck, setCard } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const goblin = printing.goblinGuideZendikar

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const requested = (cards: unknown) => ({ name: 'Burn', format: 'modern', cards })

  async function refused(cards: unknown, facts = {}) {
    const input = { ...requested(cards), ...facts }
    const refusal = await member.refusal(createDeck, { input })
    expect(await member.call(listDecks)).toEqual([])
    return refusal
  }

  test('a deck can be made with its cards, with what they are in it', async () => {
    const cards = [
      card(goblin, { quantity: 4, isLocked: true, tcgplayerId: 7 }),
      card('jolt', { quantity: 2, slotType: 'side', role: 'companion' }),
    ]
    const made = await makeDeck(member, { cards })
    expect(made).toMatchObject({ version: 1, cardCount: 6, sideCount: 2, totalValue: 6.12 })
    expect(made).toMatchObject({ cover: { scryfallId: goblin } })
    expect(await member.call(listDecks)).toEqual([made])
    const { cards: rows } = await detailOf(member, made.id)
    expect(rows).toMatchObject([
      { cardName: 'Goblin Guide', quantity: 4, isLocked: true, tcgplayerId: 7, role: null },
      { cardName: 'Name of jolt', quantity: 2, slotType: 'side', role: 'companion' },
    ])
  })

  test('its commander may stand among them, and another one beside', async () => {
    const led = { format: 'commander', commanderId: leader.krenkoJumpstart }
    const cards = [card(leader.krenkoJumpstart), card(leader.atraxa, { role: 'commander' })]
    expect(await makeDeck(member, { ...led, cards })).toMatchObject({ cardCount: 2 })
  })

  test('cards of none are not there, and of two in one slot the later one holds', async () => {
    const twice = [card('shock', { quantity: 3 }), card('shock', { quantity: 2 })]
    const { id } = await makeDeck(member, { cards: [card('jolt', { quantity: 0 }), ...twice] })
    expect(linesOf(await detailOf(member, id))).toEqual(['2 shock'])
  })

  test('cards that were merged are there under the id that they have now, added up', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    await apply(app(), [merge(old, now)])
    const both = [card(old, { quantity: 3 }), card(now, { quantity: 2 })]
    const { id } = await makeDeck(member, { cards: both })
    expect(linesOf(await detailOf(member, id))).toEqual([`5 ${now}`])
  })

  test('what is not valid makes no deck', async () => {
    const tooMany = Array.from({ length: limits.deckCards + 1 }, (_, at) => card(`card-${at}`))
    const message = 'A deck can hold up to 1,000 different printings'
    expect(await refused(tooMany)).toMatchObject({ status: 400, issues: [{ message }] })
    const path = 'cards.1.quantity'
    const hundred = await refused([card('jolt'), card('shock', { quantity: 100 })])
    expect(hundred).toMatchObject({ status: 400, issues: [{ path }] })
    for (const cards of [null, {}, 'shock', 7]) {
      expect(await refused(cards)).toMatchObject({ issues: [{ message: 'Cards must be a list' }] })
    }
  })

  test('a role that the format does not have makes no deck', async () => {
    const second = [card('shock', { role: 'commander' })]
    expect(await refused(second)).toMatchObject({ code: 'format_without_commander' })
    const spell = [card('shock', { role: 'signature_spell' })]
    const refusal = await refused(spell, { format: 'commander' })
    expect(refusal).toMatchObject({ status: 400, code: 'role_not_in_format' })
  })

  test('as many cards as a deck can have are made with it', async () => {
    const cards = Array.from({ length: limits.deckCards }, (_, at) => card(`card-${at}`))
    const { id } = await makeDeck(member, { cards })
    expect((await detailOf(member, id)).cards).toHaveLength(limits.deckCards)
  })

  test('the same request with the same key makes one deck, also when ids were merged since', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    const cards = [card(goblin, { quantity: 4 }), card(old), card('jolt', { role: null })]
    const once = { input: requested(cards), key: randomUUID() }
    const all = await Promise.all([1, 2, 3].map(() => member.call(createDeck, once)))
    expect(all.slice(1)).toEqual([all[0], all[0]])
    await apply(app(), [merge(old, now)])
    expect(await member.call(createDeck, once)).toMatchObject({ cardCount: 6, version: 2 })
    expect(await member.call(listDecks)).toHaveLength(1)
  })

  test('a key is for the same cards only, until the deck is changed', async () => {
    const cards = [card('shock', { quantity: 4 }), card('jolt')]
    const key = randomUUID()
    const made = await member.call(createDeck, { input: requested(cards), key })
    for (const other of [
      undefined,
      [],
      [card('shock', { quantity: 3 }), card('jolt')],
      [card('shock', { quantity: 4 }), card('zap')],
      [...cards, card('zap')],
      [card('shock', { quantity: 4, isLocked: true }), card('jolt')],
      [card('shock', { quantity: 4, slotType: 'side' }), card('jolt')],
      [card('shock', { quantity: 4, tcgplayerId: 7 }), card('jolt')],
    ]) {
      const refusal = await member.refusal(createDeck, { input: requested(other), key })
      expect(refusal).toMatchObject({ status: 422, code: 'idempotency_key_used' })
    }
    expect(await member.call(createDeck, { input: requested(cards.toReversed()), key })).toEqual(
      made,
    )
    await setCard(member, key, card('zap'))
    expect(await member.call(createDeck, { input: requested(cards), key })).toMatchObject({
      id: key,
      cardCount: 6,
    })
  })
})
