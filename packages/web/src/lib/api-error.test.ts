import { expect, test } from 'vitest'
import { ApiError, isSessionExpired, messageOf } from './api-error.ts'

const refused = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ message, code: 'any' }))

test('the error message contains the status and the response body', () => {
  expect(new ApiError(502, 'Bad Gateway').message).toBe('502: Bad Gateway')
  expect(refused(401, 'Authentication required').message).toBe(
    '401: {"message":"Authentication required","code":"any"}',
  )
})

test('the server’s message is used; a proxy’s page is not', () => {
  expect(messageOf(refused(409, 'That is taken.'), 'Try again.')).toBe('That is taken.')
  expect(messageOf(new ApiError(502, '<h1>Bad Gateway</h1>'), 'Try again.')).toBe('Try again.')
  expect(messageOf(new TypeError('Failed to fetch'), 'Try again.')).toBe('Try again.')
})

test('a 401 means an expired session only with the matching code, not after a wrong password', () => {
  expect(isSessionExpired(refused(401, 'Authentication required'))).toBe(true)
  expect(isSessionExpired(new ApiError(401, 'Unauthorized'))).toBe(true)
  expect(isSessionExpired(new ApiError(401, 'Invalid session'))).toBe(true)
  expect(isSessionExpired(refused(401, 'Invalid email or password'))).toBe(false)
  expect(isSessionExpired(refused(500, 'Authentication required'))).toBe(false)
  expect(isSessionExpired(null)).toBe(false)
})
