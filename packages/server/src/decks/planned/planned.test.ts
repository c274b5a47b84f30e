import {
  addPlannedChange,
  deleteDeck,
  deletePlannedChange,
  duplicateDeck,
  exportAccount,
  limits,
  listDeckChanges,
  listPlannedChanges,
  setDeckCards,
  updatePlannedChange,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, detailOf, makeDeck } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, merge } from '../../test/id-migrations.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const [guide, bolt] = [printing.goblinGuideZendikar, printing.lightningBoltAlpha]
const removed = { scryfallId: guide, cardName: 'Goblin Guide' }
const added = { scryfallId: bolt, cardName: 'Lightning Bolt' }
const swap = { removed, added, reason: ' Reach ' }

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function withDeck() {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, { cards: [card(guide, { quantity: 4 })] })
    return { member, id, params: { id } }
  }
  const planOf = async (member: MemberClient, id: string) =>
    (await member.call(listPlannedChanges, { params: { id } })).plannedChanges

  test('a planned change is listed with its printings and its reason, and changes no version', async () => {
    const { member, id, params } = await withDeck()
    const { version } = await detailOf(member, id)
    const planned = await member.call(addPlannedChange, { params, input: swap })
    expect(planned).toMatchObject({
      removed: { scryfallId: guide, slotType: 'main', finish: 'nonfoil', quantity: 1 },
      added: { card: { name: 'Lightning Bolt' } },
      reason: 'Reach',
    })
    expect(await planOf(member, id)).toEqual([planned])
    expect((await detailOf(member, id)).version).toBe(version)
  })

  test('the same request twice plans one change', async () => {
    const { member, id, params } = await withDeck()
    const changeId = crypto.randomUUID()
    for (const _ of [1, 2])
      await member.call(addPlannedChange, { params, input: swap, key: changeId })
    expect(await planOf(member, id)).toMatchObject([{ id: changeId }])
  })

  test('a change of nothing, of no copies or with a finish that is not printed is refused', async () => {
    const { member, id, params } = await withDeck()
    const inputs = [
      {},
      { removed: { ...removed, quantity: 0 } },
      { added: { ...added, finish: 'etched' } },
    ]
    for (const input of inputs) {
      const refused = await member.call(addPlannedChange, { params, input: input as object }).then(
        () => false,
        () => true,
      )
      expect(refused).toBe(true)
    }
    expect(await planOf(member, id)).toEqual([])
  })

  test('reason and quantities are changed, and what is omitted stays', async () => {
    const { member, id, params } = await withDeck()
    const planned = await member.call(addPlannedChange, { params, input: swap })
    const one = { ...params, plannedId: planned.id }
    await member.call(updatePlannedChange, { params: one, input: { added: { quantity: 3 } } })
    await member.call(updatePlannedChange, { params: one, input: { reason: ' ' } })
    expect(await planOf(member, id)).toMatchObject([
      { removed: { quantity: 1 }, added: { quantity: 3 }, reason: null },
    ])
    await member.call(deletePlannedChange, { params: one })
    await member.call(deletePlannedChange, { params: one })
    expect(await planOf(member, id)).toEqual([])
    const refusal = await member.refusal(updatePlannedChange, { params: one, input: {} })
    expect(refusal).toMatchObject({ code: 'planned_change_not_found' })
  })

  test('one that returns to the plan stands where it was', async () => {
    const { member, id, params } = await withDeck()
    const first = await member.call(addPlannedChange, { params, input: swap })
    app().clock.moveForward(60_000)
    const second = await member.call(addPlannedChange, { params, input: { removed } })
    const again = { ...swap, createdAt: first.createdAt }
    await member.call(deletePlannedChange, { params: { ...params, plannedId: first.id } })
    expect(await planOf(member, id)).toEqual([second])
    await member.call(addPlannedChange, { params, input: again, key: first.id })
    expect(await planOf(member, id)).toEqual([first, second])
    const yesterday = { ...swap, createdAt: 'yesterday' }
    expect(await member.refusal(addPlannedChange, { params, input: yesterday })).toMatchObject({
      status: 400,
    })
  })

  test('a plan is applied as one version, and undone with its changes back', async () => {
    const { member, id, params } = await withDeck()
    const planned = await member.call(addPlannedChange, { params, input: swap })
    const other = await member.call(addPlannedChange, { params, input: { added } })
    const cards = [card(guide, { quantity: 3 }), card(bolt)]
    const state = await member.call(setDeckCards, {
      params,
      input: { cards, plan: { removedIds: [planned.id] } },
    })
    expect(await planOf(member, id)).toEqual([other])
    const { changes } = await member.call(listDeckChanges, { params, input: {} })
    expect(changes.map(({ version }) => version)).toEqual([state.version, state.version - 1])
    const back = [card(guide, { quantity: 4 }), card(bolt, { quantity: 0 })]
    const input = { cards: back, plan: { restored: [planned] } }
    for (const _ of [1, 2]) await member.call(setDeckCards, { params, input })
    const plan = await planOf(member, id)
    expect(plan).toHaveLength(2)
    expect(plan).toEqual(expect.arrayContaining([planned, other])) // planned at the same instant
  })

  test('a change of cards that is refused leaves the plan', async () => {
    const { member, id, params } = await withDeck()
    const planned = await member.call(addPlannedChange, { params, input: swap })
    const { version } = await detailOf(member, id)
    const plan = { removedIds: [planned.id] }
    const refusal = await member.refusal(setDeckCards, {
      params,
      input: { cards: [card(bolt)], plan, version: version + 1 },
    })
    expect(refusal).toMatchObject({ code: 'deck_changed' })
    await member.refusal(setDeckCards, {
      params,
      input: { cards: [card(bolt, { finish: 'etched' })], plan },
    })
    expect(await planOf(member, id)).toEqual([planned])
  })

  test('a deck has a limited number of planned changes', async () => {
    const { member, params } = await withDeck()
    const restored = Array.from({ length: limits.plannedChanges }, () => ({
      ...{ id: crypto.randomUUID(), createdAt: '2026-08-15T12:00:00.000Z', added },
    }))
    await member.call(setDeckCards, { params, input: { cards: [card(bolt)], plan: { restored } } })
    const refusal = await member.refusal(addPlannedChange, { params, input: swap })
    expect(refusal).toMatchObject({ code: 'planned_change_limit_reached' })
  })

  test('a card whose id changes stays in the plan under its new one', async () => {
    const { member, id, params } = await withDeck()
    const oldId = crypto.randomUUID()
    const input = { added: { scryfallId: oldId, cardName: 'Lightning Bolt' } }
    await member.call(addPlannedChange, { params, input })
    await apply(app(), [merge(oldId, bolt, { id: crypto.randomUUID() })])
    expect(await planOf(member, id)).toMatchObject([
      { added: { scryfallId: bolt, card: { name: 'Lightning Bolt' } } },
    ])
  })

  test('an export has the plan, a copy of the deck has none, and it goes with the deck', async () => {
    const { member, id, params } = await withDeck()
    await member.call(addPlannedChange, { params, input: swap })
    const copy = await member.call(duplicateDeck, { params })
    expect(await planOf(member, copy.id)).toEqual([])
    const { decks } = await member.call(exportAccount, {})
    expect(decks.find((deck) => deck.id === id)?.plannedChanges).toMatchObject([
      { removed: { scryfallId: guide }, added: { scryfallId: bolt }, reason: 'Reach' },
    ])
    await member.call(deleteDeck, { params })
    const rows = await app().database.db.selectFrom('deck_planned_changes').selectAll().execute()
    expect(rows.filter((row) => row.deck_id === id)).toEqual([])
  })

  test('nobody else sees or changes a plan', async () => {
    const { member, id, params } = await withDeck()
    const planned = await member.call(addPlannedChange, { params, input: swap })
    const stranger = await collectorIn(app())
    const one = { ...params, plannedId: planned.id }
    const refusals = [
      await stranger.refusal(listPlannedChanges, { params }),
      await stranger.refusal(addPlannedChange, { params, input: swap }),
      await stranger.refusal(updatePlannedChange, { params: one, input: { reason: 'Theirs' } }),
      await stranger.refusal(deletePlannedChange, { params: one }),
    ]
    expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('deck_not_found'))
    expect(await planOf(member, id)).toEqual([planned])
  })
})
