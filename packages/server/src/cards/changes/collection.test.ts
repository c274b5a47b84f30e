import { addToCollection, listCardChanges, listCollection } from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, freshId, insertEntry, merge, needsOf, removal } from '../../test/id-migrations.ts'
import { useTestApp } from '../../test/test-app.ts'
import { applyMigrations } from './rules.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  /** A user with copies under ids as they are. */
  async function owner(copies: Record<string, number>) {
    const member = await app().member()
    for (const [scryfallId, quantity] of Object.entries(copies)) {
      await insertEntry(app().database.db, member.account.id, { scryfallId, quantity })
    }
    return member
  }

  async function changesOf(member: MemberClient) {
    const { changes } = await member.call(listCardChanges)
    return changes.map(({ strategy, copies, copiesThere, copiesAfter }) => ({
      strategy,
      copies: [copies, copiesThere, copiesAfter],
    }))
  }

  test('a merged card is under its new id, and nothing else about it changed', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner({ [a]: 2, other: 5 })
    const [before] = await entriesUnder(member, a)
    const result = await apply(app(), [merge(a, b)])
    expect(result).toEqual({ recorded: 1, moved: 1, flagged: 0 })
    expect(await entriesUnder(member, b)).toEqual([{ ...before, scryfallId: b }])
    expect(await quantities(member)).toEqual({ [b]: 2, other: 5 })
    expect(await changesOf(member)).toEqual([{ strategy: 'merge', copies: [2, 0, 2] }])
  })

  test('merged into a card that is there, the copies add up and the earlier date stays', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const member = await owner({})
    const [early, late] = ['2020-01-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z']
    const entries = [
      { scryfallId: a, quantity: 2, addedAt: late },
      { scryfallId: b, quantity: 1, addedAt: early },
      { scryfallId: c, quantity: 4, addedAt: early },
      { scryfallId: `${c}-new`, quantity: 1, addedAt: late },
    ]
    for (const entry of entries) {
      await insertEntry(app().database.db, member.account.id, entry)
    }
    await apply(app(), [merge(a, b), merge(c, `${c}-new`)])
    expect(await quantities(member)).toEqual({ [b]: 3, [`${c}-new`]: 5 })
    for (const entry of await member.call(listCollection)) expect(entry.addedAt).toBe(early)
    expect((await changesOf(member)).map(({ copies }) => copies).sort()).toEqual([
      [2, 1, 3],
      [4, 1, 5],
    ])
  })

  test('the maximum is 99 copies, and the original count is recorded', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner({ [a]: 60, [b]: 50 })
    await apply(app(), [merge(a, b)])
    expect(await quantities(member)).toEqual({ [b]: 99 })
    expect(await changesOf(member)).toEqual([{ strategy: 'merge', copies: [60, 50, 99] }])
  })

  test('a chain ends at its last id in one go, with the copies under all of them', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const member = await owner({ [a]: 1, [b]: 2, [c]: 4 })
    await apply(app(), [merge(a, b), merge(b, c)])
    expect(await quantities(member)).toEqual({ [c]: 7 })
    expect(await changesOf(member)).toHaveLength(2)
  })

  test('a chain that grows later is followed further', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const member = await owner({ [a]: 1 })
    await apply(app(), [merge(a, b)])
    expect(await quantities(member)).toEqual({ [b]: 1 })
    await apply(app(), [merge(b, c)])
    expect(await quantities(member)).toEqual({ [c]: 1 })
  })

  test('a circle changes nothing', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner({ [a]: 1, [b]: 2 })
    const result = await apply(app(), [merge(a, b), merge(b, a)])
    expect(result).toEqual({ recorded: 2, moved: 0, flagged: 0 })
    expect(await quantities(member)).toEqual({ [a]: 1, [b]: 2 })
  })

  test('a deleted card stays as it is, and is marked', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner({ [a]: 2, [b]: 3, other: 1 })
    const result = await apply(app(), [removal(a), merge(b, a)])
    expect(result).toEqual({ recorded: 2, moved: 0, flagged: 2 })
    expect(await quantities(member)).toEqual({ [a]: 2, [b]: 3, other: 1 })
    expect(await withdrawn(member)).toEqual([a, b].sort())
    expect(await changesOf(member)).toContainEqual({ strategy: 'delete', copies: [2, 0, 2] })
  })

  test('a deleted card that the service lists again is not marked any more', async () => {
    const a = freshId('a')
    const member = await owner({ [a]: 2 })
    await apply(app(), [removal(a)])
    expect(await withdrawn(member)).toEqual([a])
    expect(await apply(app(), [], [a])).toEqual({ recorded: 0, moved: 0, flagged: 0 })
    expect(await withdrawn(member)).toEqual([])
    expect(await quantities(member)).toEqual({ [a]: 2 })
  })

  test('a deleted card that is merged later moves, and is not marked any more', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner({ [a]: 2, [b]: 1 })
    await apply(app(), [removal(a, { performedAt: '2026-01-01' })])
    await apply(app(), [merge(a, b, { performedAt: '2026-02-01' })])
    expect(await quantities(member)).toEqual({ [b]: 3 })
    expect(await withdrawn(member)).toEqual([])
  })

  test('running again records and changes nothing', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const member = await owner({ [a]: 2, [b]: 1, [c]: 4 })
    const migrations = [merge(a, b), removal(c)]
    await apply(app(), migrations)
    const before = [await member.call(listCollection), await member.call(listCardChanges)]
    app().clock.moveForward(1000)
    expect(await apply(app(), migrations)).toEqual({ recorded: 0, moved: 0, flagged: 0 })
    expect([await member.call(listCollection), await member.call(listCardChanges)]).toEqual(before)
  })

  test('rows that come under an old id afterwards are taken along by the next run', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    await apply(app(), [merge(a, b)])
    const member = await owner({ [a]: 2, [b]: 1 })
    expect(await apply(app(), [])).toEqual({ recorded: 0, moved: 1, flagged: 0 })
    expect(await quantities(member)).toEqual({ [b]: 3 })
  })

  test('a list that breaks off keeps what was read; the next run continues from there', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner({ [a]: 1 })
    async function* broken() {
      for (let i = 0; i < 500; i++) yield merge(i === 0 ? a : freshId('x'), b)
      throw new Error('connection lost')
    }
    await expect(applyMigrations(needsOf(app()), broken())).rejects.toThrow('connection lost')
    expect(await apply(app(), [])).toMatchObject({ moved: 1 })
    expect(await quantities(member)).toEqual({ [b]: 1 })
  })

  test("everybody's cards are moved, and each is notified of their own only", async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const [one, two, third] = [
      await owner({ [a]: 2, [b]: 1 }),
      await owner({ [a]: 5 }),
      await owner({ other: 9 }),
    ]
    await apply(app(), [merge(a, b)])
    expect(await quantities(one)).toEqual({ [b]: 3 })
    expect(await quantities(two)).toEqual({ [b]: 5 })
    expect(await quantities(third)).toEqual({ other: 9 })
    expect(await changesOf(one)).toEqual([{ strategy: 'merge', copies: [2, 1, 3] }])
    expect(await changesOf(two)).toEqual([{ strategy: 'merge', copies: [5, 0, 5] }])
    expect(await changesOf(third)).toEqual([])
  })

  test('a card that is added again adds to the moved one', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const member = await owner({ [a]: 2 })
    await apply(app(), [merge(a, b)])
    const added = await member.call(addToCollection, { input: { scryfallId: b } })
    expect(added.quantity).toBe(3)
  })
})

async function entriesUnder(member: MemberClient, scryfallId: string) {
  return (await member.call(listCollection)).filter((entry) => entry.scryfallId === scryfallId)
}

async function quantities(member: MemberClient): Promise<Record<string, number>> {
  const entries = await member.call(listCollection)
  return Object.fromEntries(entries.map((entry) => [entry.scryfallId, entry.quantity]))
}

async function withdrawn(member: MemberClient): Promise<string[]> {
  const entries = await member.call(listCollection)
  return entries.flatMap((entry) => (entry.withdrawnAt ? [entry.scryfallId] : [])).sort()
}
