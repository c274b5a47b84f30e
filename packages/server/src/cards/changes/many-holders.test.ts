import { expect, test } from 'vitest'
import { onOneEngine } from '../../test/engines.ts'
import { apply, freshId, merge, removal } from '../../test/id-migrations.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('more holders than are listed at once are all found', async () => {
    const [a, b] = [freshId('a'), freshId('b')]
    const { db } = app().database
    const users = Array.from({ length: 510 }, (_, i) => ({
      id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
      email: `${i}@example.org`,
      email_key: `${i}@example.org`,
      password: '',
      role: 'user',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    }))
    await db.insertInto('users').values(users).execute()
    const rows = users.map(({ id, created_at }) => ({
      id,
      user_id: id,
      scryfall_id: a,
      quantity: 1,
      added_at: created_at,
    }))
    await db.insertInto('collection').values(rows).execute()
    expect(await apply(app(), [removal(a)])).toMatchObject({ flagged: 510 })
    expect(await apply(app(), [merge(a, b, { performedAt: '2026-09-01' })])).toMatchObject({
      moved: 510,
    })
  })
})
