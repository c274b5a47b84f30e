import { setDeckCards } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, leader, linesOf, makeDeck, setCards } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const krenko = leader.krenkoJumpstart

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  async function goblins() {
    const { id } = await makeDeck(member, { format: 'commander', commanderId: krenko })
    return setCards(member, id, [card('shock', { quantity: 4 })])
  }

  const change = (id: string, input: object) => member.call(setDeckCards, { params: { id }, input })

  async function refused(id: string, input: object) {
    const before = await detailOf(member, id)
    const refusal = await member.refusal(setDeckCards, { params: { id }, input })
    expect(await detailOf(member, id)).toEqual(before)
    return refusal
  }

  test('cards and who leads the deck change together, as one version', async () => {
    const { id, version } = await goblins()
    const facts = { commanderId: leader.atraxa }
    const cards = [card('shock', { quantity: 0 }), card(krenko, { role: 'commander' })]
    const after = await change(id, { cards, facts, version })
    expect(after).toMatchObject({ version: version + 1, commanderId: leader.atraxa })
    expect(after.commanderName).toBe("Atraxa, Praetors' Voice")
    expect(linesOf(after)).toEqual([`1 ${krenko}`])
    expect(await detailOf(member, id)).toMatchObject({ ...after, cards: after.cards })
  })

  test('what is omitted of the leader stays, and null is nobody', async () => {
    const { id } = await goblins()
    const remaining = await change(id, { cards: [card('jolt')], facts: {} })
    expect(remaining).toMatchObject({ commanderId: krenko, commanderName: 'Krenko, Mob Boss' })
    const nobody = { commanderId: null, commanderName: null }
    expect(await change(id, { cards: [card('jolt')], facts: nobody })).toMatchObject(nobody)
  })

  test('a leader whom the format does not allow changes no card', async () => {
    const { id } = await goblins()
    const cards = [card('jolt')]
    const facts = { commanderId: printing.lightningBoltAlpha }
    const notAllowed = { status: 400, code: 'commander_not_allowed' }
    expect(await refused(id, { cards, facts })).toMatchObject(notAllowed)
  })

  test('a card that is not allowed leaves the leader', async () => {
    const { id, version } = await goblins()
    const facts = { commanderId: leader.atraxa }
    const spell = card('jolt', { role: 'signature_spell' })
    const notThere = { status: 400, code: 'role_not_in_format' }
    expect(await refused(id, { cards: [spell], facts })).toMatchObject(notThere)
    expect(await refused(id, { cards: [], facts })).toMatchObject({ status: 400 })
    const late = { cards: [card('jolt')], facts, version: version - 1 }
    expect(await refused(id, late)).toMatchObject({ status: 409, code: 'deck_changed' })
  })

  test('nothing but the leader is changed by it', async () => {
    const { id } = await goblins()
    const facts = { name: 'Mine', format: 'modern', description: 'x', userId: 'me' }
    const after = await change(id, { cards: [card('jolt')], facts })
    expect(after).toMatchObject({ name: 'Burn', format: 'commander', description: null })
  })

  test('a merged leader is stored under its new id', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    await apply(app(), [merge(old, now)])
    const { id } = await goblins()
    const facts = { commanderId: old, commanderName: 'Somebody' }
    const after = await change(id, { cards: [card('jolt')], facts })
    expect(after).toMatchObject({ commanderId: now, commanderName: 'Somebody' })
  })
})
