import type { FastifyBaseLogger } from 'fastify'

interface Closing {
  signals: readonly NodeJS.Signals[]
  /** The process ends after so long all the same. */
  limitMs: number
  close: () => Promise<void>
}

/** A polite signal finishes what is under way and ends the process; a second one does not wait. */
export function closeOnSignals(log: FastifyBaseLogger, { signals, limitMs, close }: Closing): void {
  let isClosing = false
  for (const signal of signals) {
    process.on(signal, async () => {
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
