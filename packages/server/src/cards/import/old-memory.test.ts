import { expect, test } from 'vitest'
import { isOldMemoryFound } from '../../test/memory-errand.ts'
import { giveOldMemoryBack } from './old-memory.ts'

test('what nobody holds any more is found', async () => {
  expect(await isOldMemoryFound({ patience: 10 })).toBe(true)
})

test('what somebody holds stays', async () => {
  const held = new Uint8Array(1 << 20).fill(7)
  await giveOldMemoryBack()
  expect(held.at(-1)).toBe(7)
})
