import { brokenOff, tooLate } from './requests.ts'

/** Gives up when nothing comes for too long, or when the caller aborts. */
export interface SilenceWatch {
  signal: AbortSignal
  /** Hands on what comes; the time that its reader takes does not count. What breaks is named. */
  watched<T>(chunks: AsyncIterable<T>): AsyncGenerator<T>
  end(): void
}

/** The watch begins at once. */
export function watchSilence(ms: number, outer: AbortSignal | undefined): SilenceWatch {
  const stop = new AbortController()
  const giveUp = () => stop.abort(outer?.reason)
  if (outer?.aborted) giveUp()
  outer?.addEventListener('abort', giveUp)
  let timer = begin()
  return {
    signal: stop.signal,
    async *watched(chunks) {
      try {
        for await (const chunk of chunks) {
          clearTimeout(timer)
          yield chunk
          timer = begin()
        }
      } catch (error) {
        throw stop.signal.aborted ? stop.signal.reason : brokenOff(error)
      }
    },
    end() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', giveUp)
      stop.abort() // an answer that nobody reads to its end goes no further
    },
  }

  function begin() {
    return setTimeout(() => stop.abort(tooLate(ms)), ms)
  }
}
