import { credentials, newAccount } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { schemaErrors } from './schema-errors.ts'

test('each field gets its first error, in the order of the form', () => {
  const errors = schemaErrors(credentials, { email: 'nobody', password: '' })
  expect(Object.entries(errors)).toEqual([
    ['email', 'Please enter a valid email address'],
    ['password', 'Password is required'],
  ])
})

test('a valid form has no errors', () => {
  expect(schemaErrors(newAccount, { email: 'a@example.com', password: 'ten letters' })).toEqual({})
})
