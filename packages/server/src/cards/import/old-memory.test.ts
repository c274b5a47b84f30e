import { expect, test } from 'vitest'
import { giveOldMemoryBack } from './old-memory.ts'

const bytes = 150 << 20
const patience = 20

test('memory that nobody holds any more comes back', async () => {
  const before = process.memoryUsage().arrayBuffers
  const held = [new ArrayBuffer(bytes)]
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(bytes / 2)
  held.length = 0
  const left = () => process.memoryUsage().arrayBuffers - before
  for (let times = 0; times < patience && left() > bytes / 2; times++) await giveOldMemoryBack()
  expect(left()).toBeLessThan(bytes / 2)
})
