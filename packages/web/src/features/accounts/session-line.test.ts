import type { AccountSession } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { deviceName, sessionFacts } from './session-line.tsx'

const now = new Date('2026-08-15T12:00:00.000Z')
const session: AccountSession = {
  id: 'phone',
  isCurrent: false,
  startedAt: '2026-08-01T08:30:00.000Z',
  lastSeenAt: '2026-08-15T10:10:00.000Z',
  expiresAt: '2026-08-31T08:30:00.000Z',
  browser: 'Firefox',
  system: 'Android',
  address: '203.0.113.*',
}

test.each([
  ['Firefox', 'Android', 'Firefox on Android'],
  [null, 'Windows', 'A browser on Windows'],
  ['Safari', null, 'Safari'],
  [null, null, 'An unknown browser'],
])('%s and %s are described as “%s”', (browser, system, expected) => {
  expect(deviceName({ ...session, browser, system })).toBe(expected)
})

test.each([
  ['2026-08-15T12:00:30.000Z', 'just now'],
  ['2026-08-15T11:46:00.000Z', 'just now'],
  ['2026-08-15T11:31:00.000Z', '30 minutes ago'],
  ['2026-08-15T11:05:00.000Z', '1 hour ago'],
  ['2026-08-15T10:10:00.000Z', '2 hours ago'],
  ['2026-08-14T12:10:00.000Z', 'yesterday'],
  ['2026-08-01T12:00:00.000Z', '14 days ago'],
])('last seen at %s is %s', (lastSeenAt, expected) => {
  expect(sessionFacts({ ...session, lastSeenAt }, now)).toContain(`last seen ${expected}`)
})

test('the current session is in use now; an unknown address is omitted', () => {
  const facts = sessionFacts({ ...session, isCurrent: true, address: null }, now)
  expect(facts).toEqual([expect.stringMatching(/^Signed in on .*2026/)])
  expect(sessionFacts(session, now).at(-1)).toBe('from 203.0.113.*')
})
