import { randomUUID } from 'node:crypto'
import {
  commitImport,
  limits,
  listCollectionChanges,
  listImports,
  startImport,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { clientOf, type MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { commit, rowsOf, send, upload, uploadRefusal } from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const { goblinGuideZendikar: guide, lightningBoltAlpha: bolt } = printing
const content = '4 Goblin Guide (ZEN) 126\n1 Lightning Bolt (LEA) 161'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  /** The same person at another server on the same database. */
  async function elsewhere() {
    return clientOf(await app().another(), '10.9.9.9', member.session())
  }

  test('a file sent again with its key is there already', async () => {
    const key = randomUUID()
    const first = await upload(member, { content, key })
    expect(first.id).toBe(key)
    app().clock.moveForward(60_000)
    expect(await upload(member, { content, key: key.toUpperCase() })).toEqual(first)
    expect(await member.call(listImports)).toEqual([first])
  })

  test('a file sent five times at once, to two servers, is there once', async () => {
    const key = randomUUID()
    const other = await elsewhere()
    const senders = [member, other, member, other, member]
    const all = await Promise.all(senders.map((one) => upload(one, { content, key })))
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([key]))
    expect(await member.call(listImports)).toEqual([all[0]])
    expect(await rowsOf(member, key)).toHaveLength(2)
  })

  test('a key is for one file and its name', async () => {
    const key = randomUUID()
    const first = await upload(member, { content, key })
    const used = { status: 422, code: 'idempotency_key_used' }
    expect(await uploadRefusal(member, { content: `${content}\n`, key })).toMatchObject(used)
    expect(await uploadRefusal(member, { content, key, name: 'b.csv' })).toMatchObject(used)
    expect(await member.call(listImports)).toEqual([first])
    const bad = { status: 400, code: 'bad_idempotency_key' }
    expect(await uploadRefusal(member, { content, key: 'seven' })).toMatchObject(bad)
  })

  test('without a key the same file twice is two imports', async () => {
    const [one, other] = [await upload(member, content), await upload(member, content)]
    expect(one.id).not.toBe(other.id)
    expect(await member.call(listImports)).toHaveLength(2)
  })

  test('more imports than a user can have are refused, also when they come at once', async () => {
    const other = await elsewhere()
    const senders = [member, other, member, other, member, other, member, other]
    const all = await Promise.all(senders.map((one) => send(one, { content })))
    const refused = all.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map((one) => one.json().code)).toEqual(Array(3).fill('import_limit_reached'))
    const there = await member.call(listImports)
    expect(there).toHaveLength(limits.openImports)
    expect(there.map(({ counts }) => counts.ready)).toEqual(Array(5).fill(2))
    expect(await uploadRefusal(member, { content })).toMatchObject({ status: 409 })
    await commit(member, there[0]?.id ?? '')
    await upload(member, content)
  })

  test('a commit sent again with its key is not done again, and says the same', async () => {
    const { id } = await upload(member, `${content}\n1 No Such Card At All`)
    const key = randomUUID()
    const first = await commit(member, id, { key })
    expect(first).toEqual({ changeId: key, printings: 2, rowsLeft: 1 })
    expect(await commit(member, id, { key })).toEqual(first)
    expect(await owned(member)).toEqual({ [guide]: '4 nonfoil', [bolt]: '1 nonfoil' })
    const otherMode = { params: { id }, input: { mode: 'replace' }, key }
    const used = await member.refusal(commitImport, otherMode)
    expect(used).toMatchObject({ status: 422, code: 'idempotency_key_used' })
  })

  test('so it is after the import is gone', async () => {
    const { id } = await upload(member, content)
    const key = randomUUID()
    const first = await commit(member, id, { key })
    expect(await commit(member, id, { key })).toEqual(first)
    expect(first.rowsLeft).toBe(0)
    expect((await member.call(listCollectionChanges)).total).toBe(1)
  })

  test('commits at once, at two servers, add the copies once', async () => {
    const { id } = await upload(member, `${content}\n1 No Such Card At All`)
    const other = await elsewhere()
    const request = { method: 'POST', url: `${startImport.path}/${id}/commit` } as const
    const payload = { mode: 'merge' }
    const all = await Promise.all(
      [member, other, member, other].map((one) => one.send({ ...request, payload })),
    )
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await owned(member)).toEqual({ [guide]: '4 nonfoil', [bolt]: '1 nonfoil' })
  })

  test('commits of two imports at once wait for each other', async () => {
    const [one, other] = [await upload(member, content), await upload(member, content)]
    const both = await Promise.all([commit(member, one.id), commit(member, other.id)])
    expect(both).toMatchObject([{ printings: 2 }, { printings: 2 }])
    expect(await owned(member)).toEqual({ [guide]: '8 nonfoil', [bolt]: '2 nonfoil' })
  })
})
