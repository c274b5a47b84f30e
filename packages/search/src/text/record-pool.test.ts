import { expect, test } from 'vitest'
import { readRecord, recordPool, recordWriter } from './record-pool.ts'

test('records come back in the order requested', () => {
  const writer = recordWriter()
  const [opt, bolt] = [{ name: 'Opt' }, { name: 'Böłt 🂡' }].map((record) => writer.add(record))
  const pool = recordPool(writer.stream([bolt ?? -1, opt ?? -1]))
  expect([0, 1].map((index) => readRecord(pool, index))).toEqual([
    { name: 'Böłt 🂡' },
    { name: 'Opt' },
  ])
})

test('records may need more room than there was at first', () => {
  const writer = recordWriter()
  const text = '€'.repeat(300_000)
  const numbers = [0, 1, 2].map((number) => writer.add({ number, text }))
  const pool = recordPool(writer.stream(numbers))
  expect(numbers.map((number) => readRecord(pool, number))).toEqual(
    numbers.map((number) => ({ number, text })),
  )
})
