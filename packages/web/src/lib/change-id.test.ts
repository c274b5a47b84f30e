import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { newChangeId, uuidOf } from './change-id.ts'

const isUuid = (text: string) => z.uuidv4().safeParse(text).success

test('a new name is a UUID, and each time another', () => {
  const [first, second] = [newChangeId(), newChangeId()]
  expect([first, second].every(isUuid)).toBe(true)
  expect(first).not.toBe(second)
})

test('a page that did not come over https makes UUIDs too', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(isUuid(newChangeId())).toBe(true)
})

test('only the bits of version and variant are given', () => {
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
  expect(uuidOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
