import type { CardService } from './card-service.ts'
import { ServiceError } from './service-error.ts'

const longestMs = 24 * 60 * 60_000

/** After a Retry-After the service gets no request until then. */
export function patientService(service: CardService, now: () => Date): CardService {
  let requested = { message: '', untilMs: 0 }
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

  async function patiently<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    requireTime()
    try {
      return await request()
    } catch (error) {
      throw remembered(error)
    }
  }

  function requireTime() {
    const retryAfterMs = requested.untilMs - now().getTime()
    // Longer than a service can request: the clock was set back.
    if (retryAfterMs <= 0 || retryAfterMs > longestMs) return
    throw new ServiceError(requested.message, { retryAfterMs })
  }

  function remembered(error: unknown): unknown {
    if (error instanceof ServiceError && error.retryAfterMs !== null) {
      requested = { message: error.message, untilMs: now().getTime() + error.retryAfterMs }
    }
    return error
  }
}
