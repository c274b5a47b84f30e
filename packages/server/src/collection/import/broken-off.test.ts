import { randomUUID } from 'node:crypto'
import { listImports } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '../../db/database.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { rowsOf, upload } from '../../test/importer.ts'
import { interruptedAfterReading, interruptedBeforeTransaction } from '../../test/interrupted-db.ts'
import { useTestApp } from '../../test/test-app.ts'
import { forgetBrokenOff } from './broken-off.ts'
import { startImport } from './start.ts'

const name = 'cards.csv'
/** So long that its rows are written in several pieces. */
const content = `Quantity,Name,Set code,Number\n${'1,Goblin Guide,zen,126\n'.repeat(1200)}`

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const database = () => app().database.db

  /** Reads the file at a server that may break off when so much of it is done. */
  function read(
    { account }: MemberClient,
    { key, db = database(), endsAt = 2 }: { key: string; db?: Db; endsAt?: number },
  ) {
    const { clock, catalogue } = app()
    const onProgress = (share: number) => {
      if (share > endsAt) throw new Error('broken off')
    }
    const file = { name, bytes: Buffer.from(content) }
    return startImport(
      { db, clock, catalogue },
      { userId: account.id, importId: key },
      { file, onProgress },
    )
  }

  async function breakOff(who: MemberClient, key: string = randomUUID()) {
    await expect(read(who, { key, endsAt: 0.8 })).rejects.toThrow('broken off')
    return key
  }

  const rowsLeft = async (key: string) => {
    const rows = database().selectFrom('collection_import_rows').select('number')
    return (await rows.where('import_id', '=', key).execute()).length
  }

  const forget = (db = database()) => forgetBrokenOff({ db, clock: app().clock })

  test('a server that breaks off leaves alone what another one writes of the same file', async () => {
    const key = randomUUID()
    const third = { number: 3, act: () => breakOff(member, key) } // after some of the rows
    await read(member, { key, db: interruptedBeforeTransaction(database(), third) })
    expect(await member.call(listImports)).toMatchObject([{ id: key, counts: { ready: 1200 } }])
  })

  test('a file whose reading broke off is not seen, and can be sent again', async () => {
    const key = await breakOff(member)
    expect(await member.call(listImports)).toEqual([])
    expect(await upload(member, { name, content, key })).toMatchObject({ counts: { ready: 1200 } })
    const other = await breakOff(member)
    const text = '1 Goblin Guide (ZEN) 126'
    expect(await upload(member, { content: text, key: other })).toMatchObject({ totalRows: 1 })
    expect(await rowsOf(member, other)).toHaveLength(1)
  })

  test('what broke off an hour ago is forgotten, whosever it is', async () => {
    const owners = [member, await collectorIn(app())]
    const old: string[] = []
    for (const owner of owners) old.push(await breakOff(owner))
    const whole = await upload(member, { content })
    app().clock.moveForward(59 * 60_000)
    const young = await breakOff(member)
    await forget()
    expect(await Promise.all(old.map(rowsLeft))).toEqual([500, 500])
    app().clock.moveForward(2 * 60_000)
    await forget()
    expect(await Promise.all(old.map(rowsLeft))).toEqual([0, 0])
    expect(await rowsLeft(young)).toBe(500)
    expect(await member.call(listImports)).toEqual([whole])
    expect(await rowsLeft(whole.id)).toBe(1200)
    const unread = database().selectFrom('collection_imports').select('id')
    const ids = await unread
      .where('read_at', 'is', null)
      .where('id', 'in', [...old, young])
      .execute()
    expect(ids).toEqual([{ id: young }])
  })

  test('a file that is sent again while what is left of it is being forgotten stays', async () => {
    const key = await breakOff(member)
    app().clock.moveForward(61 * 60_000)
    const act = () => upload(member, { name, content, key })
    await forget(interruptedAfterReading(database(), ['collection_imports'], { act }))
    expect(await member.call(listImports)).toMatchObject([{ id: key, counts: { ready: 1200 } }])
  })
})
