import {
  changeDeckPrinting,
  getDeckVersion,
  limits,
  listDeckChanges,
  setDeckCard,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, makeDeck, setCard } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('categories and the note of a card stay until others are sent', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    const marksAfter = async (facts: object) => {
      const { cards } = await setCard(member, id, { ...card('shock', { quantity: 2 }), ...facts })
      return [cards[0]?.categories, cards[0]?.note]
    }
    expect(await marksAfter({})).toEqual([[], null])
    const categories = ['Removal', 'Größe [“1”], #2']
    expect(await marksAfter({ categories, note: 'One\ntwo' })).toEqual([categories, 'One\ntwo'])
    expect(await marksAfter({ quantity: 3 })).toEqual([categories, 'One\ntwo'])
    expect(await marksAfter({ categories: [], note: '  ' })).toEqual([[], null])
  })

  test('they are part of the history, and come back with a version', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    await setCard(member, id, card('shock', { categories: ['Burn'], note: 'Cheap' }))
    const { version } = await setCard(member, id, card('shock', { categories: ['Removal'] }))
    const { changes } = await member.call(listDeckChanges, { params: { id }, input: {} })
    expect(changes[0]?.cards).toMatchObject([
      {
        ...{ before: 1, after: 1, categoriesBefore: ['Burn'], categoriesAfter: ['Removal'] },
        ...{ noteBefore: 'Cheap', noteAfter: 'Cheap' },
      },
    ])
    await setCard(member, id, card('shock', { note: 'Dear' }))
    const [newest] = (await member.call(listDeckChanges, { params: { id }, input: {} })).changes
    expect(newest?.cards).toMatchObject([{ noteBefore: 'Cheap', noteAfter: 'Dear' }])
    const params = { id, version: String(version - 1) }
    const { cards } = await member.call(getDeckVersion, { params })
    expect(cards).toMatchObject([{ categories: ['Burn'], note: 'Cheap' }])
  })

  test('of two printings that become one, the marks of both stay, the first ones first', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    await setCard(member, id, card('old', { categories: ['Burn', 'Cheap'], isLocked: true }))
    await setCard(member, id, card('new', { categories: ['cheap', 'Removal'], note: 'Signed' }))
    const input = { scryfallId: 'old', to: { scryfallId: 'new', cardName: 'Shock' } }
    const { cards } = await member.call(changeDeckPrinting, { params: { id }, input })
    expect(cards).toMatchObject([
      { quantity: 2, categories: ['Burn', 'Cheap', 'Removal'], note: 'Signed', isLocked: true },
    ])
  })

  test('so do those of two cards that the card-data service merges', async () => {
    const member = await collectorIn(app())
    const [old, now] = [freshId('old'), freshId('now')]
    const { id } = await makeDeck(member)
    await setCard(member, id, card(now, { categories: ['Burn'] }))
    await setCard(member, id, card(old, { categories: ['Removal'], note: 'Signed' }))
    await apply(app(), [merge(old, now)])
    expect((await detailOf(member, id)).cards).toMatchObject([
      { scryfallId: now, quantity: 2, categories: ['Burn', 'Removal'], note: 'Signed' },
    ])
  })

  test.each([
    [{ categories: 'Ramp' }, 'Categories must be a list'],
    [{ categories: [''] }, 'A category has 1 to 40 characters'],
    [{ categories: ['x'.repeat(41)] }, 'A category has 1 to 40 characters'],
    [{ categories: ['a\u0000'] }, 'A category can not have control characters'],
    [{ categories: ['Ramp', 'ramp'] }, 'A category of a card is named once'],
    [
      { categories: Array.from({ length: limits.deckCategories + 1 }, (_, at) => `${at}`) },
      'A card can have up to 10 categories',
    ],
    [{ note: 'x'.repeat(501) }, 'A note on a card can have up to 500 characters'],
  ])('%j is refused', async (facts, message) => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    const input = { ...card('shock'), ...facts }
    const refusal = await member.refusal(setDeckCard, { params: { id }, input })
    expect(refusal).toMatchObject({ status: 400 })
    expect(JSON.stringify(refusal)).toContain(message)
  })
})
