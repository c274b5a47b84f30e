import {
  type DeckState,
  getDeckVersion,
  limits,
  listDeckChanges,
  restoreDeck,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import {
  card,
  deckOf,
  detailOf,
  leader,
  linesOf,
  makeDeck,
  setCard,
  setCards,
} from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, deckLines, freshId, insertDeck, merge, removal } from '../../test/id-migrations.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const krenko = leader.krenkoJumpstart

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const versionOf = (id: string, version: number) =>
    member.call(getDeckVersion, { params: { id, version: String(version) } })

  const restore = (id: string, to: number, version?: number) =>
    member.call(restoreDeck, { params: { id }, input: { to, version } })

  const noVersion = {
    status: 404,
    code: 'deck_version_not_found',
    message: 'That version of the deck is no longer available.',
  }

  test('a version is shown as it was, with what its cards are', async () => {
    const facts = { name: 'Goblins', format: 'commander', commanderId: krenko }
    const cards = [card(printing.goblinGuideZendikar, { quantity: 4, isLocked: true })]
    const { id } = await makeDeck(member, { ...facts, description: 'All in.', cards })
    const happenedAt = app().clock.now().toISOString()
    app().clock.moveForward(1000)
    await member.call(updateDeck, {
      params: { id },
      input: { name: 'Boros', format: 'modern', commanderId: null, description: null },
    })
    await setCards(member, id, [card(printing.goblinGuideZendikar, { quantity: 0 }), card('jolt')])
    expect(await versionOf(id, 1)).toMatchObject({
      ...facts,
      description: 'All in.',
      commanderName: 'Krenko, Mob Boss',
      version: 1,
      happenedAt,
      commander: { name: 'Krenko, Mob Boss' },
      cards: [{ cardName: 'Goblin Guide', quantity: 4, isLocked: true, card: { setCode: 'zen' } }],
    })
    expect(await versionOf(id, 2)).toMatchObject({ name: 'Boros', cards: [{ quantity: 4 }] })
    expect(await versionOf(id, 3)).toMatchObject({ name: 'Boros', cards: [{ scryfallId: 'jolt' }] })
  })

  test('a deck becomes again what it was, and that can be taken back', async () => {
    const first = await deckOf(member, { shock: 4, jolt: 2 }, { shock: 1 })
    const { id } = first
    await member.call(updateDeck, { params: { id }, input: { name: 'Boros', description: 'New.' } })
    const changes = [card('shock', { quantity: 1 }), card('jolt', { quantity: 0 }), card('zap')]
    const last = await setCards(member, id, changes)
    app().clock.moveForward(1000)
    const restored = await restore(id, first.version, last.version)
    const updatedAt = app().clock.now().toISOString()
    const undated = ({ cards, ...deck }: DeckState) => ({
      ...deck,
      cards: cards.map((row) => ({ ...row, addedAt: null })),
    })
    expect(undated(restored)).toEqual({ ...undated(first), version: last.version + 1, updatedAt })
    const again = await restore(id, last.version)
    expect(undated(again)).toEqual({ ...undated(last), version: last.version + 2, updatedAt })
    const { cards, name } = await detailOf(member, id)
    expect([linesOf({ cards }), name]).toEqual([linesOf(last), 'Boros'])
  })

  test('the history tells of what, and what that changed', async () => {
    const { id } = await deckOf(member, { shock: 4 })
    await setCard(member, id, card('shock', { quantity: 1 }))
    await member.call(updateDeck, { params: { id }, input: { name: 'Boros' } })
    await restore(id, 2)
    const { changes } = await member.call(listDeckChanges, { params: { id } })
    expect(changes[0]).toMatchObject({
      version: 5,
      kind: 'restored',
      restoredVersion: 2,
      cardCount: 1,
      cards: [{ scryfallId: 'shock', before: 1, after: 4 }],
      factsBefore: { name: 'Boros' },
      factsAfter: { name: 'Burn' },
    })
    await restore(id, 5)
    const newest = (await member.call(listDeckChanges, { params: { id } })).changes[0]
    const nothing = { cards: [], cardCount: 0, factsBefore: null, factsAfter: null }
    expect(newest).toMatchObject({ version: 6, restoredVersion: 5, ...nothing })
  })

  test('of another version than the one that was seen nothing is restored', async () => {
    const { id, version } = await deckOf(member, { shock: 4 })
    const now = await setCard(member, id, card('shock', { quantity: 1 }))
    const input = { to: 1, version }
    const refusal = await member.refusal(restoreDeck, { params: { id }, input })
    expect(refusal).toMatchObject({ status: 409, code: 'deck_changed' })
    expect(linesOf(await detailOf(member, id))).toEqual(linesOf(now))
  })

  test('a state that would be refused by now comes back', async () => {
    const cards = [card('shock', { role: 'signature_spell' })]
    const led = { format: 'oathbreaker', commanderId: leader.karnLiberated, cards }
    const { id } = await makeDeck(member, led)
    // As if the rules had changed since.
    const { db } = app().database
    const facts = { name: 'Then', format: 'modern', description: null, commanderName: 'Jolt' }
    const then = JSON.stringify({ ...facts, commanderId: printing.lightningBoltAlpha })
    await member.call(updateDeck, { params: { id }, input: { name: 'Now' } })
    await db
      .updateTable('deck_changes')
      .set({ facts_before: then })
      .where('deck_id', '=', id)
      .execute()
    const restored = await restore(id, 1)
    expect(restored).toMatchObject({ ...facts, cards: [{ role: 'signature_spell' }] })
    expect(restored.commanderId).toBe(printing.lightningBoltAlpha)
  })

  test('a full deck comes back whole', async () => {
    const { id } = await makeDeck(member)
    const all = (quantity: number) =>
      Array.from({ length: limits.deckCards }, (_, at) => card(`card-${at}`, { quantity }))
    await setCards(member, id, all(2))
    await setCards(member, id, all(0))
    const others = Array.from({ length: limits.deckCards }, (_, at) => card(`other-${at}`))
    await setCards(member, id, others)
    expect(await restore(id, 2)).toMatchObject({ cardCount: 2000 })
    expect((await versionOf(id, 4)).cards).toHaveLength(limits.deckCards)
  })

  test('versions that are none are refused', async () => {
    const { id, version } = await deckOf(member, { shock: 4 })
    for (const to of [version + 1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const params = { id, version: String(to) }
      expect(await member.refusal(getDeckVersion, { params })).toEqual(noVersion)
      expect(await member.refusal(restoreDeck, { params, input: { to } })).toEqual(noVersion)
    }
    for (const to of [0, -1, 1.5, 'x', null]) {
      const params = { id, version: String(to) }
      expect(await member.refusal(getDeckVersion, { params })).toMatchObject({ status: 400 })
      expect(await member.refusal(restoreDeck, { params, input: { to } })).toMatchObject({
        status: 400,
        issues: [{ path: 'to' }],
      })
    }
    expect((await detailOf(member, id)).version).toBe(version)
  })

  describe('a deck of before there was a history', () => {
    async function oldDeck() {
      const { db } = app().database
      const id = await insertDeck(db, member.account.id, { main: { shock: 4 } })
      await db.updateTable('decks').set({ version: 7 }).where('id', '=', id).execute()
      return id
    }

    test('is known as it is, and not as it was', async () => {
      const id = await oldDeck()
      expect(linesOf(await versionOf(id, 7))).toEqual(['4 shock'])
      const params = { id, version: '6' }
      expect(await member.refusal(getDeckVersion, { params })).toEqual(noVersion)
    })

    test('is known as it was before the first change since', async () => {
      const id = await oldDeck()
      await setCard(member, id, card('shock', { quantity: 1 }))
      expect(linesOf(await versionOf(id, 7))).toEqual(['4 shock'])
      expect(linesOf(await restore(id, 7))).toEqual(['4 shock'])
      const params = { id, version: '6' }
      expect(await member.refusal(getDeckVersion, { params })).toEqual(noVersion)
      expect(await member.refusal(restoreDeck, { params, input: { to: 6 } })).toEqual(noVersion)
    })
  })

  describe('when ids were merged since', () => {
    test('cards come back under the ids that they have now', async () => {
      const [old, now] = [freshId('old'), freshId('now')]
      const { id } = await deckOf(member, { [old]: 4, jolt: 1 }, { [old]: 2 })
      await setCard(member, id, card(old, { quantity: 1 }))
      await setCard(member, id, card(old, { quantity: 0, slotType: 'side' }))
      await apply(app(), [merge(old, now)])
      await setCard(member, id, card(now, { quantity: 3 }))
      const lines = ['1 jolt', `4 ${now}`, `side 2 ${now}`]
      expect(linesOf(await versionOf(id, 2)).sort()).toEqual(lines)
      expect(linesOf(await restore(id, 2)).sort()).toEqual(lines)
    })

    test('copies of two cards that became one are together', async () => {
      const [a, b] = [freshId('a'), freshId('b')]
      const { id } = await deckOf(member, { [a]: 2 })
      await setCard(member, id, card(b, { quantity: 1 }))
      await apply(app(), [merge(a, b)])
      await setCard(member, id, card(b, { quantity: 9 }))
      expect(linesOf(await versionOf(id, 3))).toEqual([`3 ${b}`])
      expect(linesOf(await versionOf(id, 2))).toEqual([`2 ${b}`])
      expect(linesOf(await restore(id, 2))).toEqual([`2 ${b}`])
      expect(linesOf(await versionOf(id, 1))).toEqual([])
    })

    test('that nobody has moved yet, rows that are there stay under theirs', async () => {
      const [a, b] = [freshId('a'), freshId('b')]
      const { id } = await deckOf(member, { [a]: 2 })
      await setCard(member, id, card(a, { quantity: 5 }))
      await apply(app(), [merge(a, b)])
      const { db } = app().database
      const row = { scryfall_id: a } // as an old version of the server may have put it there
      await db.updateTable('deck_cards').set(row).where('deck_id', '=', id).execute()
      expect(linesOf(await restore(id, 2))).toEqual([`2 ${a}`])
    })

    test('a commander comes back under the id that it has now', async () => {
      const [a, b] = [freshId('a'), freshId('b')]
      const led = { format: 'commander', commanderId: a, commanderName: 'Somebody' }
      const { id } = await makeDeck(member, led)
      await member.call(updateDeck, { params: { id }, input: { commanderId: krenko } })
      await apply(app(), [merge(a, b)])
      const leads = { commanderId: b, commanderName: 'Somebody' }
      expect(await versionOf(id, 1)).toMatchObject(leads)
      expect(await restore(id, 1)).toMatchObject(leads)
    })

    test('a version that only the merge made is as it was then', async () => {
      const [a, b] = [freshId('a'), freshId('b')]
      const { id } = await deckOf(member, { [a]: 2 })
      const happenedAt = app().clock.now().toISOString()
      app().clock.moveForward(1000)
      await apply(app(), [merge(a, b)])
      await setCard(member, id, card(b, { quantity: 9 }))
      const then = await versionOf(id, 3)
      expect([then.version, then.happenedAt, linesOf(then)]).toEqual([3, happenedAt, [`2 ${b}`]])
    })
  })

  test('a mark of a withdrawn printing is of today', async () => {
    const [gone, remaining] = [freshId('gone'), freshId('remaining')]
    const { id } = await deckOf(member, { [gone]: 4, [remaining]: 1 })
    await setCard(member, id, card(gone, { quantity: 2 }))
    await apply(app(), [removal(gone)])
    await restore(id, 2)
    const lines = [`main ${gone} 4 *`, `main ${remaining} 1`]
    expect(await deckLines(app().database.db, id)).toEqual(lines)
  })

  test('of a deck of another user nothing is shown, and nothing restored', async () => {
    const other = await collectorIn(app())
    const { id } = await deckOf(member, { shock: 4 })
    const now: DeckState = await setCard(member, id, card('shock', { quantity: 1 }))
    for (const unknown of [id, unknownPrinting, 'no id at all']) {
      const params = { id: unknown, version: '1' }
      const notFound = { status: 404, code: 'deck_not_found' }
      expect(await other.refusal(getDeckVersion, { params })).toMatchObject(notFound)
      const input = { to: 1, version: now.version }
      expect(await other.refusal(restoreDeck, { params, input })).toMatchObject(notFound)
    }
    expect(await detailOf(member, id)).toMatchObject({ version: now.version })
  })
})
