import { expect, test } from 'vitest'
import { merge } from '../../test/id-migrations.ts'
import { idRedirects } from './id-redirects.ts'

test('of two changes of one id at one time that with the higher id counts, in any order', () => {
  const performedAt = '2026-01-01'
  const first = merge('a', 'b', { id: '1111', performedAt })
  const second = merge('a', 'c', { id: '2222', performedAt })
  for (const both of [
    [first, second],
    [second, first],
  ]) {
    const lead = idRedirects(both, () => false).leads.get('a')
    expect(lead).toEqual({ kind: 'moved', to: 'c', migrationId: '2222' })
  }
})
