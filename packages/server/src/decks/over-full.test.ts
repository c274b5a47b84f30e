import { changeDeckPrinting, limits, planSwaps, removeDeckCard } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, fillDeck, makeDeck, setCard, setCards } from '../test/decks.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const app = useTestApp('sqlite')

/** A deck from a time when decks could hold more: three rows too many, two of them of one card. */
async function overFullDeck() {
  const member = await collectorIn(app())
  const { id } = await makeDeck(member)
  await fillDeck(app().database.db, id, limits.deckCards + 2)
  const bolt = { scryfall_id: printing.lightningBoltAlpha, card_name: 'Lightning Bolt' }
  await app()
    .database.db.insertInto('deck_cards')
    .values({ ...bolt, deck_id: id, quantity: 1, slot_type: 'main' })
    .execute()
  return { member, id }
}

test('a deck with more rows than decks may have can be changed, but takes no row more', async () => {
  const { member, id } = await overFullDeck()
  const { cards } = await setCard(member, id, card('card-7', { quantity: 3 }))
  expect(cards).toHaveLength(limits.deckCards + 3)
  expect(cards.find(({ scryfallId }) => scryfallId === 'card-7')?.quantity).toBe(3)
  await setCards(member, id, [card('card-8', { quantity: 0 }), card('a-new-card')])
  const input = { cards: [card('one-too-many')] }
  await expect(setCards(member, id, input.cards)).rejects.toThrow('deck_full')
  const { cards: left } = await detailOf(member, id)
  const ids = left.map(({ scryfallId }) => scryfallId)
  expect(ids).toContain('a-new-card')
  expect(ids).not.toContain('card-8')
  expect(ids).not.toContain('one-too-many')
})

test('a row of such a deck can go, and room comes only below the limit', async () => {
  const { member, id } = await overFullDeck()
  const params = { deckId: id, scryfallId: 'card-9' }
  const { cards } = await member.call(removeDeckCard, { params })
  expect(cards).toHaveLength(limits.deckCards + 2)
  await expect(setCard(member, id, card('a-new-card'))).rejects.toThrow('deck_full')
})

test('a printing in such a deck can be changed, and swaps are planned for it', async () => {
  const { member, id } = await overFullDeck()
  const swaps = await member.call(planSwaps, { params: { id }, input: { to: 'cheapest' } })
  expect(JSON.stringify(swaps)).toContain(printing.lightningBoltAlpha)
  const to = { scryfallId: printing.lightningBoltBaldursGate, cardName: 'Lightning Bolt' }
  const input = { scryfallId: printing.lightningBoltAlpha, to }
  const { cards } = await member.call(changeDeckPrinting, { params: { id }, input })
  expect(cards).toHaveLength(limits.deckCards + 3)
  expect(cards.map(({ scryfallId }) => scryfallId)).toContain(to.scryfallId)
})
