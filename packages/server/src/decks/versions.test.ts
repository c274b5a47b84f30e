import {
  changeDeckPrinting,
  type Endpoint,
  removeDeckCard,
  setDeckCard,
  setDeckCards,
  updateDeck,
} from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { clientOf, type Payload } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, deckOf, detailOf, linesOf, setCard } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { runInOtherProcess } from '../test/other-process.ts'
import { useTestApp } from '../test/test-app.ts'

const changed = {
  status: 409,
  code: 'deck_changed',
  message: 'This deck was changed in another place. Please check it again.',
}

/** Each can be done to a deck with a shock in it. */
const changes: [string, Endpoint, object, (id: string) => Record<string, string>][] = [
  ['its facts', updateDeck, { name: 'Renamed' }, (id) => ({ id })],
  ['a quantity', setDeckCard, card('shock', { quantity: 3 }), (id) => ({ id })],
  ['cards', setDeckCards, { cards: [card('jolt')] }, (id) => ({ id })],
  ['a removal', removeDeckCard, {}, (deckId) => ({ deckId, scryfallId: 'shock' })],
  [
    'a printing',
    changeDeckPrinting,
    { scryfallId: 'shock', to: { scryfallId: 'jolt', cardName: 'Jolt' } },
    (id) => ({ id }),
  ],
]

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  describe.each(changes)('a change of %s', (_, endpoint, facts, paramsOf) => {
    const asking = (id: string, version?: number): Payload => ({
      params: paramsOf(id),
      input: { ...facts, version },
    })

    test('makes another version of the deck, one higher', async () => {
      const member = await collectorIn(app())
      const { id, version } = await deckOf(member, { shock: 4 })
      app().clock.moveForward(1000)
      const after = await member.call(endpoint, asking(id, version))
      const updatedAt = app().clock.now().toISOString()
      expect(after).toMatchObject({ version: version + 1, updatedAt })
      expect(await detailOf(member, id)).toMatchObject({ version: version + 1, updatedAt })
    })

    test('of another version than the one that is there is refused, and nothing is done', async () => {
      const member = await collectorIn(app())
      const { id, version } = await deckOf(member, { shock: 4 })
      const before = await detailOf(member, id)
      for (const other of [version - 1, version + 1, Number.MAX_SAFE_INTEGER]) {
        expect(await member.refusal(endpoint, asking(id, other))).toEqual(changed)
      }
      expect(await detailOf(member, id)).toEqual(before)
    })

    test('without a version is made of whatever is there', async () => {
      const member = await collectorIn(app())
      const { id, version } = await deckOf(member, { shock: 4 })
      await setCard(member, id, card('shock', { quantity: 9 }))
      expect(await member.call(endpoint, asking(id))).toMatchObject({ version: version + 2 })
    })
  })

  test('of two servers that change one version at once exactly one does', async () => {
    const member = await collectorIn(app())
    const other = clientOf(await app().another(), '10.9.0.2', member.session())
    const { id } = await deckOf(member, { shock: 1 })
    const names = ['jolt', 'zap', 'smash', 'burst']
    for (let round = 0; round < 10; round++) {
      const { version, cards } = await detailOf(member, id)
      const answers = await Promise.all(
        names.map(async (name, at) => {
          const client = at % 2 ? other : member
          const payload = { ...card(`${name}-${round}`), version }
          const url = `/api/decks/${id}/cards`
          const { statusCode } = await client.send({ method: 'PATCH', url, payload })
          return { statusCode, name: `${name}-${round}` }
        }),
      )
      const won = answers.filter(({ statusCode }) => statusCode === 200)
      expect(won).toHaveLength(1)
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
      const after = await detailOf(member, id)
      const ids = [...cards.map(({ scryfallId }) => scryfallId), won[0]?.name].sort()
      expect(after.cards.map(({ scryfallId }) => scryfallId).sort()).toEqual(ids)
      expect(after.version).toBe(version + 1)
    }
  })

  test('two processes that look and then change lose nothing of each other', async () => {
    const member = await collectorIn(app())
    const { id, version } = await deckOf(member, { shock: 4 })
    const job = {
      task: 'raiseCopies' as const,
      at: app().at,
      userId: member.account.id,
      deckId: id,
      scryfallId: 'shock',
      times: 30,
    }
    await Promise.all([runInOtherProcess(job), runInOtherProcess(job)])
    const after = await detailOf(member, id)
    expect(linesOf(after)).toEqual(['64 shock'])
    expect(after.version).toBe(version + 60)
  })

  test('what was seen when a deck was deleted meanwhile is not there any more', async () => {
    const member = await collectorIn(app())
    const { id, version } = await deckOf(member, { shock: 4 })
    const answers = await Promise.all([
      member.send({ method: 'DELETE', url: `/api/decks/${id}` }),
      member.send({ method: 'DELETE', url: `/api/decks/${id}` }),
      member.send({
        method: 'PATCH',
        url: `/api/decks/${id}/cards`,
        payload: { ...card('jolt'), version },
      }),
    ])
    const codes = answers.slice(0, 2).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([204, 404])
    const { db } = app().database
    const rows = await db.selectFrom('deck_cards').selectAll().where('deck_id', '=', id).execute()
    expect(rows).toEqual([])
  })
})
