import { listCardChanges } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import type { TestDeck } from '../test/id-migrations.ts'
import { apply, deckLines, freshId, insertDeck, merge, removal } from '../test/id-migrations.ts'
import { useTestApp } from '../test/test-app.ts'

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
    const told = changes.map(({ place, deckName, copies, copiesThere, copiesAfter }) => {
      return [place, deckName, copies, copiesThere, copiesAfter]
    })
    expect(told.sort()).toEqual([
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

  test('99 copies are the most in a slot, and how many there were is kept', async () => {
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
    const kept = [`commander ${a}`, `main ${a} 2`, 'main other 1', `side ${a} 1`]
    expect(await lines()).toEqual(kept.map((line) => (line.includes(a) ? `${line} *` : line)))
    expect(await apply(app(), [])).toMatchObject({ flagged: 0 })
    await apply(app(), [], [a])
    expect(await lines()).toEqual(kept)
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
})
