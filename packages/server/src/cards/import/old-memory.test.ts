import { expect, test } from 'vitest'
import { giveOldMemoryBack } from './old-memory.ts'

/** A worker of tests has a large heap, through which the engine goes in small steps. */
const patience = 100

test('what nobody holds any more is found', async () => {
  const old = new WeakRef(new ArrayBuffer(1 << 20))
  for (let times = 0; times < patience && old.deref(); times++) await giveOldMemoryBack()
  expect(old.deref()).toBeUndefined()
})

test('what somebody holds stays', async () => {
  const held = new Uint8Array(1 << 20).fill(7)
  await giveOldMemoryBack()
  expect(held.at(-1)).toBe(7)
})
