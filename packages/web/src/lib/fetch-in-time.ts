/** How long the start of what is only read is waited for, in milliseconds. */
const answerMs = 15_000

/**
 * Fetches what is only read. On a network that drops everything, requests neither succeed nor fail: after a
 * while this fails as without a network, with a TypeError.
 */
export async function fetchInTime(address: string, init: RequestInit): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new TypeError('no answer in time')), answerMs)
  const { signal } = init
  const abort = () => late.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort) // also while the body is read
  try {
    return await fetch(address, { ...init, signal: late.signal })
  } finally {
    clearTimeout(timer)
  }
}
