import {
  changeDeckPrinting,
  deleteDeck,
  type Endpoint,
  getDeck,
  listDecks,
  removeDeckCard,
  setDeckCard,
  setDeckCards,
  updateDeck,
} from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { MemberClient, Payload } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, deckOf, detailOf, makeDeck, setCard } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const noSuchDeck = {
  status: 404,
  code: 'deck_not_found',
  message: 'You have no such deck. You may have deleted it already.',
}

/** Everything that can be asked of one deck; each would be done to a deck with a shock in it. */
function requestsFor(id: string): [Endpoint, Payload][] {
  const shock = { scryfallId: 'shock', cardName: 'Shock' }
  return [
    [getDeck, { params: { id } }],
    [updateDeck, { params: { id }, input: { name: 'Taken over' } }],
    [setDeckCard, { params: { id }, input: { ...shock, quantity: 3 } }],
    [setDeckCards, { params: { id }, input: { cards: [shock] } }],
    [removeDeckCard, { params: { deckId: id, scryfallId: 'shock' } }],
    [
      changeDeckPrinting,
      { params: { id }, input: { scryfallId: 'shock', to: { ...shock, scryfallId: 'jolt' } } },
    ],
    [deleteDeck, { params: { id } }],
  ]
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  const change = (member: MemberClient, id: string, input: object) =>
    member.call(updateDeck, { params: { id }, input })

  async function rowsOfCards(deckId: string) {
    const { db } = app().database
    return db.selectFrom('deck_cards').selectAll().where('deck_id', '=', deckId).execute()
  }

  test('the facts of a deck are changed, and the rest stays', async () => {
    const member = await collectorIn(app())
    const made = await makeDeck(member, { name: 'Burn', description: 'Fast.' })
    await setCard(member, made.id, card('shock', { quantity: 2 }))
    app().clock.moveForward(1000)
    const renamed = await change(member, made.id, { name: ' Boros ' })
    const updatedAt = app().clock.now().toISOString()
    const facts = { name: 'Boros', version: 3, updatedAt, cardCount: 2 }
    expect(renamed).toMatchObject({ ...made, ...facts, cards: [{ scryfallId: 'shock' }] })
    const format = await change(member, made.id, { format: 'Pauper' })
    expect(format).toMatchObject({ name: 'Boros', format: 'pauper', description: 'Fast.' })
    const described = await change(member, made.id, { description: '' })
    expect(described).toMatchObject({ name: 'Boros', format: 'pauper', description: null })
    const { cards, ...summary } = described
    expect(await member.call(listDecks)).toEqual([summary])
    expect(await detailOf(member, made.id)).toMatchObject({ ...summary, cards })
  })

  test('a change that is refused changes nothing', async () => {
    const member = await collectorIn(app())
    const { id } = await deckOf(member, { shock: 4 }, { smash: 2 })
    const before = await detailOf(member, id)
    const refused: [object, string][] = [
      [{ name: '' }, 'Deck name is required'],
      [{ name: null, description: 'New' }, 'Deck name is required'],
      [{ name: 'n'.repeat(101), format: 'legacy' }, 'Deck name must be 100 characters or less'],
      [{ name: 'New', format: 'frontier' }, 'Format is required'],
      [{ name: 'New', description: 'd'.repeat(501) }, 'Description must be 500 characters or less'],
      [{ name: 'New', commanderId: '' }, 'Card ID is required'],
      [{ name: 'New', version: 0 }, 'A version is a whole number from 1'],
      [{ name: 'New', version: 1.5 }, 'A version is a whole number from 1'],
      [{ name: 'New', version: '2' }, 'A version is a whole number from 1'],
      [{ name: 'New', version: null }, 'A version is a whole number from 1'],
    ]
    for (const [input, message] of refused) {
      const refusal = await member.refusal(updateDeck, { params: { id }, input })
      expect(refusal).toMatchObject({ status: 400, issues: [{ message }] })
      expect(await detailOf(member, id)).toEqual(before)
    }
    const { status } = await member.refusal(updateDeck, { params: { id } })
    expect(status).toBe(400)
    expect(await detailOf(member, id)).toEqual(before)
  })

  test('a deleted deck is gone with its cards, and no other is', async () => {
    const member = await collectorIn(app())
    const [gone, remaining] = [
      await deckOf(member, { shock: 4 }),
      await deckOf(member, { shock: 1 }),
    ]
    expect(await member.call(deleteDeck, { params: { id: gone.id } })).toBeUndefined()
    expect((await member.call(listDecks)).map(({ id }) => id)).toEqual([remaining.id])
    expect(await rowsOfCards(gone.id)).toEqual([])
    expect(await rowsOfCards(remaining.id)).toHaveLength(1)
    for (const [endpoint, payload] of requestsFor(gone.id)) {
      expect(await member.refusal(endpoint, payload)).toMatchObject(noSuchDeck)
    }
    expect(await rowsOfCards(gone.id)).toEqual([])
  })

  describe('a deck that one has not got', () => {
    test('is another user’s, for all that one can tell', async () => {
      const [owner, other] = [await collectorIn(app()), await collectorIn(app())]
      const { id } = await deckOf(owner, { shock: 4 })
      const before = await detailOf(owner, id)
      for (const [at, [endpoint, payload]] of requestsFor(id).entries()) {
        const unknown = requestsFor(unknownPrinting)[at]?.[1]
        const refusal = await other.refusal(endpoint, payload)
        expect(refusal).toEqual(noSuchDeck)
        expect(refusal).toEqual(await other.refusal(endpoint, unknown))
        expect(await detailOf(owner, id)).toEqual(before)
      }
      expect(await other.call(listDecks)).toEqual([])
    })

    test.each(['x', '0', ' ', "' or 1=1", '00000000-0000-0000-0000-00000000000g', 'é', '%00'])(
      'may have no id at all: %j',
      async (id) => {
        const member = await collectorIn(app())
        const mine = await deckOf(member, { shock: 4 })
        for (const [endpoint, payload] of requestsFor(id)) {
          expect(await member.refusal(endpoint, payload)).toEqual(noSuchDeck)
        }
        expect((await detailOf(member, mine.id)).version).toBe(mine.version)
      },
    )
  })

  test('the id of a deck may be written in capital letters', async () => {
    const member = await collectorIn(app())
    const { id } = await deckOf(member, { shock: 4 })
    for (const [endpoint, payload] of requestsFor(id.toUpperCase())) {
      await setCard(member, id, card('shock'))
      await member.call(endpoint, payload)
    }
    expect(await member.call(listDecks)).toEqual([])
  })
})
