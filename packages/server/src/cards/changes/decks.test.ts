import { listCardChanges, setDeckCard, updateDeck } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { card, deckOf, detailOf, setCard } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import type { TestDeck } from '../../test/id-migrations.ts'
import { apply, deckLines, freshId, insertDeck, merge, removal } from '../../test/id-migrations.ts'
import { useTestApp } from '../../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function ownerOfDeck(deck: TestDeck) {
    const member = await app().member()
    const deckId = await insertDeck(app().database.db, member.account.id, deck)
    return { member, deckId, lines: () => deckLines(app().database.db, deckId) }
  }

  test('main deck and sideboard are merged apart, the commander moves with them', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const deck = { commander: a, main: { [a]: 2, [b]: 1 }, side: { [a]: 3, other: 1 } }
    const { lines, deckId, member } = await ownerOfDeck(deck)
    expect(await apply(app(), [merge(a, b)])).toMatchObject({ moved: 3, flagged: 0 })
    expect(await lines()).toEqual([`commander ${b}`, `main ${b} 3`, `side ${b} 3`, 'side other 1'])
    const { changes } = await member.call(listCardChanges)
    const reported = changes.map(({ place, deckName, copies, copiesThere, copiesAfter }) => {
      return [place, deckName, copies, copiesThere, copiesAfter]
    })
    expect(reported.sort()).toEqual([
      ['commander', 'Burn', 1, 0, 1],
      ['main', 'Burn', 2, 1, 3],
      ['side', 'Burn', 3, 0, 3],
    ])
    expect(new Set(changes.map((change) => change.deckId))).toEqual(new Set([deckId]))
  })

  test('cards of another deck of the same user are not added up with these', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const { member, lines } = await ownerOfDeck({ main: { [a]: 2 } })
    const other = await insertDeck(app().database.db, member.account.id, { main: { [b]: 4 } })
    await apply(app(), [merge(a, b)])
    expect(await lines()).toEqual([`main ${b} 2`])
    expect(await deckLines(app().database.db, other)).toEqual([`main ${b} 4`])
  })

  test('a slot holds at most 99 copies, and the original count is recorded', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const { lines, member } = await ownerOfDeck({ main: { [a]: 70, [b]: 40 } })
    await apply(app(), [merge(a, b)])
    expect(await lines()).toEqual([`main ${b} 99`])
    const { changes } = await member.call(listCardChanges)
    expect(changes).toMatchObject([{ copies: 70, copiesThere: 40, copiesAfter: 99 }])
  })

  test('deleted cards stay in their places and are marked, until they are listed again', async () => {
    const a = freshId('a')
    const deck = { commander: a, main: { [a]: 2, other: 1 }, side: { [a]: 1 } }
    const { lines } = await ownerOfDeck(deck)
    expect(await apply(app(), [removal(a)])).toMatchObject({ moved: 0, flagged: 3 })
    const expected = [`commander ${a}`, `main ${a} 2`, 'main other 1', `side ${a} 1`]
    expect(await lines()).toEqual(expected.map((line) => (line.includes(a) ? `${line} *` : line)))
    expect(await apply(app(), [])).toMatchObject({ flagged: 0 })
    await apply(app(), [], [a])
    expect(await lines()).toEqual(expected)
  })

  test('a change in a deck has the name that the deck has now, and keeps the last one', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const { db } = app().database
    const { member, deckId } = await ownerOfDeck({ name: 'Burn', main: { [a]: 2 } })
    await apply(app(), [merge(a, b)])
    await db.updateTable('decks').set({ name: 'Boros' }).where('id', '=', deckId).execute()
    const named = await member.call(listCardChanges)
    expect(named.changes).toMatchObject([{ deckId, deckName: 'Boros', cardName: 'Goblin Guide' }])
    await db.deleteFrom('decks').where('id', '=', deckId).execute()
    const gone = await member.call(listCardChanges)
    expect(gone.changes).toMatchObject([{ deckId: null, deckName: 'Burn' }])
  })

  test("decks of others with the same cards are moved as well, and nobody's are mixed", async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const one = await ownerOfDeck({ main: { [a]: 2 } })
    const two = await ownerOfDeck({ main: { [a]: 3, [b]: 1 } })
    await apply(app(), [merge(a, b)])
    expect(await one.lines()).toEqual([`main ${b} 2`])
    expect(await two.lines()).toEqual([`main ${b} 4`])
  })

  test('an open deck whose cards move is reported as changed, so nothing unseen is overwritten', async () => {
    const [a, b, elsewhere] = [freshId('a'), freshId('b'), freshId('elsewhere')]
    const member = await app().member()
    const [moved, other] = [await deckOf(member, { [a]: 2 }), await deckOf(member, { [b]: 1 })]
    const { version } = moved
    await apply(app(), [merge(a, b), removal(elsewhere)])
    expect(await detailOf(member, other.id)).toMatchObject({ version: other.version })
    const params = { id: moved.id }
    for (const input of [
      { name: 'Mine', version },
      { ...card(a, { quantity: 4 }), version },
    ]) {
      const endpoint = 'name' in input ? updateDeck : setDeckCard
      const refusal = await member.refusal(endpoint, { params, input })
      expect(refusal).toMatchObject({ status: 409, code: 'deck_changed' })
    }
    const seen = await detailOf(member, moved.id)
    expect(seen.version).toBeGreaterThan(version)
    expect(seen.cards).toMatchObject([{ scryfallId: b, quantity: 2 }])
    const input = { ...card(b, { quantity: 4 }), version: seen.version }
    await member.call(setDeckCard, { params, input })
  })

  test('each kind of a change of ids makes another version of the deck, once', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const { member, deckId } = await ownerOfDeck({ commander: c, main: { [a]: 2 } })
    const versions = [(await detailOf(member, deckId)).version]
    const kinds = [[merge(a, b)], [removal(b)], [removal(c)], []]
    for (const migrations of kinds) {
      const known = migrations.length === 0 ? [b, c] : undefined
      for (let times = 0; times < 2; times++) await apply(app(), migrations, known)
      versions.push((await detailOf(member, deckId)).version)
    }
    // What is listed again are a card and the commander.
    expect(versions).toEqual([1, 2, 3, 4, 6])
  })

  test('copies that come to others have the product of those, or else keep their own', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const member = await app().member()
    const { id } = await deckOf(member, { [a]: 2, [b]: 1 }, { [a]: 1 })
    await setCard(member, id, card(a, { tcgplayerId: 7 }))
    await setCard(member, id, card(a, { tcgplayerId: 7, slotType: 'side' }))
    await setCard(member, id, card(b, { tcgplayerId: 8 }))
    await apply(app(), [merge(a, b)])
    const products = async () =>
      (await detailOf(member, id)).cards.map(({ tcgplayerId }) => tcgplayerId)
    expect(await products()).toEqual([8, 7])
    await apply(app(), [merge(b, c)])
    expect(await products()).toEqual([8, 7])
  })
})
