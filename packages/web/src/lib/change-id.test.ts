import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { newChangeId, uuidOf } from './change-id.ts'

const isUuid = (text: string) => z.uuidv4().safeParse(text).success

test('each new id is a different UUID', () => {
  const [first, second] = [newChangeId(), newChangeId()]
  expect([first, second].every(isUuid)).toBe(true)
  expect(first).not.toBe(second)
})

test('pages that are not served over https create UUIDs too', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(isUuid(newChangeId())).toBe(true)
})

test('only the version and variant bits are fixed', () => {
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
  expect(uuidOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
