import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { MigrationRow } from '../../test/fake-service/answer-routes.ts'
import { testClient, useFakeService } from '../../test/fake-service/test-service.ts'
import type { CardService } from './card-service.ts'

const fake = useFakeService({ rowsPerPage: 2 })

function row(id: string, changes: Partial<MigrationRow> = {}): MigrationRow {
  return {
    id,
    performed_at: '2026-08-01',
    migration_strategy: 'merge',
    old_scryfall_id: `old-${id}`,
    new_scryfall_id: `new-${id}`,
    note: null,
    ...changes,
  }
}

async function all(service: Pick<CardService, 'migrations'>) {
  const found = []
  for await (const migration of service.migrations()) found.push(migration)
  return found
}

describe('migrations of ids', () => {
  test('come as merges and deletions', async () => {
    const gone = { migration_strategy: 'delete', new_scryfall_id: null, note: 'Never printed.' }
    fake().migrate([row('1'), row('2', gone)])
    expect(await all(testClient(fake()))).toEqual([
      {
        id: '1',
        performedAt: '2026-08-01',
        strategy: 'merge',
        oldScryfallId: 'old-1',
        newScryfallId: 'new-1',
        note: null,
      },
      {
        id: '2',
        performedAt: '2026-08-01',
        strategy: 'delete',
        oldScryfallId: 'old-2',
        newScryfallId: null,
        note: 'Never printed.',
      },
    ])
  })

  test('say what the old card was, where the service tells it in a form that is known', async () => {
    const facts = { name: 'Nissa, Vastwood Seer', set_code: 'ps15', collector_number: '247' }
    const reported = [facts, { ...facts, set_code: 15, collector_number: null }, { name: 7 }, null]
    fake().migrate(reported.map((metadata, i) => row(`${i}`, { metadata })))
    const cards = (await all(testClient(fake()))).map(({ card }) => card)
    const name = 'Nissa, Vastwood Seer'
    expect(cards).toEqual([
      { name, setCode: 'ps15', collectorNumber: '247' },
      { name, setCode: null, collectorNumber: null },
      undefined,
      undefined,
    ])
  })

  test('come from all pages, in their order, with a pause between pages', async () => {
    fake().migrate(['1', '2', '3', '4', '5'].map((id) => row(id)))
    const service = testClient(fake())
    expect((await all(service)).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
    expect(fake().requests.map(({ path }) => path)).toEqual([
      '/migrations',
      '/migrations?page=2',
      '/migrations?page=3',
    ])
    expect(service.pauses).toEqual([100, 100])
  })

  test('may be none', async () => {
    expect(await all(testClient(fake()))).toEqual([])
    expect(fake().requests).toHaveLength(1)
  })

  test('of kinds that this app does not know are left out: one line in the log', async () => {
    fake().migrate([
      row('1', { migration_strategy: 'split' }),
      row('2', { new_scryfall_id: null }), // a merge with nothing
      row('3'),
    ])
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    expect((await all(testClient(fake(), { log }))).map(({ id }) => id)).toEqual(['3'])
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ count: 2, ids: ['1', '2'] })
  })

  test('in an unknown form are refused', async () => {
    fake().behave({ answers: 'wrongShape' })
    await expect(all(testClient(fake()))).rejects.toThrow(
      'the card-data service lists its migrations in an unknown form',
    )
  })

  test('whose pages lead back to one another are refused', async () => {
    const page = { data: [], has_more: true, next_page: `${fake().url}/migrations` }
    const service = testClient(fake(), { fetch: async () => Response.json(page) })
    await expect(all(service)).rejects.toThrow(
      'the card-data service lists its migrations in a circle',
    )
  })

  test('that go on nobody knows where are refused', async () => {
    const page = { data: [], has_more: true }
    const service = testClient(fake(), { fetch: async () => Response.json(page) })
    await expect(all(service)).rejects.toThrow(
      'the card-data service has more migrations and does not say where',
    )
  })
})
