import { limits, plainRow, removeDeckCard, setDeckCard } from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import {
  card,
  deckOf,
  detailOf,
  fillDeck,
  linesOf,
  makeDeck,
  setCard,
  setCards,
} from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, deckLines, freshId, insertDeck, merge } from '../test/id-migrations.ts'
import { nastyTexts } from '../test/security/hostile.ts'
import { useTestApp } from '../test/test-app.ts'

const notThere = { status: 404, code: 'card_not_in_deck', message: 'Card not found in deck' }
const wholeNumber = 'quantity: Quantity must be a whole number from 0 to 99'

/** What is wrong with a card that is sent to a deck. */
const badCards: [object, string][] = [
  [{ quantity: 100 }, 'quantity: Maximum 99 copies of a card allowed'],
  [{ quantity: 1e15 }, 'quantity: Maximum 99 copies of a card allowed'],
  [{ quantity: -1 }, wholeNumber],
  [{ quantity: 1.5 }, wholeNumber],
  [{ quantity: '4' }, wholeNumber],
  [{ quantity: null }, wholeNumber],
  [{ slotType: 'maybe' }, 'slotType: Slot must be main, side or considering'],
  [{ slotType: null }, 'slotType: Slot must be main, side or considering'],
  [{ slotType: 'MAIN' }, 'slotType: Slot must be main, side or considering'],
  [{ cardName: undefined }, 'cardName: Card name is required'],
  [{ cardName: '  ' }, 'cardName: Card name is required'],
  [{ cardName: null }, 'cardName: Card name is required'],
  [{ cardName: 'n'.repeat(201) }, 'cardName: A card name can have up to 200 characters'],
  [{ cardName: 'a\0b' }, 'cardName: A card name can not have control characters'],
  [{ cardName: '\ud800' }, 'cardName: A card name can not have control characters'],
  [{ scryfallId: undefined }, 'scryfallId: Card ID is required'],
  [{ scryfallId: '' }, 'scryfallId: Card ID is required'],
  [{ scryfallId: 7 }, 'scryfallId: Card ID is required'],
  [{ scryfallId: 'x'.repeat(65) }, 'scryfallId: A card ID can have up to 64 characters'],
]
const badProducts = [0, -1, 2_147_483_648, 1.5, '123', true]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const removal = (deckId: string, scryfallId: string, input: object = {}) => ({
    params: { deckId, scryfallId },
    input,
  })

  describe('setting a card', () => {
    test('puts one copy into the main deck by default', async () => {
      const { id } = await makeDeck(member)
      const { cards } = await setCard(member, id, { scryfallId: ' shock ', cardName: ' Shock ' })
      const addedAt = app().clock.now().toISOString()
      const copies = { quantity: 1, slotType: 'main', tcgplayerId: null, addedAt }
      const shock = { deckId: id, scryfallId: 'shock', cardName: 'Shock', ...copies }
      expect(cards).toEqual([{ ...plainRow, ...shock }])
    })

    test('sets how many there are, however often it is sent', async () => {
      const { id } = await makeDeck(member)
      for (const quantity of [4, 4, 99, 2, 2]) {
        const { cards, version } = await setCard(member, id, card('shock', { quantity }))
        expect(cards).toMatchObject([{ scryfallId: 'shock', quantity }])
        expect(await detailOf(member, id)).toMatchObject({ version, cards })
      }
    })

    test('keeps main deck and sideboard apart', async () => {
      const { id } = await makeDeck(member)
      await setCard(member, id, card('shock', { quantity: 4 }))
      const both = await setCard(member, id, card('shock', { quantity: 2, slotType: 'side' }))
      expect(linesOf(both)).toEqual(['4 shock', 'side 2 shock'])
      expect(both).toMatchObject({ cardCount: 6, sideCount: 2 })
      const main = await setCard(member, id, card('shock', { quantity: 0, slotType: 'side' }))
      expect(linesOf(main)).toEqual(['4 shock'])
    })

    test('to 0 takes it out, and what is not there can not be taken out', async () => {
      const { id } = await deckOf(member, { shock: 4 })
      const none = (slotType: 'main' | 'side') => card('shock', { quantity: 0, slotType })
      const params = { id }
      expect(await member.refusal(setDeckCard, { params, input: none('side') })).toEqual(notThere)
      expect(linesOf(await setCard(member, id, none('main')))).toEqual([])
      expect(await member.refusal(setDeckCard, { params, input: none('main') })).toEqual(notThere)
      expect(await detailOf(member, id)).toMatchObject({ version: 3, cards: [] })
    })

    test('keeps what is known of its product unless another is given', async () => {
      const { id } = await makeDeck(member)
      const productAfter = async (facts: object) => {
        const { cards } = await setCard(member, id, { ...card('shock'), ...facts })
        return cards[0]?.tcgplayerId
      }
      expect(await productAfter({})).toBe(null)
      expect(await productAfter({ tcgplayerId: 2_147_483_647 })).toBe(2_147_483_647)
      expect(await productAfter({ quantity: 3 })).toBe(2_147_483_647)
      expect(await productAfter({ tcgplayerId: 1 })).toBe(1)
      expect(await productAfter({ tcgplayerId: null })).toBe(null)
    })

    test('gives it the name that was given last', async () => {
      const { id } = await deckOf(member, { shock: 4 })
      const cardName = '赤 Æther 🔥 n'.padEnd(200, 'n')
      const { cards } = await setCard(member, id, card('shock', { cardName }))
      expect(cards).toMatchObject([{ cardName }])
    })

    test('with something that is not valid changes nothing, and says what', async () => {
      const { id } = await deckOf(member, { shock: 4 })
      const before = await detailOf(member, id)
      for (const [facts, message] of badCards) {
        const input = { ...card('shock', { quantity: 2 }), ...facts }
        const { status, issues = [] } = await member.refusal(setDeckCard, { params: { id }, input })
        expect(status).toBe(400)
        expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([message])
      }
      const message = 'A product number is a whole number from 1 to 2147483647'
      const product = { path: 'tcgplayerId', message }
      for (const tcgplayerId of badProducts) {
        const input = { ...card('shock', { quantity: 2 }), tcgplayerId }
        const refusal = await member.refusal(setDeckCard, { params: { id }, input })
        expect(refusal).toMatchObject({ status: 400, issues: [product] })
      }
      expect(await detailOf(member, id)).toEqual(before)
    })

    test('with a nasty text is done in those words, or refused', async () => {
      const { id } = await makeDeck(member)
      for (const text of nastyTexts) {
        const payload = JSON.stringify({ scryfallId: text, cardName: text })
        const headers = { 'content-type': 'application/json' }
        const url = `/api/decks/${id}/cards`
        const { statusCode, body } = await member.send({ method: 'PATCH', url, headers, payload })
        expect(statusCode).toBeOneOf([200, 400])
        if (statusCode === 400) continue
        const scryfallId = text.trim()
        expect(JSON.parse(body).cards).toMatchObject([{ scryfallId, cardName: scryfallId }])
        await member.call(removeDeckCard, removal(id, scryfallId))
      }
      expect(await detailOf(member, id)).toMatchObject({ cards: [] })
    })

    test('of a full deck changes and takes out what is there, and adds nothing', async () => {
      const { id } = await makeDeck(member)
      await fillDeck(app().database.db, id, limits.deckCards)
      const input = card('shock')
      expect(await member.refusal(setDeckCard, { params: { id }, input })).toEqual({
        status: 409,
        code: 'deck_full',
        message: 'A deck can hold up to 1,000 different printings.',
      })
      const more = await setCard(member, id, card('card-7', { quantity: 4 }))
      expect(more.cardCount).toBe(1003)
      await setCard(member, id, card('card-7', { quantity: 0 }))
      expect((await setCard(member, id, input)).cards).toHaveLength(limits.deckCards)
    })
  })

  describe('the list', () => {
    test('has the main deck first, each part by name as people sort them', async () => {
      const { id } = await makeDeck(member)
      const names = [
        'Zap',
        'shock',
        'Æther Vial',
        'Lightning Bolt',
        'Éclair',
        'Shock',
        'Fire // Ice',
      ]
      const main = names.map((cardName, at) => ({ ...card(`main-${at}`), cardName }))
      const side = names.map((cardName, at) => ({
        ...card(`side-${at}`),
        cardName,
        slotType: 'side',
      }))
      const { cards } = await setCards(member, id, [...side, ...main])
      const sorted = [
        'Æther Vial',
        'Éclair',
        'Fire // Ice',
        'Lightning Bolt',
        'shock',
        'Shock',
        'Zap',
      ]
      expect(cards.map(({ cardName }) => cardName)).toEqual([...sorted, ...sorted])
      expect(cards.map(({ slotType }) => slotType)).toEqual([
        ...names.map(() => 'main'),
        ...names.map(() => 'side'),
      ])
    })

    test('has cards of one name in the order of their ids', async () => {
      const { id } = await makeDeck(member)
      const ids = ['c', 'a', 'b']
      const { cards } = await setCards(
        member,
        id,
        ids.map((one) => card(one, { cardName: 'Island' })),
      )
      expect(cards.map(({ scryfallId }) => scryfallId)).toEqual(['a', 'b', 'c'])
    })
  })

  describe('removing a card', () => {
    test('takes it out of the main deck, or of the slot that is given', async () => {
      const { id } = await deckOf(member, { shock: 4, jolt: 1 }, { shock: 2 })
      const main = await member.call(removeDeckCard, removal(id, 'shock'))
      expect(linesOf(main)).toEqual(['1 jolt', 'side 2 shock'])
      expect(main).toMatchObject({ version: 3, cardCount: 3, sideCount: 2 })
      expect(await member.refusal(removeDeckCard, removal(id, 'shock'))).toEqual(notThere)
      const side = removal(id, 'shock', { slotType: 'side', version: 3 })
      expect(linesOf(await member.call(removeDeckCard, side))).toEqual(['1 jolt'])
      expect(
        await member.refusal(removeDeckCard, { ...side, input: { slotType: 'side' } }),
      ).toEqual(notThere)
      expect(await detailOf(member, id)).toMatchObject({ version: 4 })
    })

    test.each([
      ['slotType=maybe', 'Slot must be main, side or considering'],
      ['slotType=', 'Slot must be main, side or considering'],
      ['slotType=main&slotType=side', 'Slot must be main, side or considering'],
      ['version=', 'A version is a whole number from 1'],
      ['version=x', 'A version is a whole number from 1'],
      ['version=1.5', 'A version is a whole number from 1'],
      ['version=-1', 'A version is a whole number from 1'],
      ['version=2&version=2', 'A version is a whole number from 1'],
      ['version=1e300', 'A version is a whole number from 1'],
    ])('with %s in its address changes nothing', async (query, message) => {
      const { id } = await deckOf(member, { shock: 4 })
      const url = `/api/decks/${id}/cards/shock?${query}`
      const response = await member.send({ method: 'DELETE', url })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'bad_input', issues: [{ message }] })
      expect(linesOf(await detailOf(member, id))).toEqual(['4 shock'])
    })

    test('does what its address says, whatever its body says', async () => {
      const { id } = await deckOf(member, { shock: 4 }, { shock: 2 })
      const url = `/api/decks/${id}/cards/shock?slotType=side`
      const response = await member.send({ method: 'DELETE', url, payload: { slotType: 'main' } })
      expect(response.statusCode).toBe(200)
      expect(linesOf(await detailOf(member, id))).toEqual(['4 shock'])
    })

    test('finds ids with signs that mean something in addresses', async () => {
      const odd = ['a/b', 'a?b=c&d', 'é ü', '%2e', '..a', "'", 'a+b']
      const { id } = await deckOf(member, Object.fromEntries(odd.map((one) => [one, 1])))
      for (const one of odd) await member.call(removeDeckCard, removal(id, one))
      expect(await detailOf(member, id)).toMatchObject({ cards: [] })
    })
  })

  describe('under an id that was merged', () => {
    test('a card is set and removed under the one that it has now', async () => {
      const [old, now] = [freshId('old'), freshId('now')]
      const { id } = await deckOf(member, { [old]: 2 })
      await apply(app(), [merge(old, now)])
      const set = await setCard(member, id, card(old, { quantity: 3 }))
      expect(linesOf(set)).toEqual([`3 ${now}`])
      expect(linesOf(await setCard(member, id, card(old, { quantity: 0 })))).toEqual([])
      await setCard(member, id, card(old, { slotType: 'side' }))
      const side = removal(id, old, { slotType: 'side' })
      expect(linesOf(await member.call(removeDeckCard, side))).toEqual([])
      expect(await member.refusal(removeDeckCard, side)).toEqual(notThere)
    })

    test('copies that have not moved yet are set where they are, and are no more once they have', async () => {
      const [old, now] = [freshId('old'), freshId('now')]
      const { db } = app().database
      await apply(app(), [merge(old, now)])
      // As an older server left it.
      const id = await insertDeck(db, member.account.id, { main: { [old]: 2 }, side: { [old]: 1 } })
      await setCard(member, id, card(old, { quantity: 3 }))
      await setCards(member, id, [card(old, { quantity: 0, slotType: 'side' })])
      await apply(app(), [])
      expect(await deckLines(db, id)).toEqual([`main ${now} 3`])
    })
  })
})
