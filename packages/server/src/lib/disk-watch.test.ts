import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testClock } from '../test/test-clock.ts'
import { freeBytes } from './disk-space.ts'
import { diskWatch } from './disk-watch.ts'

const minuteMs = 60_000

/** A watch over a disk whose free space the test sets, and its warnings. */
function watchOf(free: number) {
  const lines: string[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) })
  const disk = { free }
  const clock = testClock()
  const watch = diskWatch({ folder: '/data', clock, log, measure: async () => disk.free })
  return { watch, clock, disk, warnings: () => lines.map((line) => JSON.parse(line)) }
}

test('a disk that is almost full is warned of once an hour, with its path and free space', async () => {
  const { watch, clock, warnings } = watchOf(400_000_000)
  for (let minute = 0; minute < 119; minute++) {
    await watch.look()
    clock.moveForward(minuteMs)
  }
  expect(warnings()).toMatchObject([
    { level: 40, folder: '/data', freeBytes: 400_000_000 },
    { level: 40, folder: '/data', freeBytes: 400_000_000 },
  ])
})

test('a disk with room is not warned of, until it fills up', async () => {
  const { watch, disk, warnings } = watchOf(600_000_000)
  await watch.look()
  expect(warnings()).toEqual([])
  disk.free = 499_999_999
  await watch.look()
  expect(warnings()).toHaveLength(1)
})

test('the free space of a folder is measured', async () => {
  expect(await freeBytes(tmpdir())).toBeGreaterThan(0)
  await expect(freeBytes('/no/such/folder')).rejects.toThrow('ENOENT')
})
