import type { QueryClient } from '@tanstack/react-query'
import { onceReachable } from '../../../../lib/use-connection.ts'

/** The pauses between retries double from the first to the longest. */
const pauses = { firstMs: 3_000, longestMs: 15_000 }

/** When writes that got no response are sent again: after a pause, and once the server is reachable. */
export class WriteRetries {
  readonly #queryClient: QueryClient
  readonly #retry: () => void
  #stopWatching: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #pauseMs = pauses.firstMs

  constructor(queryClient: QueryClient, retry: () => void) {
    this.#queryClient = queryClient
    this.#retry = retry
  }

  /** Called before a request is sent, which can fail at once. */
  watch(): void {
    this.#stopWatching ??= onceReachable(this.#queryClient, this.#retry)
  }

  schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#retry, this.#pauseMs)
    this.#pauseMs = Math.min(this.#pauseMs * 2, pauses.longestMs)
  }

  /** Called when nothing is left to send. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#pauseMs = pauses.firstMs
    this.#stopWatching?.()
    this.#stopWatching = undefined
  }
}
