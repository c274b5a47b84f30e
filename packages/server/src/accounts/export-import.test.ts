import { randomUUID } from 'node:crypto'
import { exportAccount } from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import { collectorIn } from '../test/collector.ts'
import { onEveryEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const goblinGuide = printing.goblinGuideZendikar
const noon = '2026-08-15T12:00:00.000Z'
const later = '2026-08-15T13:00:00.000Z'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('rows of files that are not in the collection are in it, in the order of each file', async () => {
    const member = await collectorIn(app())
    const { db } = app().database
    const count = 250 // more than are read at once
    await insertImport(db, member.account.id, { fileName: 'later.csv', startedAt: later, count: 1 })
    await insertImport(db, member.account.id, { fileName: 'haves.csv', startedAt: noon, count })
    const { imports } = await member.call(exportAccount)
    expect(imports).toMatchObject([
      { fileName: 'haves.csv', format: 'moxfield', startedAt: noon },
      { fileName: 'later.csv', format: 'moxfield', startedAt: later },
    ])
    const [first, ...others] = imports[0]?.rows ?? []
    expect(first).toEqual({
      line: 2,
      cells: [
        { column: 'Count', text: '3' },
        { column: 'Name', text: 'Goblin “Guide”' },
      ],
      state: 'ready',
      scryfallId: goblinGuide,
      quantity: 3,
      addedAt: noon,
      finish: 'foil',
      condition: 'LP',
      language: 'de',
    })
    expect(others.map(({ line }) => line)).toEqual(
      Array.from({ length: count - 1 }, (_, i) => i + 3),
    )
    expect(others[0]).toMatchObject({
      state: 'fix',
      scryfallId: null,
      quantity: null,
      addedAt: null,
      finish: null,
      condition: null,
      language: null,
    })
    expect(imports[1]?.rows).toHaveLength(1)
  })

  test('what the collection was worth each day is in it, oldest first', async () => {
    const member = await collectorIn(app())
    const days = Array.from({ length: 1100 }, (_, i) =>
      new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10),
    )
    const facts = { revision: 1, cents: 123_456, copies: 7, priced_copies: 6 }
    const rows = days.map((day) => ({ user_id: member.account.id, day, ...facts }))
    await app().database.db.insertInto('collection_values').values(rows.toReversed()).execute()
    const { values } = await member.call(exportAccount)
    expect(values[0]).toEqual({ day: '2023-01-01', valueUsd: 1234.56, copies: 7, pricedCopies: 6 })
    expect(values.map(({ day }) => day)).toEqual(days)
  })

  test('neither files nor days of anybody else are in it', async () => {
    const [member, other] = [await collectorIn(app()), await collectorIn(app())]
    const { db } = app().database
    await insertImport(db, other.account.id, { fileName: 'theirs.csv', startedAt: noon, count: 2 })
    const valuation = { revision: 1, cents: 1, copies: 1, priced_copies: 1 }
    await db
      .insertInto('collection_values')
      .values({ user_id: other.account.id, day: '2026-08-15', ...valuation })
      .execute()
    expect(await member.call(exportAccount)).toMatchObject({ imports: [], values: [] })
    const theirs = await other.call(exportAccount)
    expect(theirs.imports.map(({ fileName }) => fileName)).toEqual(['theirs.csv'])
    expect(theirs.values).toHaveLength(1)
  })
})

/** An import of which the first row is ready, and the others are to be fixed. */
async function insertImport(
  db: Db,
  userId: string,
  { fileName, startedAt, count }: { fileName: string; startedAt: string; count: number },
) {
  const key = { user_id: userId, import_id: randomUUID() }
  await db
    .insertInto('collection_imports')
    .values({
      user_id: userId,
      id: key.import_id,
      file_name: fileName,
      format: 'moxfield',
      started_at: startedAt,
      read_at: startedAt,
      total_rows: count,
      asked: 'a digest',
    })
    .execute()
  const cells = JSON.stringify([
    ['Count', '3'],
    ['Name', 'Goblin “Guide”'],
  ])
  const none = {
    scryfall_id: null,
    certainty: null,
    quantity: null,
    finish: null,
    condition: null,
    language: null,
    added_at: null,
    reason: 'unknown_card',
    said: 'Goblin',
    state: 'fix',
  }
  const found = {
    scryfall_id: goblinGuide,
    certainty: 'number',
    quantity: 3,
    finish: 'foil',
    condition: 'LP',
    language: 'de',
    added_at: noon,
    reason: null,
    said: null,
    state: 'ready',
  }
  const rows = Array.from({ length: count }, (_, i) => ({
    ...key,
    number: i + 1,
    line: i + 2,
    cells,
    notes: '[]',
    card: '{}',
    ...(i === 0 ? found : none),
  }))
  await db.insertInto('collection_import_rows').values(rows).execute()
}
