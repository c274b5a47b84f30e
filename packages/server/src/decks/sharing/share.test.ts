import {
  deleteAccount,
  deleteDeck,
  getDeck,
  getSharedDeck,
  listDecks,
  type SharedDeck,
  shareDeck,
  stopSharingDeck,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client, MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, deckOf, leader, makeDeck, setCard } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, freshId, removal } from '../../test/id-migrations.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const krenko = leader.krenkoJumpstart
const goblin = printing.goblinGuideZendikar

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const share = async (id: string, client: Client = member) =>
    (await client.call(shareDeck, { params: { id } })).shareId

  const seen = (shareId: string) => app().visitor().call(getSharedDeck, { params: { shareId } })

  async function notFound(shareId: string) {
    const refusal = await app().visitor().refusal(getSharedDeck, { params: { shareId } })
    expect(refusal).toEqual({
      status: 404,
      code: 'shared_deck_not_found',
      message: 'No deck is shared under this link. Its owner may have turned it off.',
    })
  }

  test('who has the link sees the deck without signing in', async () => {
    const facts = { name: 'Goblins', format: 'commander', commanderId: krenko }
    const cards = [
      card(goblin, { quantity: 4, isLocked: true, note: 'Cut it?', tcgplayerId: 7 }),
      card(leader.atraxa, { role: 'commander' }),
      card(unknownPrinting, { slotType: 'side' }),
    ]
    const { id } = await makeDeck(member, { ...facts, description: 'All in.', cards })
    const deck = await seen(await share(id))
    expect(deck).toMatchObject({
      ...facts,
      description: 'All in.',
      commanderName: 'Krenko, Mob Boss',
      cardCount: 7,
      sideCount: 1,
      pricedCards: 6,
      totalValue: 41.6,
      colorIdentity: ['W', 'U', 'B', 'R', 'G'],
      pricesAsOf: '2026-07-31',
      cover: { scryfallId: krenko },
      commander: { name: 'Krenko, Mob Boss' },
      updatedAt: app().clock.now().toISOString(),
    })
    expect(deck.cards).toMatchObject([
      { scryfallId: leader.atraxa, role: 'commander', quantity: 1 },
      { scryfallId: goblin, quantity: 4, tcgplayerId: 7, card: { name: 'Goblin Guide' } },
      { scryfallId: unknownPrinting, slotType: 'side', role: null, card: null },
    ])
    expect(Object.keys(deck.facts).sort()).toEqual([krenko, goblin, leader.atraxa].sort())
    expect(deck.facts[goblin]).toMatchObject({ colors: ['R'], legalities: { modern: 'legal' } })
  })

  test('and nothing else of it: no ids, no locks, nothing of who built it', async () => {
    const gone = freshId('gone')
    const { id } = await makeDeck(member, { cards: [card(gone, { isLocked: true })] })
    await apply(app(), [removal(gone)])
    const shareId = await share(id)
    const url = `/api/shared-decks/${shareId}`
    const { body, headers } = await app().visitor().send({ method: 'GET', url })
    const known: (keyof SharedDeck)[] = [
      ...([
        'name',
        'format',
        'description',
        'commanderId',
        'commanderName',
        'commanderColor',
      ] as const),
      ...(['commander', 'cover', 'updatedAt', 'totalValue', 'pricedCards', 'cardCount'] as const),
      ...(['sideCount', 'colorIdentity', 'cards', 'facts', 'pricesAsOf'] as const),
      ...(['primer', 'mentionedCards', 'categories'] as const),
    ]
    const deck: SharedDeck = JSON.parse(body)
    expect(Object.keys(deck).sort()).toEqual(known.sort())
    expect(Object.keys(deck.cards[0] ?? {}).sort()).toEqual(
      [
        'scryfallId',
        'cardName',
        'tcgplayerId',
        'quantity',
        'slotType',
        'finish',
        'role',
        'categories',
        'card',
      ].sort(),
    )
    const { account } = member
    for (const secret of [
      id,
      account.id,
      account.email,
      shareId,
      'isLocked',
      'Cut it?',
      'withdrawnAt',
    ]) {
      expect(body).not.toContain(secret)
    }
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  })

  test('the link stays the same until it is turned off, and is no change of the deck', async () => {
    const before = await deckOf(member, { shock: 4 })
    const { id, version } = before
    expect(before.shareId).toBe(null)
    app().clock.moveForward(1000)
    const shareIds = await Promise.all([1, 2, 3].map(() => share(id)))
    const [shareId = ''] = shareIds
    expect(new Set(shareIds)).toEqual(new Set([shareId]))
    const now = await setCard(member, id, card('shock', { quantity: 3 }))
    expect(now).toMatchObject({ shareId, version: version + 1 })
    await member.call(updateDeck, { params: { id }, input: { name: 'Boros' } })
    expect(await share(id)).toBe(shareId)
    const deck = await member.call(getDeck, { params: { id } })
    expect(deck).toMatchObject({ shareId, version: version + 2 })
    expect((await member.call(listDecks)).map((one) => one.shareId)).toEqual([shareId])
    expect(await seen(shareId)).toMatchObject({ name: 'Boros', cardCount: 3 })
  })

  test('sharing does not make it look as if the deck had been changed', async () => {
    const { id, updatedAt } = await deckOf(member, { shock: 4 })
    app().clock.moveForward(1000)
    await share(id)
    await member.call(stopSharingDeck, { params: { id } })
    expect(await member.call(getDeck, { params: { id } })).toMatchObject({ updatedAt, version: 2 })
  })

  test('turned off it leads nowhere, also when the deck is shared once more', async () => {
    const { id } = await deckOf(member, { shock: 4 })
    const first = await share(id)
    for (let times = 0; times < 2; times++) {
      await member.call(stopSharingDeck, { params: { id } })
      await notFound(first)
      expect(await member.call(getDeck, { params: { id } })).toMatchObject({ shareId: null })
    }
    const second = await share(id)
    expect(second).not.toBe(first)
    await notFound(first)
    expect(await seen(second)).toMatchObject({ cardCount: 4 })
  })

  test('that of a deleted deck or a deleted user leads nowhere', async () => {
    const leaving = await app().member()
    const [one, other] = [await deckOf(leaving, { shock: 4 }), await deckOf(leaving, { jolt: 1 })]
    const [first, second] = [await share(one.id, leaving), await share(other.id, leaving)]
    await leaving.call(deleteDeck, { params: { id: one.id } })
    await notFound(first)
    expect(await seen(second)).toMatchObject({ cardCount: 1 })
    await leaving.call(deleteAccount, { input: { password: leaving.password } })
    await notFound(second)
  })

  test('links can not be guessed', async () => {
    const ids: string[] = []
    for (let decks = 0; decks < 20; decks++) ids.push(await share((await makeDeck(member)).id))
    expect(new Set(ids).size).toBe(20)
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/) // 128 bits and more
    const [known = ''] = ids
    const guesses = [
      ...[known.slice(1), `${known}A`, known.toLowerCase(), known.toUpperCase(), `${known}%00`],
      ...['A'.repeat(22), '%', '_'.repeat(22), "' or 1=1 --", 'null', '\u0000', '\ud83d\ude00'],
    ]
    for (const guess of guesses.filter((one) => !ids.includes(one))) await notFound(guess)
    const long = 'A'.repeat(65)
    const refusal = await app()
      .visitor()
      .refusal(getSharedDeck, { params: { shareId: long } })
    expect(refusal.status).toBe(400)
  })

  describe('nobody else', () => {
    test('can share a deck, or turn off its link', async () => {
      const other = await collectorIn(app())
      const [hidden, shown] = [await makeDeck(member), await makeDeck(member)]
      const shareId = await share(shown.id)
      for (const id of [hidden.id, shown.id, shareId, unknownPrinting, 'a\0b']) {
        const params = { id }
        const notTheirs = { status: 404, code: 'deck_not_found' }
        expect(await other.refusal(shareDeck, { params })).toMatchObject(notTheirs)
        expect(await other.refusal(stopSharingDeck, { params })).toMatchObject(notTheirs)
        const visitor = app().visitor()
        expect(await visitor.refusal(shareDeck, { params })).toMatchObject({ status: 401 })
      }
      expect(await seen(shareId)).toMatchObject({ cardCount: 0 })
      expect(await member.call(getDeck, { params: { id: hidden.id } })).toMatchObject({
        shareId: null,
      })
    })

    test('can do anything to a deck by its link but look at it', async () => {
      const other = await collectorIn(app())
      const { id } = await deckOf(member, { shock: 4 })
      const params = { id: await share(id) }
      expect(await other.refusal(getDeck, { params })).toMatchObject({ status: 404 })
      const input = { name: 'Mine' }
      expect(await other.refusal(updateDeck, { params, input })).toMatchObject({ status: 404 })
    })
  })
})
