import { getSite } from '@manafolio/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call, lastAnswer } from './api.ts'
import { ApiError } from './api-error.ts'
import { isWithoutServer } from './outage.ts'

/** A response whose chunks arrive one after another. */
function answerIn(...pieces: string[]) {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of bytes) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}

test('progress is reported as it arrives, and the last line is the result', async () => {
  const shares: number[] = []
  const response = answerIn('{"share":0.2', '5}\n{"share":1}\n', '{"answer":{"rows":3}}\n')
  expect(await lastAnswer(response, (share) => shares.push(share))).toEqual({ rows: 3 })
  expect(shares).toEqual([0.25, 1])
})

test('a refusal mid-stream is an error with its status and message', async () => {
  const refusal = { status: 409, code: 'collection_full', message: 'It is full.' }
  const response = answerIn('{"share":0.5}\n', `${JSON.stringify({ refusal })}\n`)
  const error = await lastAnswer(response, () => {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 409,
    code: 'collection_full',
    serverMessage: 'It is full.',
  })
})

test('a truncated response is rejected', async () => {
  await expect(lastAnswer(answerIn('{"share":0.5}\n{"ans'), () => {})).rejects.toThrow(
    'the response ended early',
  )
})

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
