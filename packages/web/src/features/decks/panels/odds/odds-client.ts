import { type DeckSheet, type Odds, oddsOf } from '@manafolio/deck'

export interface OddsRequest {
  sheet: DeckSheet
  options: { trials: number; seed: number }
}

/** The part of a worker that is used; it answers each request with odds. */
export type OddsWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>

/** A fixed seed, so that the same deck always has the same odds. */
const options = { trials: 20_000, seed: 1 }

/**
 * Requests the odds of decks from a worker, one at a time. Only the newest deck matters: while one is
 * computed the next waits, and those in between are skipped. Without a worker, or when it fails, the main
 * thread computes them.
 */
export function oddsClient(
  startWorker: () => OddsWorker | null,
  onOdds: (odds: Odds, sheet: DeckSheet) => void,
) {
  let worker = startWorker()
  let newest: DeckSheet | null = null
  let current: DeckSheet | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = {
    message: ({ data }: MessageEvent<Odds>) => receive(data),
    error: fallBack,
  }
  worker?.addEventListener('message', listeners.message)
  worker?.addEventListener('error', listeners.error)

  function next() {
    if (newest === null || current !== null) return
    const sheet = newest
    current = sheet
    if (worker) worker.postMessage({ sheet, options } satisfies OddsRequest)
    // After a pending render.
    else timer = setTimeout(() => receive(oddsOf(sheet, options)))
  }

  function receive(odds: Odds) {
    const sheet = current
    current = null
    if (sheet && sheet === newest) {
      newest = null
      onOdds(odds, sheet)
    }
    next()
  }

  function fallBack() {
    stopWorker()
    current = null
    next()
  }

  function stopWorker() {
    worker?.removeEventListener('message', listeners.message)
    worker?.removeEventListener('error', listeners.error)
    worker?.terminate()
    worker = null
  }

  return {
    request(sheet: DeckSheet) {
      newest = sheet
      next()
    },
    close() {
      newest = null
      clearTimeout(timer)
      stopWorker()
    },
  }
}
