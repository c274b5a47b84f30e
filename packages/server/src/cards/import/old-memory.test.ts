import { expect, test } from 'vitest'
import { isOldMemoryFound } from '../../test/memory-job.ts'
import { nudgeGc } from './old-memory.ts'

test('what nobody holds any more is found', async () => {
  expect(await isOldMemoryFound({ patience: 10 })).toBe(true)
})

test('what a user holds stays', async () => {
  const held = new Uint8Array(1 << 20).fill(7)
  await nudgeGc()
  expect(held.at(-1)).toBe(7)
})
