import type { CardService } from './card-service.ts'
import { ServiceError } from './service-error.ts'

const longestMs = 24 * 60 * 60_000

/** A service that asked for patience is asked nothing more until then, whatever it is about. */
export function patientService(service: CardService, now: () => Date): CardService {
  let asked = { message: '', untilMs: 0 }
  return {
    bulkFile: (...about) => patiently(() => service.bulkFile(...about)),
    download: (...about) => patiently(() => service.download(...about)),
    async *migrations(signal) {
      requireTime()
      try {
        yield* service.migrations(signal)
      } catch (error) {
        throw remembered(error)
      }
    },
  }

  async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    requireTime()
    try {
      return await ask()
    } catch (error) {
      throw remembered(error)
    }
  }

  function requireTime() {
    const retryAfterMs = asked.untilMs - now().getTime()
    // Longer than anybody can ask for: the clock has gone back.
    if (retryAfterMs <= 0 || retryAfterMs > longestMs) return
    throw new ServiceError(asked.message, { retryAfterMs })
  }

  function remembered(error: unknown): unknown {
    if (error instanceof ServiceError && error.retryAfterMs !== null) {
      asked = { message: error.message, untilMs: now().getTime() + error.retryAfterMs }
    }
    return error
  }
}
