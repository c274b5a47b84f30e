import { randomUUID } from 'node:crypto'
import {
  copySharedDeck,
  duplicateDeck,
  getDeckVersion,
  limits,
  listDeckChanges,
  listDecks,
  shareDeck,
  stopSharingDeck,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import {
  card,
  deckOf,
  detailOf,
  insertDecks,
  leader,
  linesOf,
  makeDeck,
  setCard,
} from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  function goblins() {
    const led = { format: 'commander', commanderId: leader.krenkoJumpstart }
    const cards = [
      card('shock', { quantity: 4, isLocked: true, tcgplayerId: 7 }),
      card(leader.atraxa, { role: 'commander' }),
      card('jolt', { slotType: 'side', role: 'companion' }),
    ]
    return makeDeck(member, { name: 'Goblins', ...led, description: 'All in.', cards })
  }

  const duplicate = (id: string, key?: string) =>
    member.call(duplicateDeck, { params: { id }, ...(key !== undefined && { key }) })

  test('a copy of a deck has all that the deck has, and is another deck', async () => {
    const { id } = await goblins()
    await member.call(shareDeck, { params: { id } })
    await setCard(member, id, card('shock', { quantity: 3 }))
    app().clock.moveForward(1000)
    const deck = await detailOf(member, id)
    const copy = await duplicate(id)
    const at = app().clock.now().toISOString()
    const own = {
      id: copy.id,
      name: 'Goblins (copy)',
      createdAt: at,
      updatedAt: at,
      builtSince: at,
    }
    const { cards, commander, ...summary } = deck
    expect(copy).toEqual({ ...summary, ...own, version: 1, shareId: null })
    expect(await detailOf(member, copy.id)).toEqual({
      ...copy,
      commander,
      cards: cards.map((one) => ({ ...one, deckId: copy.id })),
    })
    await setCard(member, copy.id, card('shock', { quantity: 1 }))
    expect(await detailOf(member, id)).toEqual(deck)
  })

  test('its history begins with it', async () => {
    const { id } = await goblins()
    const copy = await duplicate(id)
    const params = { id: copy.id }
    const { changes } = await member.call(listDeckChanges, { params })
    expect(changes).toMatchObject([{ version: 1, kind: 'created', cardCount: 3 }])
    await setCard(member, copy.id, card('shock', { quantity: 0 }))
    const first = await member.call(getDeckVersion, { params: { ...params, version: '1' } })
    expect(linesOf(first).sort()).toEqual(linesOf(await detailOf(member, id)).sort())
  })

  test.each([
    ['n'.repeat(limits.deckName), `${'n'.repeat(limits.deckName - 7)} (copy)`],
    [`${'n'.repeat(92)} ${'m'.repeat(7)}`, `${'n'.repeat(92)} (copy)`],
    [`${'n'.repeat(92)}\ud83d\ude00`, `${'n'.repeat(92)} (copy)`],
    [`${'n'.repeat(91)}\ud83d\ude00`, `${'n'.repeat(91)}\ud83d\ude00 (copy)`],
    ['Goblins (copy)', 'Goblins (copy) (copy)'],
  ])('a copy of “%s” is called “%s”', async (name, copied) => {
    const { id } = await makeDeck(member, { name })
    const copy = await duplicate(id)
    expect(copy.name).toBe(copied)
    await member.call(updateDeck, { params: { id: copy.id }, input: { name: copy.name } })
  })

  test('the same request with the same key makes one copy, whatever becomes of the deck', async () => {
    const { id } = await goblins()
    const key = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => duplicate(id, key)))
    expect(all[0]?.id).toBe(key)
    expect(all.slice(1)).toEqual([all[0], all[0]])
    app().clock.moveForward(1000)
    await setCard(member, id, card('shock', { quantity: 1 }))
    expect(await duplicate(id, key)).toEqual(all[0])
    expect(await member.call(listDecks)).toHaveLength(2)
  })

  test('a key that was used for something else is refused', async () => {
    const [one, other] = [await goblins(), await deckOf(member, { shock: 4 })]
    const key = randomUUID()
    await duplicate(one.id, key)
    const used = { status: 422, code: 'idempotency_key_used' }
    const params = { id: other.id }
    expect(await member.refusal(duplicateDeck, { params, key })).toMatchObject(used)
    const stranger = await collectorIn(app())
    const { id } = await makeDeck(stranger)
    const theirs = { params: { id }, key }
    expect(await stranger.refusal(duplicateDeck, theirs)).toMatchObject(used)
    const bad = { params, key: 'deck-1' }
    expect(await member.refusal(duplicateDeck, bad)).toMatchObject({ code: 'bad_idempotency_key' })
  })

  test('a deck too many is not made', async () => {
    const { id } = await goblins()
    const { shareId } = await member.call(shareDeck, { params: { id } })
    await insertDecks(app().database.db, member, limits.decks - 1)
    const full = { status: 409, code: 'deck_limit_reached' }
    expect(await member.refusal(duplicateDeck, { params: { id } })).toMatchObject(full)
    expect(await member.refusal(copySharedDeck, { params: { shareId } })).toMatchObject(full)
    expect(await member.call(listDecks)).toHaveLength(limits.decks)
  })

  test('a deck of another user is not copied by its id', async () => {
    const other = await collectorIn(app())
    const { id } = await goblins()
    for (const unknown of [id, unknownPrinting, 'no id at all']) {
      const refusal = await other.refusal(duplicateDeck, { params: { id: unknown } })
      expect(refusal).toMatchObject({ status: 404, code: 'deck_not_found' })
    }
    expect(await other.call(listDecks)).toEqual([])
  })

  describe('a deck that a user shares', () => {
    async function shared() {
      const { id } = await goblins()
      const { shareId } = await member.call(shareDeck, { params: { id } })
      return { id, shareId }
    }

    test('becomes a deck of the user who copies it, without what is locked in it', async () => {
      const other = await collectorIn(app())
      const { id, shareId } = await shared()
      const deck = await detailOf(member, id)
      const copy = await other.call(copySharedDeck, { params: { shareId } })
      const { cards, commander, ...summary } = deck
      const at = app().clock.now().toISOString()
      const own = {
        id: copy.id,
        userId: other.account.id,
        createdAt: at,
        updatedAt: at,
        builtSince: at,
      }
      expect(copy).toEqual({ ...summary, ...own, shareId: null, version: 1 })
      expect(await detailOf(other, copy.id)).toEqual({
        ...copy,
        commander,
        cards: cards.map((one) => ({ ...one, deckId: copy.id, isLocked: false })),
      })
      const { changes } = await other.call(listDeckChanges, { params: { id: copy.id } })
      expect(changes).toMatchObject([{ kind: 'created' }])
      await setCard(other, copy.id, card('shock', { quantity: 1 }))
      expect(await detailOf(member, id)).toEqual(deck)
      expect(await member.call(listDecks)).toHaveLength(1)
    })

    test('is copied once by one key', async () => {
      const other = await collectorIn(app())
      const { shareId } = await shared()
      const once = { params: { shareId }, key: randomUUID() }
      const made = await other.call(copySharedDeck, once)
      expect(made.id).toBe(once.key)
      expect(await other.call(copySharedDeck, once)).toEqual(made)
      expect(await other.call(listDecks)).toEqual([made])
    })

    test('is copied by nobody once it is turned off, nor by who is not signed in', async () => {
      const other = await collectorIn(app())
      const { id, shareId } = await shared()
      const params = { shareId }
      const visitor = app().visitor()
      expect(await visitor.refusal(copySharedDeck, { params })).toMatchObject({ status: 401 })
      await member.call(stopSharingDeck, { params: { id } })
      const notFound = { status: 404, code: 'shared_deck_not_found' }
      expect(await other.refusal(copySharedDeck, { params })).toMatchObject(notFound)
      const byId = { params: { shareId: id } }
      expect(await other.refusal(copySharedDeck, byId)).toMatchObject(notFound)
      expect(await other.call(listDecks)).toEqual([])
    })
  })
})
