import { type DeckSheet, type Odds, oddsOf } from '@manafolio/deck'

export interface OddsQuestion {
  sheet: DeckSheet
  options: { trials: number; seed: number }
}

/** What is used of a worker that answers questions with odds, one by one. */
export type OddsWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>

/** The same deck has the same odds whenever it is looked at. */
const options = { trials: 20_000, seed: 1 }

/**
 * Asks a worker for the odds of one deck after the other. Only the newest deck matters: while one is
 * worked on, the next waits, and one that came between is never asked for. Without a worker, or when it
 * fails, the page does the work itself.
 */
export function oddsAsker(
  startWorker: () => OddsWorker | null,
  onOdds: (odds: Odds, sheet: DeckSheet) => void,
) {
  let worker = startWorker()
  let newest: DeckSheet | null = null
  let asked: DeckSheet | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = {
    message: ({ data }: MessageEvent<Odds>) => answered(data),
    error: doItHere,
  }
  worker?.addEventListener('message', listeners.message)
  worker?.addEventListener('error', listeners.error)

  function next() {
    if (newest === null || asked !== null) return
    const sheet = newest
    asked = sheet
    if (worker) worker.postMessage({ sheet, options } satisfies OddsQuestion)
    // What was just changed is drawn first.
    else timer = setTimeout(() => answered(oddsOf(sheet, options)))
  }

  function answered(odds: Odds) {
    const sheet = asked
    asked = null
    if (sheet && sheet === newest) {
      newest = null
      onOdds(odds, sheet)
    }
    next()
  }

  function doItHere() {
    stopWorker()
    asked = null
    next()
  }

  function stopWorker() {
    worker?.removeEventListener('message', listeners.message)
    worker?.removeEventListener('error', listeners.error)
    worker?.terminate()
    worker = null
  }

  return {
    ask(sheet: DeckSheet) {
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
