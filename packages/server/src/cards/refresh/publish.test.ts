import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEveryEngine } from '../../test/engines.ts'
import { useFakeService } from '../../test/fake-service/test-service.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'
import { findPublished, insertChunk, upsertPublished } from './store.ts'

onEveryEngine((engine) => {
  const fake = useFakeService()
  let site: TestSite

  beforeEach(async () => {
    site = await testSite(engine)
  })
  afterEach(() => site.remove())

  test('files published by older versions are retained while they may run, and then deleted', async () => {
    const { db } = site.database
    const publish = async (format: string, publishedAt: string) => {
      const facts = { fingerprint: 'a file', printings: 1, pricesAsOf: '2026-08-01' }
      await upsertPublished(db, { format, ...facts }, publishedAt)
      await insertChunk(db, { format, number: 0, bytes: new Uint8Array(1) })
    }
    await publish('long ago', '2026-08-01T12:00:00.000Z')
    await publish('this week', '2026-08-14T12:00:00.000Z')
    const process = await site.start({ from: { url: fake().url } })
    await process.look()
    expect(process.live.status().source).toBe('bulk')
    expect(await findPublished(db, 'long ago')).toBeUndefined()
    expect(await findPublished(db, 'this week')).toBeDefined()
    const chunks = await db.selectFrom('catalogue_chunks').select('format').execute()
    const formats = new Set(chunks.map(({ format }) => format))
    expect(formats).not.toContain('long ago')
    expect(formats).toContain('this week')
  })
})
