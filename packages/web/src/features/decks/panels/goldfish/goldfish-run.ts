import { type DeckSheet, type Goldfish, type GoldfishOptions, goldfishOf } from '@manafolio/deck'

export interface GoldfishRequest {
  sheet: DeckSheet
  options: GoldfishOptions
}

/** The part of a worker that is used; it answers a request with the averages after each step. */
export type GoldfishWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

/**
 * Plays the games in a worker of their own, and returns what stops them: another deck has other games.
 * Without a worker, or when it fails, the main thread plays them, a step at a time.
 */
export function runGoldfish(
  request: GoldfishRequest,
  startWorker: () => GoldfishWorker | null,
  onStep: (step: Goldfish) => void,
): () => void {
  const worker = startWorker()
  let stopHere = () => {}
  let isStopped = false
  const playHere = () => {
    if (!isStopped) stopHere = playInSteps(request, onStep)
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<Goldfish>) => {
    if (!isStopped) onStep(data)
  })
  worker?.addEventListener('error', () => {
    worker.terminate()
    playHere()
  })
  if (worker) worker.postMessage(request)
  else playHere()
  return () => {
    isStopped = true
    worker?.terminate()
    stopHere()
  }
}

function playInSteps({ sheet, options }: GoldfishRequest, onStep: (step: Goldfish) => void) {
  const steps = goldfishOf(sheet, options)
  let timer: ReturnType<typeof setTimeout>
  function play() {
    const { value, done } = steps.next()
    if (done) return
    onStep(value)
    timer = setTimeout(play)
  }
  timer = setTimeout(play)
  return () => clearTimeout(timer)
}
