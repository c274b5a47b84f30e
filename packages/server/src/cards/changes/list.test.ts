import { limits, listCardChanges, markCardChangesSeen } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, freshId, insertEntry, merge, removal } from '../../test/id-migrations.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  /** A user with two copies each under these ids. */
  async function owner(...scryfallIds: string[]) {
    const member = await app().member()
    for (const scryfallId of scryfallIds) {
      await insertEntry(app().database.db, member.account.id, { scryfallId, quantity: 2 })
    }
    return member
  }

  const seeUpTo = (upTo: string) => ({ input: { upTo } })

  test('without changes the list is empty', async () => {
    const member = await owner('a')
    expect(await member.call(listCardChanges)).toEqual({
      changes: [],
      total: 0,
      hasMore: false,
      unseen: { changes: 0, cards: 0 },
    })
  })

  test('a change tells the card by its new id, the copies, and when it was', async () => {
    const a = freshId('a')
    const member = await owner(a, printing.goblinGuideZendikar)
    await apply(app(), [merge(a, printing.goblinGuideZendikar)])
    const { changes, ...rest } = await member.call(listCardChanges)
    expect(rest).toEqual({ total: 1, hasMore: false, unseen: { changes: 1, cards: 1 } })
    expect(changes).toEqual([
      {
        id: expect.any(String),
        strategy: 'merge',
        place: 'collection',
        deckId: null,
        deckName: null,
        oldScryfallId: a,
        newScryfallId: printing.goblinGuideZendikar,
        cardName: 'Goblin Guide',
        setCode: 'zen',
        collectorNumber: '126',
        treatments: [],
        language: 'en',
        isDigital: false,
        copies: 2,
        copiesThere: 2,
        copiesAfter: 4,
        happenedAt: app().clock.now().toISOString(),
        seen: false,
      },
    ])
  })

  test('a card that the catalogue does not know has no name; one that came back has', async () => {
    const a = freshId('a')
    const member = await owner(a, printing.delverMidnightHunt)
    await apply(app(), [removal(a), removal(printing.delverMidnightHunt)], [])
    const { changes } = await member.call(listCardChanges)
    const named = changes.map(({ strategy, cardName, newScryfallId }) => {
      return [strategy, cardName, newScryfallId]
    })
    expect(named).toHaveLength(2)
    expect(named).toContainEqual(['delete', null, null])
    expect(named).toContainEqual(['delete', 'Delver of Secrets // Insectile Aberration', null])
  })

  test('a card that the catalogue does not know has the name that the service gave it', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner(a, b)
    const card = { name: 'Nissa, Vastwood Seer', setCode: 'ps15', collectorNumber: '247' }
    const unnumbered = { ...card, setCode: null, collectorNumber: null }
    await apply(app(), [removal(a, { card }), merge(b, 'unknown', { card: unnumbered })])
    const { changes } = await member.call(listCardChanges)
    const named = changes.map(({ cardName, setCode, collectorNumber }) => {
      return [cardName, setCode, collectorNumber]
    })
    expect(named).toEqual([
      ['Nissa, Vastwood Seer', 'ps15', '247'],
      ['Nissa, Vastwood Seer', null, null],
    ])
  })

  test('what was shown is seen; what comes meanwhile is not', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner(a, b)
    await apply(app(), [removal(a)])
    const { changes: shown } = await member.call(listCardChanges)
    await apply(app(), [removal(b)]) // at the same time, by the clock
    const left = await member.call(markCardChangesSeen, seeUpTo(shown[0]?.happenedAt ?? ''))
    expect(left).toEqual({ changes: 1, cards: 1 })
    const { changes, unseen } = await member.call(listCardChanges)
    expect(changes.map(({ oldScryfallId, seen }) => [oldScryfallId, seen])).toEqual([
      [b, false],
      [a, true],
    ])
    expect(unseen).toEqual(left)
    const none = await member.call(markCardChangesSeen, seeUpTo(changes[0]?.happenedAt ?? ''))
    expect(none).toEqual({ changes: 0, cards: 0 })
  })

  test('an instant counts in whatever zone it is written', async () => {
    const a = freshId('a')
    const member = await owner(a)
    await apply(app(), [removal(a)])
    const nowMs = app().clock.now().getTime()
    const inZone = (ms: number) => new Date(ms + 7_200_000).toISOString().replace('Z', '+02:00')
    const tooEarly = await member.call(markCardChangesSeen, seeUpTo(inZone(nowMs - 1)))
    expect(tooEarly.changes).toBe(1)
    expect((await member.call(markCardChangesSeen, seeUpTo(inZone(nowMs)))).changes).toBe(0)
  })

  test('copies of one card in several places are one card', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner(a, b)
    await apply(app(), [removal(a), removal(b)])
    expect((await member.call(listCardChanges)).unseen).toEqual({ changes: 2, cards: 2 })
    const again = merge(a, b, { performedAt: '2026-09-01' })
    await apply(app(), [again, merge(b, 'elsewhere', { performedAt: '2026-09-01' })])
    expect((await member.call(listCardChanges)).unseen).toEqual({ changes: 4, cards: 2 })
  })

  test('of changes at one time those come first that lost something', async () => {
    const [a, b, c, d] = [freshId('a'), freshId('b'), freshId('c'), freshId('d')]
    const member = await owner(a, b, c)
    const { db } = app().database
    await insertEntry(db, member.account.id, { scryfallId: d, quantity: 98 })
    await apply(app(), [merge(a, freshId('new')), removal(b), merge(c, d)])
    const { changes } = await member.call(listCardChanges)
    expect(changes.map(({ oldScryfallId }) => oldScryfallId)).toEqual([c, b, a])
  })

  test('pages are newest first and of one size', async () => {
    const ids = Array.from({ length: limits.cardChangesPage + 1 }, () => freshId('a'))
    const member = await owner(...ids)
    for (const id of ids) await apply(app(), [removal(id)])
    const first = await member.call(listCardChanges, { input: { page: 1 } })
    const second = await member.call(listCardChanges, { input: { page: 2 } })
    expect(first).toMatchObject({ total: ids.length, hasMore: true })
    expect(second).toMatchObject({ total: ids.length, hasMore: false })
    const reported = [...first.changes, ...second.changes].map(({ oldScryfallId }) => oldScryfallId)
    expect(reported).toEqual([...ids].reverse())
    expect((await member.call(listCardChanges, { input: { page: 3 } })).changes).toEqual([])
  })

  test.each(['0', '-1', '1.5', 'x', '10001'])('there is no page %s', async (page) => {
    const member = await app().member()
    expect(await member.refusal(listCardChanges, { input: { page } })).toMatchObject({
      status: 400,
      issues: [{ path: 'page' }],
    })
  })

  test.each([undefined, 'today', '2026-08-15', 7])('%j is no instant', async (upTo) => {
    const member = await app().member()
    expect(await member.refusal(markCardChangesSeen, { input: { upTo } })).toMatchObject({
      status: 400,
      issues: [{ path: 'upTo', message: 'upTo must be an ISO 8601 instant' }],
    })
  })

  test("nobody sees another's changes, nor marks them as seen", async () => {
    const a = freshId('a')
    const [member, other] = [await owner(a), await app().member()]
    await apply(app(), [removal(a)])
    expect((await other.call(listCardChanges)).total).toBe(0)
    const none = await other.call(markCardChangesSeen, seeUpTo('2030-01-01T00:00:00Z'))
    expect(none).toEqual({ changes: 0, cards: 0 })
    expect((await member.call(listCardChanges)).unseen.changes).toBe(1)
  })

  test('a visitor has no changes', async () => {
    const refused = { status: 401, message: 'Authentication required' }
    expect(await app().visitor().refusal(listCardChanges)).toMatchObject(refused)
    const seen = seeUpTo('2030-01-01T00:00:00Z')
    expect(await app().visitor().refusal(markCardChangesSeen, seen)).toMatchObject(refused)
  })

  test('deleting a user deletes their reported changes', async () => {
    const { db } = app().database
    const a = freshId('a')
    const [leaving, staying] = [await owner(a), await owner(a)]
    await apply(app(), [removal(a)])
    await db.deleteFrom('users').where('id', '=', leaving.account.id).execute()
    const left = await db
      .selectFrom('card_changes')
      .select('user_id')
      .where('old_scryfall_id', '=', a)
      .execute()
    expect(left).toEqual([{ user_id: staying.account.id }])
  })
})
