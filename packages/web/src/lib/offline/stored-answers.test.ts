import 'fake-indexeddb/auto'
import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserKey } from '../session-keys.ts'
import { clearAnswers, readAnswer, setOwner, storeAnswers } from './stored-answers.ts'

const listOf = (length: number) => Array.from({ length }, (_, at) => ({ id: `card ${at}`, at }))
const updatedAt = 5

beforeEach(async () => {
  await clearAnswers()
  setOwner('karn')
})

afterEach(() => void vi.useRealTimers())

test.each([0, 1000, 1001, 20_000])('a list of %i is read as it was stored', async (length) => {
  await storeAnswers([['list', { data: listOf(length), updatedAt }]])
  expect(await readAnswer('list')).toEqual({ data: listOf(length), updatedAt })
  expect(await readAnswer('another')).toBeUndefined()
})

test('an answer that comes while a long list is being packed is the one that is stored', async () => {
  const older = storeAnswers([['list', { data: listOf(3000), updatedAt }]])
  await storeAnswers([['list', { data: listOf(1), updatedAt: 6 }]])
  await older
  expect(await readAnswer('list')).toEqual({ data: listOf(1), updatedAt: 6 })
})

test('a page that is hidden packs the rest without a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // pauses never end by themselves
  const packing = storeAnswers([['list', { data: listOf(5000), updatedAt }]])
  document.dispatchEvent(new Event('visibilitychange'))
  await packing
  expect(await readAnswer('list')).toEqual({ data: listOf(5000), updatedAt })
})

test('what is being packed when the session ends is not stored', async () => {
  const packing = storeAnswers([['list', { data: listOf(3000), updatedAt }]])
  await clearAnswers()
  await packing
  expect(await readAnswer('list')).toBeUndefined()
})

test('another user’s answers are not read', async () => {
  await storeAnswers([[hashKey(currentUserKey), { data: { id: 'karn' }, updatedAt }]])
  await storeAnswers([['list', { data: listOf(2000), updatedAt }]])
  setOwner('jace')
  expect(await readAnswer('list')).toBeUndefined()
  await readAnswer(hashKey(currentUserKey))
  expect(await readAnswer('list')).toEqual({ data: listOf(2000), updatedAt })
})
