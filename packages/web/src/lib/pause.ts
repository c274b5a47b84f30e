/** Waits; an abort ends the wait immediately, with its reason. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const timer = setTimeout(finish, ms)
    signal?.addEventListener('abort', giveUp, { once: true })

    function finish() {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    function giveUp() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
  })
}
