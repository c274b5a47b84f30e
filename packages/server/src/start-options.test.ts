import { expect, test } from 'vitest'
import { readStartOptions } from './start-options.ts'

test('one process answers unless more are asked for', () => {
  expect(readStartOptions([])).toEqual({ workers: 1 })
  expect(readStartOptions(['--workers', '4'])).toEqual({ workers: 4 })
  expect(readStartOptions(['--workers=2'])).toEqual({ workers: 2 })
})

test.each([
  [['--workers', '0'], '--workers must be a whole number from 1 to 256.'],
  [['--workers', 'two'], '--workers must be a whole number from 1 to 256.'],
  [['--workers', '1.5'], '--workers must be a whole number from 1 to 256.'],
  [['--worker', '2'], "Unknown option '--worker'"],
  [['--workers'], "Option '--workers <value>' argument missing"],
])('%j is refused', (args, message) => {
  expect(() => readStartOptions(args)).toThrow(message)
})
