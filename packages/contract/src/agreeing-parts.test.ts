import { expect, test } from 'vitest'
import { passwordChange } from './account-settings.ts'
import { getNamedCard } from './card-data/cards.ts'
import { passwordReset } from './password-reset.ts'

const password = 'a brand new passphrase'

/** The messages about mismatches; none when everything matches. */
function refusals(schema: { safeParse(value: unknown): { error?: Failure } }, value: object) {
  return (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)
}

type Failure = { issues: { message: string }[] } | undefined

test.each([
  [passwordChange, { currentPassword: 'the old one' }, 'New passwords do not match'],
  [passwordReset, { token: 'any' }, 'Passwords do not match'],
])('a new password must be repeated exactly', (schema, facts, message) => {
  const input = { ...facts, newPassword: password }
  expect(refusals(schema, { ...input, confirmPassword: password })).toEqual([])
  expect(refusals(schema, { ...input, confirmPassword: `${password}!` })).toEqual([message])
})

test('a card is requested by exact or fuzzy name, but not both', () => {
  expect(refusals(getNamedCard.input, { exact: 'Shock' })).toEqual([])
  expect(refusals(getNamedCard.input, { fuzzy: 'shok' })).toEqual([])
  expect(refusals(getNamedCard.input, { exact: 'Shock', fuzzy: 'shok' })).toHaveLength(1)
  expect(refusals(getNamedCard.input, {})).toHaveLength(1)
})
