import {
  type DeckCategory,
  duplicateDeck,
  exportAccount,
  getDeckVersion,
  getUserSettings,
  limits,
  listDeckChanges,
  restoreDeck,
  setDeckCards,
  updateDeck,
  updateUserSettings,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, makeDeck } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

const ramp: DeckCategory = { name: 'Ramp', color: 'green', isHidden: false }
const tokens: DeckCategory = { name: 'Größe [“1”]{noDeck}, #2 ^^', color: null, isHidden: true }

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a deck keeps its categories in order, as part of its history and of copies', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, { categories: [ramp] })
    const params = { id }
    const categories = [tokens, ramp]
    const { version } = await member.call(updateDeck, { params, input: { categories } })
    expect((await detailOf(member, id)).categories).toEqual(categories)
    const { changes } = await member.call(listDeckChanges, { params, input: {} })
    expect(changes[0]?.factsBefore?.categories).toEqual([ramp])
    expect(changes[0]?.factsAfter?.categories).toEqual(categories)
    const then = { id, version: String(version - 1) }
    expect((await member.call(getDeckVersion, { params: then })).categories).toEqual([ramp])
    const copy = await member.call(duplicateDeck, { params })
    expect(copy.categories).toEqual(categories)
    const restored = await member.call(restoreDeck, { params, input: { to: version - 1 } })
    expect(restored.categories).toEqual([ramp])
    const { decks } = await member.call(exportAccount)
    const exported = new Map(decks.map((deck) => [deck.id, deck.categories]))
    expect(exported.get(id)).toEqual([ramp])
    expect(exported.get(copy.id)).toEqual(categories)
  })

  test('cards and categories change together, and count as they did', async () => {
    const member = await collectorIn(app())
    const cards = [card('shock', { quantity: 4, categories: ['Ramp'] }), card('jolt')]
    const { id, version } = await makeDeck(member, { cards, categories: [ramp] })
    const renamed = { ...ramp, name: 'Mana', isHidden: true }
    const input = {
      cards: [card('shock', { quantity: 4, categories: ['Mana'] })],
      facts: { categories: [renamed] },
      version,
    }
    const after = await member.call(setDeckCards, { params: { id }, input })
    expect(after).toMatchObject({ categories: [renamed], cardCount: 5, version: version + 1 })
    expect(after.cards.find(({ scryfallId }) => scryfallId === 'shock')?.categories).toEqual([
      'Mana',
    ])
    const refused = await member.refusal(setDeckCards, { params: { id }, input })
    expect(refused).toMatchObject({ status: 409, code: 'deck_changed' })
  })

  test('new decks begin with the categories of the user, unless others are sent', async () => {
    const member = await collectorIn(app())
    expect((await makeDeck(member)).categories).toEqual([])
    await member.call(updateUserSettings, { input: { deckCategories: [ramp, tokens] } })
    await member.call(updateUserSettings, { input: { theme: 'dark' } })
    const settings = await member.call(getUserSettings)
    expect(settings.deckCategories).toEqual([ramp, tokens])
    expect((await makeDeck(member)).categories).toEqual([ramp, tokens])
    expect((await makeDeck(member, { categories: [] })).categories).toEqual([])
    const other = await collectorIn(app())
    expect((await makeDeck(other)).categories).toEqual([])
  })

  test.each([
    [{ categories: 'Ramp' }, 'Categories must be a list'],
    [{ categories: [{ ...ramp, name: ' ' }] }, 'A category has 1 to 40 characters'],
    [{ categories: [{ ...ramp, name: 'a\u0000' }] }, 'A category can not have control characters'],
    [{ categories: [{ ...ramp, color: '#fff' }] }, 'The color of a category is one of red'],
    [{ categories: [{ ...ramp, isHidden: 1 }] }, 'isHidden is true or false'],
    [{ categories: [ramp, { ...ramp, name: 'RAMP' }] }, 'A category is listed once'],
    [
      {
        categories: Array.from({ length: limits.listedCategories + 1 }, (_, at) => ({
          ...ramp,
          name: `${at}`,
        })),
      },
      'Up to 200 categories can be listed',
    ],
  ])('%j is refused', async (facts, message) => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, { categories: [ramp] })
    const refusal = await member.refusal(updateDeck, { params: { id }, input: facts })
    expect(refusal).toMatchObject({ status: 400 })
    expect(JSON.stringify(refusal)).toContain(message)
    expect((await detailOf(member, id)).categories).toEqual([ramp])
  })
})
