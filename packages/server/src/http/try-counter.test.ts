import { expect, test } from 'vitest'
import { testClock } from '../test/test-clock.ts'
import { tryCounter } from './try-counter.ts'

const minuteMs = 60_000
const perDoor = (key: string) => [{ key, max: 2, minutes: 10 }]

test('a limit is reached by as many tries as it says, for the rest of its window', () => {
  const clock = testClock()
  const tries = tryCounter(clock)
  tries.count(perDoor('a'))
  clock.moveForward(4 * minuteMs)
  expect(tries.secondsToWait(perDoor('a'))).toBe(0)
  tries.count(perDoor('a'))
  expect(tries.secondsToWait(perDoor('a'))).toBe(6 * 60)
  expect(tries.secondsToWait(perDoor('b'))).toBe(0)
  clock.moveForward(6 * minuteMs)
  expect(tries.secondsToWait(perDoor('a'))).toBe(0)
})

test('of several limits the one that takes longest counts', () => {
  const tries = tryCounter(testClock())
  const both = [
    { key: 'short', max: 1, minutes: 1 },
    { key: 'long', max: 1, minutes: 60 },
  ]
  tries.count(both)
  expect(tries.secondsToWait(both)).toBe(60 * 60)
})

test('a try that is taken back does not count, not even against a later window', () => {
  const clock = testClock()
  const tries = tryCounter(clock)
  const takeBack = tries.count(perDoor('a'))
  clock.moveForward(10 * minuteMs)
  tries.count(perDoor('a'))
  takeBack()
  tries.count(perDoor('a'))
  expect(tries.secondsToWait(perDoor('a'))).toBeGreaterThan(0)
})

test('many keys do not fill the memory: the oldest are forgotten, and no others', () => {
  const tries = tryCounter(testClock())
  const once = (key: string) => [{ key, max: 1, minutes: 10 }]
  tries.count(once('first'))
  for (let number = 0; number < 100_000; number++) tries.count(once(`door ${number}`))
  expect(tries.secondsToWait(once('door 99999'))).toBeGreaterThan(0)
  expect(tries.secondsToWait(once('first'))).toBe(0)
})
