import {
  changeDeckPrinting,
  deleteDeck,
  limits,
  listDeckChanges,
  removeDeckCard,
  restoreDeck,
  setDeckCards,
  unknownLook,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client, MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, deckOf, leader, makeDeck, setCard, setCards } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, freshId, insertDeck, merge } from '../../test/id-migrations.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const krenko = leader.krenkoJumpstart
const unmarked = {
  roleBefore: null,
  roleAfter: null,
  isLockedBefore: false,
  isLockedAfter: false,
  ...{ categoriesBefore: [], categoriesAfter: [], noteBefore: null, noteAfter: null },
}

const english = { treatments: [], language: 'en', isDigital: false }
/** What is known of a printing that the catalogue does not have. */
const nowhere = { setCode: null, collectorNumber: null, ...unknownLook }

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const historyOf = (id: string, page?: number, client: Client = member) =>
    client.call(listDeckChanges, { params: { id }, input: { page } })

  async function newestOf(id: string) {
    const { changes } = await historyOf(id)
    return changes[0]
  }

  test('a deck begins with how it was made, cards included', async () => {
    const cards = [card('shock', { quantity: 4 }), card('jolt', { slotType: 'side' })]
    const led = { format: 'commander', commanderId: krenko, description: 'All in.' }
    const { id } = await makeDeck(member, { name: 'Goblins', ...led, cards })
    expect(await historyOf(id)).toEqual({
      changes: [
        {
          version: 1,
          kind: 'created',
          happenedAt: app().clock.now().toISOString(),
          restoredVersion: null,
          factsBefore: null,
          factsAfter: {
            ...{ name: 'Goblins', ...led, commanderName: 'Krenko, Mob Boss' },
            commanderColor: null,
            state: 'built',
            categories: [],
            coverId: null,
            coverName: null,
            commander: { setCode: 'jmp', collectorNumber: '339', ...english },
          },
          cardCount: 2,
          texts: [],
          cards: [
            {
              scryfallId: 'shock',
              cardName: 'Name of shock',
              slotType: 'main',
              finish: 'nonfoil',
              ...nowhere,
              ...came(4),
            },
            {
              scryfallId: 'jolt',
              cardName: 'Name of jolt',
              slotType: 'side',
              finish: 'nonfoil',
              ...nowhere,
              ...came(1),
            },
          ],
        },
      ],
      totalCount: 1,
      version: 1,
      isOlderRemoved: false,
    })
  })

  test('each change tells its time, its version and what it did, the newest first', async () => {
    const { id } = await deckOf(member, { shock: 4, jolt: 1 })
    app().clock.moveForward(1000)
    const happenedAt = app().clock.now().toISOString()
    await setCard(member, id, card('shock', { quantity: 3 }))
    await member.call(removeDeckCard, { params: { deckId: id, scryfallId: 'jolt' }, input: {} })
    const { changes, totalCount, version } = await historyOf(id)
    expect([totalCount, version]).toEqual([4, 4])
    expect(changes.map((change) => change.version)).toEqual([4, 3, 2, 1])
    const facts = { kind: 'cards', happenedAt, factsBefore: null, factsAfter: null, cardCount: 1 }
    expect(changes[0]).toMatchObject({ ...facts, cards: [{ scryfallId: 'jolt', ...went(1) }] })
    const shock = { scryfallId: 'shock', before: 4, after: 3, ...unmarked }
    expect(changes[1]).toMatchObject({ ...facts, cards: [shock] })
  })

  test('a change of facts tells them as they were and are', async () => {
    const { id } = await deckOf(member, { shock: 4 })
    const input = { name: 'Boros', format: 'commander', commanderId: krenko }
    await member.call(updateDeck, { params: { id }, input })
    const nobody = { commanderId: null, commanderName: null, description: null }
    expect(await newestOf(id)).toMatchObject({
      kind: 'facts',
      cards: [],
      cardCount: 0,
      factsBefore: { name: 'Burn', format: 'modern', ...nobody },
      factsAfter: { ...input, commanderName: 'Krenko, Mob Boss', description: null },
    })
  })

  test('the printings of cards and commanders are named, and unknown ones are not', async () => {
    const cards = [card(printing.krenkoEtched), card(unknownPrinting)]
    const { id } = await makeDeck(member, { format: 'commander', commanderId: krenko, cards })
    const etched = {
      ...{ setCode: 'cmm', collectorNumber: '543', treatments: ['Etched'] },
      finish: 'etched', // its only one
    }
    const unknown = { setCode: null, collectorNumber: null, treatments: [], language: '' }
    expect(await newestOf(id)).toMatchObject({
      factsAfter: { commander: { setCode: 'jmp', language: 'en', isDigital: false } },
      cards: [
        { scryfallId: printing.krenkoEtched, ...etched },
        { scryfallId: unknownPrinting, ...unknown },
      ],
    })
  })

  test('a change of cards that changes the leader tells both', async () => {
    const { id } = await makeDeck(member, { format: 'commander', commanderId: krenko })
    const facts = { commanderId: leader.atraxa }
    await member.call(setDeckCards, { params: { id }, input: { cards: [card('shock')], facts } })
    expect(await newestOf(id)).toMatchObject({
      kind: 'cards',
      cards: [{ scryfallId: 'shock', ...came(1) }],
      factsBefore: { commanderId: krenko },
      factsAfter: facts,
    })
  })

  test('another printing is one that went and one that came', async () => {
    const { id } = await deckOf(member, { old: 4 })
    const input = { scryfallId: 'old', to: card('new') }
    await member.call(changeDeckPrinting, { params: { id }, input })
    const cards = [
      { scryfallId: 'old', ...went(4) },
      { scryfallId: 'new', ...came(4) },
    ]
    expect(await newestOf(id)).toMatchObject({ kind: 'cards', cardCount: 2, cards })
  })

  test('roles and locks are reported where nothing else changed', async () => {
    const { id } = await makeDeck(member, { format: 'commander', cards: [card('shock')] })
    await setCard(member, id, card('shock', { isLocked: true }))
    const locked = { before: 1, after: 1, isLockedBefore: false, isLockedAfter: true }
    expect(await newestOf(id)).toMatchObject({ cards: [{ ...locked, roleAfter: null }] })
    await setCard(member, id, card('shock', { role: 'commander' }))
    const role = { roleBefore: null, roleAfter: 'commander', isLockedBefore: true }
    expect(await newestOf(id)).toMatchObject({ cards: [{ ...role, isLockedAfter: true }] })
  })

  test('what changed nothing is a change that tells no cards', async () => {
    const { id } = await deckOf(member, { shock: 4 })
    await setCard(member, id, card('shock', { quantity: 4, tcgplayerId: 7 }))
    expect(await newestOf(id)).toMatchObject({ version: 3, cards: [], cardCount: 0 })
  })

  test('of many cards the first are reported, and how many there are', async () => {
    const { id } = await makeDeck(member)
    const cards = Array.from({ length: limits.deckCards }, (_, at) => card(`card-${at}`))
    await setCards(member, id, cards)
    const change = await newestOf(id)
    expect(change?.cardCount).toBe(1000)
    expect(change?.cards.map(({ scryfallId }) => scryfallId)).toEqual(
      cards.slice(0, limits.changedDeckCardsListed).map(({ scryfallId }) => scryfallId),
    )
  })

  test('the history comes in pages', async () => {
    const { id } = await makeDeck(member)
    for (let quantity = 1; quantity <= limits.deckChangesPage; quantity++) {
      await setCard(member, id, card('shock', { quantity }))
    }
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => historyOf(id, page)))
    expect(first?.changes.map(({ version }) => version)).toEqual(
      Array.from({ length: 25 }, (_, at) => 26 - at),
    )
    expect(second).toMatchObject({ totalCount: 26, changes: [{ version: 1, kind: 'created' }] })
    expect(third).toMatchObject({ totalCount: 26, changes: [] })
    for (const page of [0, -1, 1.5, 10_001, 'x']) {
      const refusal = await member.refusal(listDeckChanges, { params: { id }, input: { page } })
      expect(refusal).toMatchObject({ status: 400, issues: [{ path: 'page' }] })
    }
  })

  test('a change of ids by the card-data service is no change of the deck', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    const { id } = await deckOf(member, { [old]: 4 })
    await apply(app(), [merge(old, now)])
    expect(await historyOf(id)).toMatchObject({ totalCount: 2, version: 3 })
  })

  test('a refused change is none', async () => {
    const { id, version } = await deckOf(member, { shock: 4 })
    const late = { ...card('jolt'), version: version - 1 }
    const url = `/api/decks/${id}/cards`
    const { statusCode } = await member.send({ method: 'PATCH', url, payload: late })
    expect(statusCode).toBe(409)
    expect(await historyOf(id)).toMatchObject({ totalCount: 2 })
  })

  test('a deck of before there was a history has what is done to it from now on', async () => {
    const id = await insertDeck(app().database.db, member.account.id, { main: { shock: 4 } })
    expect(await historyOf(id)).toMatchObject({ changes: [], totalCount: 0, version: 1 })
    await setCard(member, id, card('shock', { quantity: 3 }))
    expect(await historyOf(id)).toMatchObject({ totalCount: 1, changes: [{ version: 2 }] })
  })

  describe('of a deck', () => {
    test('that is deleted nothing is left', async () => {
      const { id } = await deckOf(member, { shock: 4 })
      await member.call(deleteDeck, { params: { id } })
      const { db } = app().database
      const rows = await db
        .selectFrom('deck_changes')
        .selectAll()
        .where('deck_id', '=', id)
        .execute()
      expect(rows).toEqual([])
      const refusal = await member.refusal(listDeckChanges, { params: { id }, input: {} })
      expect(refusal).toMatchObject({ status: 404, code: 'deck_not_found' })
    })

    test('of another user is not found, nor is an invalid one', async () => {
      const other = await collectorIn(app())
      const { id } = await deckOf(member, { shock: 4 })
      for (const unknown of [id, unknownPrinting, 'no id at all', 'a\0b']) {
        const requested = { params: { id: unknown }, input: {} }
        const refusal = await other.refusal(listDeckChanges, requested)
        expect(refusal).toMatchObject({ status: 404, code: 'deck_not_found' })
        const restoring = { params: { id: unknown }, input: { to: 1 } }
        expect(await other.refusal(restoreDeck, restoring)).toMatchObject({ status: 404 })
      }
      expect(await historyOf(id)).toMatchObject({ totalCount: 2 })
      const visitor = app().visitor()
      expect(await visitor.refusal(listDeckChanges, { params: { id } })).toMatchObject({
        status: 401,
      })
    })
  })
})

function came(after: number) {
  return { before: 0, after, ...unmarked }
}

function went(before: number) {
  return { before, after: 0, ...unmarked }
}
