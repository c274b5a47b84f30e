import { utimes } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { useFolder } from '../../test/bulk-files.ts'
import { bulkOrigin } from './fingerprint.ts'

const folder = useFolder()

describe('the day of the prices of a bulk file', () => {
  test.each([
    'default-cards-20260908090157.jsonl.gz',
    'default-cards-20260908210157.json',
    'default-cards-20260908090157',
  ])('is the one in the name %s', async (name) => {
    const file = await folder.write(name, '{}')
    expect((await bulkOrigin(file)).pricesAsOf).toBe('2026-09-08')
  })

  test('is the one in the name that was gzipped, when the file got another', async () => {
    const file = await folder.write('cards.gz', gzipWithName('default-cards-20260908090157.jsonl'))
    expect((await bulkOrigin(file)).pricesAsOf).toBe('2026-09-08')
  })

  test.each(['cards.jsonl', 'default-cards-20261308090157.jsonl', 'cards-20260230090157.json'])(
    'is unknown for %s, whatever the times of the copy',
    async (name) => {
      const file = await folder.write(name, gzipWithName('cards.jsonl', 1_788_858_117))
      await utimes(file, new Date('2026-11-21'), new Date('2026-11-21'))
      expect((await bulkOrigin(file)).pricesAsOf).toBe('')
    },
  )
})

/** Gzipped data whose header has the name of the file, and the time when it was packed. */
function gzipWithName(name: string, seconds = 0): Buffer {
  const packed = gzipSync('{}')
  packed.writeUInt8(0x08, 3)
  packed.writeUInt32LE(seconds, 4)
  return Buffer.concat([packed.subarray(0, 10), Buffer.from(`${name}\0`), packed.subarray(10)])
}
