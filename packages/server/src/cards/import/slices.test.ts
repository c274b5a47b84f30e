import { setImmediate } from 'node:timers/promises'
import type { Steps } from '@manafolio/search'
import { expect, test } from 'vitest'
import { inSlices } from './snapshot-file.ts'

/** Keeps the thread busy for a while: a step of work. */
function work(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end; );
}

function* steps(count: number, ms: number): Steps<string> {
  for (let step = 0; step < count; step++) {
    work(ms)
    yield
  }
  return 'done'
}

const nothingToFill = () => Promise.reject(new Error('nothing was asked for'))

/** How often others had their turn while this ran. */
async function turnsDuring(running: Promise<unknown>) {
  const state = { isRunning: true, eventLoopYielder: 0 }
  running.finally(() => {
    state.isRunning = false
  })
  while (state.isRunning) {
    await setImmediate()
    state.eventLoopYielder++
  }
  return state.eventLoopYielder
}

test('long work gives way many times', async () => {
  const running = inSlices(steps(60, 2), nothingToFill)
  expect(await turnsDuring(running)).toBeGreaterThan(8)
  expect(await running).toBe('done')
})

test('a thousand steps that take no time are one slice or few', async () => {
  const running = inSlices(steps(1000, 0), nothingToFill)
  expect(await turnsDuring(running)).toBeLessThan(100)
})

test('what a step asks for is there in the next', async () => {
  function* sum(): Steps<number> {
    const into = new Uint8Array(3)
    yield { offset: 5, into }
    return into.reduce((total, byte) => total + byte, 0)
  }
  const filled = await inSlices(sum(), async ({ offset, into }) => {
    into.fill(offset)
  })
  expect(filled).toBe(15)
})

test('an error of the work or of the reading ends it', async () => {
  function* failing(): Steps<never> {
    yield
    throw new Error('no more')
  }
  await expect(inSlices(failing(), nothingToFill)).rejects.toThrow('no more')
  function* asking(): Steps<void> {
    yield { offset: 0, into: new Uint8Array(1) }
  }
  await expect(inSlices(asking(), nothingToFill)).rejects.toThrow('nothing was asked for')
})
