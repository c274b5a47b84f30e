import { getSite } from '@manafolio/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from './api.ts'
import { isWithoutServer } from './outage.ts'

test('what does not begin to arrive in time fails as without a network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const never = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  vi.stubGlobal('fetch', never)
  onTestFinished(() => void vi.unstubAllGlobals())
  const outcome = call(getSite).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(isWithoutServer(await outcome)).toBe(true)
  const controller = new AbortController()
  const aborted = call(getSite, { signal: controller.signal }).catch((error: unknown) => error)
  controller.abort(new Error('the page is left'))
  expect(await aborted).toMatchObject({ message: 'the page is left' })
})
