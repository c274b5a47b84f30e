/**
 * Why the card-data service gave nothing, as a sentence that names what happened.
 * Trying again later may help; not before `retryAfterMs`, where the service asked for that.
 */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError'
  readonly retryAfterMs: number | null

  constructor(message: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}

/** The connection failed, not the service: to ask again in a moment may help. */
export class ConnectionError extends ServiceError {
  override readonly name = 'ConnectionError'
}
