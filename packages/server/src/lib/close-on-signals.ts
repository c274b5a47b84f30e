import type { FastifyBaseLogger } from 'fastify'

interface Closing {
  signals: readonly NodeJS.Signals[]
  /** The process ends after so long all the same. */
  limitMs: number
  close: () => Promise<void>
  /** Whether a second signal is ignored, since who sends them may do so twice; else it ends the process. */
  ignoresSecond?: boolean
}

/** A signal finishes what is in progress, and then ends the process. */
export function closeOnSignals(
  log: FastifyBaseLogger,
  { signals, limitMs, close, ignoresSecond = false }: Closing,
): void {
  let isClosing = false
  for (const signal of signals) {
    process.on(signal, async () => {
      if (isClosing && ignoresSecond) return
      if (isClosing) process.exit(1)
      isClosing = true
      setTimeout(() => {
        log.error(`the server did not stop within ${limitMs / 1000} seconds, and is ended`)
        process.exit(1)
      }, limitMs).unref()
      await close()
      process.exit(0)
    })
  }
}
